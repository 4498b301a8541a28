import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { ContractSummary, ContractType } from '#domain/contract.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { List } from '#lists/list.tsx';
import type { Column } from '#lists/list-table.tsx';
import { contractsQuery } from '#queries/contracts.ts';
import { PaymentChip, StatusChip } from './contract-chips.tsx';
import { useContractPath } from './contract-path.ts';
import { typeIcons } from './contract-types.ts';
import { CupsCode } from './cups-code.tsx';

/** Contracts of a kind of supply. Gas has only "previous" and "next" (customer area, sections 2 and 9). */
export function ContractsList({ type }: { type: ContractType }): ReactElement {
  const { t } = useTexts();
  const { contracts: settings } = useFacts().settings;
  const pathOf = useContractPath();
  // With a dialog in the address the customer chooses a contract here, and its page opens the dialog.
  const { dialog } = useDialogAddress();
  const isGas = type === 'gas';
  return (
    <List
      texts="contracts.list."
      caption={t('contracts.list.caption', { type: t(`contracts.types.${type}`).toLowerCase() })}
      icon={typeIcons[type]}
      query={(wanted) => contractsQuery({ ...wanted, type })}
      columns={useColumns(isGas)}
      rowKey={({ id }) => id}
      link={{
        header: t('contracts.list.columns.actions'),
        to: (contract) =>
          `${pathOf(contract)}${dialog ? `?${new URLSearchParams({ dialog })}` : ''}`,
        text: t(dialog ? 'contracts.list.select' : 'contracts.list.view'),
        about: ({ name }) => t('contracts.list.view-what', { name }),
      }}
      sizes={settings.pageSizes}
      usualSize={(isGas ? settings.gasItemsPerPage : null) ?? settings.itemsPerPage}
      steps={
        isGas
          ? { previous: t('contracts.list.previous'), next: t('contracts.list.next') }
          : undefined
      }
      searchDelay={settings.dontShowSearchFilter ? null : settings.searchDelayMs}
    />
  );
}

/** The columns depend on the supply and on settings. */
function useColumns(isGas: boolean): Column<ContractSummary>[] {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  const { showProduct, showPower } = useFacts().settings.contracts;
  const column = (id: string, cell: Column<ContractSummary>['cell'], more = {}) => ({
    id,
    header: t(`contracts.list.columns.${id}`),
    cell,
    ...more,
  });
  const power = ({ powerKw }: ContractSummary) => (powerKw === null ? '–' : kilowatts(powerKw));
  return [
    column('contract', ({ name }) => name, { primary: true }),
    column('cups', ({ cups }) => <CupsCode cups={cups} />, { leaves: 'first' }),
    column('address', ({ address }) => address),
    ...(showProduct
      ? [column('product', ({ product }) => product ?? '–', { leaves: 'second' })]
      : []),
    ...(isGas ? [column('tariff', ({ tariff }) => tariff ?? '–')] : []),
    ...(showPower && !isGas ? [column('power', power, { align: 'end', leaves: 'first' })] : []),
    column('state', (contract) => <StatusChip contract={contract} />, { chip: true }),
    column('payment', (contract) => <PaymentChip contract={contract} />, { chip: true }),
  ];
}
