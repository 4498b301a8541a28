import { useFacts } from '#config/facts-provider.tsx';
import type { ContractSummary, ContractType } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Column } from '#lists/column.ts';
import type { KnownColumn } from '#lists/listed-columns.ts';
import type { ContractOrder } from '#queries/contracts/contracts.ts';
import { PaymentChip, StatusChip } from '#screens/contracts/contract-chips.tsx';
import type { ContractRowAction } from './contract-action-names.ts';
import { ContractRowActions, useOfferedActions } from './contract-row-actions.tsx';

interface ContractColumns {
  columns: Readonly<Record<string, KnownColumn<ContractSummary>>>;
  /** Product and power of a home, as far as settings show them. */
  note: NonNullable<Column<ContractSummary>['note']>;
}

/**
 * Columns of contracts. A home is named by its address; the number is what the search finds. `listedActions` is what
 * the document offers for a row: nothing where that is there to be chosen.
 */
export function useContractColumns(
  type: ContractType,
  listedActions: readonly ContractRowAction[],
): ContractColumns {
  const { t } = useTexts();
  const { kilowatts } = useFormats();
  const { showProduct, showPower } = useFacts().settings.contracts;
  const isGas = type === 'gas';
  const actions = useOfferedActions(type, listedActions);
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
        cell: (contract) => <PaymentChip contract={contract} />,
        chip: true,
        orders: orders('-debt', 'debt'),
      },
      actions:
        actions.length === 0
          ? null
          : {
              header: header('actions'),
              cell: (contract) => <ContractRowActions row={contract} actions={actions} />,
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
