import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { type ContractSummary, type ContractType, hasSupplied } from '#domain/contract/contract.ts';
import { useContractInvoicesPath } from '#i18n/contract-paths.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Column } from '#lists/list-table.tsx';
import type { KnownColumn } from '#lists/listed-columns.ts';
import type { ContractOrder } from '#queries/contracts/contracts.ts';
import { StatusChip } from '#screens/contracts/contract-chips.tsx';
import { PaymentCell } from './payment-cell.tsx';

interface ContractColumns {
  columns: Readonly<Record<string, KnownColumn<ContractSummary>>>;
  /** Product and power of a home, as far as settings show them. */
  note: NonNullable<Column<ContractSummary>['note']>;
}

/** Columns of contracts. A home is named by its address; the number is what the search finds. */
export function useContractColumns(type: ContractType, isChoice: boolean): ContractColumns {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  const { showProduct, showPower } = useFacts().settings.contracts;
  const isGas = type === 'gas';
  const hasInvoices =
    useOpenRoutes()(isGas ? 'gas-contract-invoices' : 'contract-invoices') !== null;
  const header = (id: string) => t(`contracts.list.columns.${id}`);
  const orders = (...ids: ContractOrder[]) =>
    ids.map((id) => ({ id, text: t(`contracts.list.orders.${id}`) }));
  return {
    columns: {
      home: {
        header: header('home'),
        cell: ({ address, cups, name }) => address || cups || name,
        orders: orders('address', '-address'),
      },
      state: {
        header: header('state'),
        cell: (contract) => <StatusChip contract={contract} />,
        chip: true,
        orders: orders('state', '-state'),
      },
      payment: {
        header: header('payment'),
        cell: (contract) => <PaymentCell contract={contract} canPay={!isChoice} />,
        chip: true,
        orders: orders('-debt', 'debt'),
      },
      invoices:
        isChoice || !hasInvoices
          ? null
          : {
              header: header('invoices'),
              cell: (contract) => <InvoicesLink contract={contract} />,
              chip: true,
            },
    },
    note: ({ product, tariff, powerKw }) =>
      [
        showProduct && product,
        isGas && tariff,
        showPower && !isGas && powerKw !== null && kilowatts(powerKw),
      ]
        .filter(Boolean)
        .join(' · '),
  };
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
