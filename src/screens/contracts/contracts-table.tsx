import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useFacts } from '#config/facts-provider.tsx';
import { activeFirst, type ContractSummary, type ContractType } from '#domain/contract.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PaymentChip, StatusChip } from './contract-chips.tsx';
import { useContractPath } from './contract-path.ts';
import { CupsCode } from './cups-code.tsx';

interface ContractsTableProps {
  type: ContractType;
  contracts: readonly ContractSummary[];
  /** True while another page is on its way. */
  busy: boolean;
}

/** Rows of contracts, active ones first; which columns there are depends on the supply and on settings. */
export function ContractsTable({ type, contracts, busy }: ContractsTableProps): ReactElement {
  const { t } = useTexts();
  const columns = useColumns(type);
  return (
    <DataTable
      caption={t('contracts.list.caption', { type: t(`contracts.types.${type}`).toLowerCase() })}
      columns={columns}
      rows={activeFirst(contracts)}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}

function useColumns(type: ContractType): Column<ContractSummary>[] {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  const pathOf = useContractPath();
  const { showProduct, showPower } = useFacts().settings.contracts;
  // Who comes to do something with a contract chooses it here; its page opens the dialog.
  const { dialog } = useDialogAddress();
  const isGas = type === 'gas';

  const column = (
    id: string,
    cell: Column<ContractSummary>['cell'],
    more: Partial<Column<ContractSummary>> = {},
  ): Column<ContractSummary> => ({
    id,
    header: t(`contracts.list.columns.${id}`),
    cell,
    ...more,
  });

  const power = ({ powerKw }: ContractSummary) => (powerKw === null ? '–' : kilowatts(powerKw));
  const view = (contract: ContractSummary) => (
    <Link
      className="btn btn-quiet btn-sm"
      to={dialog ? `${pathOf(contract)}?dialog=${encodeURIComponent(dialog)}` : pathOf(contract)}
    >
      {/* One child: the button's gap would part the words. */}
      <span>
        {t(dialog ? 'contracts.list.select' : 'contracts.list.view')}{' '}
        <span className="contract-view-what">
          {t('contracts.list.view-what', { name: contract.name })}
        </span>
      </span>
    </Link>
  );
  return [
    column('contract', ({ name }) => name, { primary: true }),
    column('cups', ({ cups }) => <CupsCode cups={cups} />),
    column('address', ({ address }) => <span className="contract-address">{address}</span>),
    ...(showProduct ? [column('product', ({ product }) => product ?? '–')] : []),
    ...(isGas ? [column('tariff', ({ tariff }) => tariff ?? '–')] : []),
    ...(showPower && !isGas ? [column('power', power, { align: 'end' })] : []),
    column('state', (contract) => <StatusChip contract={contract} />),
    column('payment', (contract) => <PaymentChip contract={contract} />),
    column('actions', view, { actions: true }),
  ];
}
