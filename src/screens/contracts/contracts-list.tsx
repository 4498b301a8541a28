import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { type ContractSummary, type ContractType, hasSupplied } from '#domain/contract/contract.ts';
import type { ContractPurpose } from '#domain/contract/contract-purpose.ts';
import { contractsPerPage } from '#domain/contract/contract-types.ts';
import { useContractInvoicesPath } from '#i18n/contract-paths.ts';
import { useFormats } from '#i18n/formats.ts';
import { inSentence } from '#i18n/language.ts';
import { useTexts } from '#i18n/texts.ts';
import { List } from '#lists/list.tsx';
import type { Column } from '#lists/list-table.tsx';
import { type ContractOrder, contractsQuery } from '#queries/contracts/contracts.ts';
import { contractIcons } from '#ui/layout/contract-icons.ts';
import { StatusChip } from './contract-chips.tsx';
import { PaymentCell } from './payment-cell.tsx';
import { usePurposePath } from './use-contract-purpose.ts';
import './contracts-list.scss';

/** Contracts of a kind of supply. Gas has only "previous" and "next" (customer area, sections 2 and 9). */
export function ContractsList({
  type,
  heading,
  purpose,
}: {
  type: ContractType;
  heading: ReactNode;
  /** What a contract is chosen for; null for the plain list. */
  purpose: ContractPurpose | null;
}): ReactElement {
  const { t, language } = useTexts();
  const { contracts: settings } = useFacts().settings;
  const pathOf = usePurposePath(purpose);
  const isGas = type === 'gas';
  return (
    <List
      texts="contracts.list."
      caption={t('contracts.list.caption', {
        type: inSentence(t(`contracts.types.${type}`), language),
      })}
      icon={contractIcons[type]}
      query={(wanted) => contractsQuery({ ...wanted, type })}
      heading={heading}
      columns={useColumns(isGas, purpose !== null)}
      rowKey={({ id }) => id}
      link={{
        to: pathOf,
        about: ({ name }) => t('contracts.list.contract', { name }),
        own: purpose
          ? { header: t('contracts.list.columns.actions'), text: t('contracts.list.select') }
          : undefined,
      }}
      sizes={settings.pageSizes}
      usualSize={contractsPerPage(settings, type)}
      steps={
        isGas
          ? { previous: t('contracts.list.previous'), next: t('contracts.list.next') }
          : undefined
      }
      searchDelay={settings.dontShowSearchFilter ? null : settings.searchDelayMs}
    />
  );
}

/** A home by its address, with product and power below it as far as settings show them; the number is what the search finds. */
function useColumns(isGas: boolean, isChoice: boolean): Column<ContractSummary>[] {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  const { showProduct, showPower } = useFacts().settings.contracts;
  const hasInvoices =
    useOpenRoutes()(isGas ? 'gas-contract-invoices' : 'contract-invoices') !== null;
  const note = ({ product, tariff, powerKw }: ContractSummary) =>
    [
      showProduct && product,
      isGas && tariff,
      showPower && !isGas && powerKw !== null && kilowatts(powerKw),
    ]
      .filter(Boolean)
      .join(' · ');
  const orders = (...ids: ContractOrder[]) =>
    ids.map((id) => ({ id, text: t(`contracts.list.orders.${id}`) }));
  const column = (id: string, cell: Column<ContractSummary>['cell'], more = {}) => ({
    id,
    header: t(`contracts.list.columns.${id}`),
    cell,
    ...more,
  });
  return [
    column('home', ({ address, cups, name }) => address || cups || name, {
      primary: true,
      note,
      orders: orders('address', '-address'),
    }),
    column('state', (contract) => <StatusChip contract={contract} />, {
      chip: true,
      orders: orders('state', '-state'),
    }),
    column('payment', (contract) => <PaymentCell contract={contract} canPay={!isChoice} />, {
      chip: true,
      align: 'end',
      orders: orders('-debt', 'debt'),
    }),
    ...(isChoice || !hasInvoices
      ? []
      : [
          column('invoices', (contract) => <InvoicesLink contract={contract} />, {
            align: 'end',
            chip: true,
          }),
        ]),
  ];
}

/** The way from a row to the invoices of its contract. */
function InvoicesLink({ contract }: { contract: ContractSummary }): ReactElement | null {
  const { t } = useTexts();
  const invoicesOf = useContractInvoicesPath();
  if (!hasSupplied(contract)) return null;
  return (
    <Link className="payment-link" to={invoicesOf(contract)}>
      {t('contracts.list.invoices')}
      <span className="visually-hidden">
        {' '}
        {t('contracts.list.invoices-of', {
          home: contract.address || contract.cups || contract.name,
        })}
      </span>
    </Link>
  );
}
