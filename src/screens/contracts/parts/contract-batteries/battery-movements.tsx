import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { BatteryShare } from '#domain/battery/battery.ts';
import type { BatteryHome } from '#domain/battery/battery-homes.ts';
import type { BatteryMovement } from '#domain/battery/battery-ledger.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { useContractInvoicesPath } from '#i18n/contract-paths.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Column } from '#lists/column.ts';
import { ListTable } from '#lists/list-table.tsx';
import { useHomeName } from './use-home-name.ts';

interface BatteryMovementsProps {
  contract: Contract;
  battery: BatteryShare;
  homes: readonly BatteryHome[];
  movements: readonly BatteryMovement[];
}

/** Movements as a table, on a phone as cards: what for, the amount, and the balance after it. */
export function BatteryMovements({
  contract,
  battery,
  homes,
  movements,
}: BatteryMovementsProps): ReactElement {
  const { t } = useTexts();
  const { date, euro } = useFormats();
  const columns: Column<BatteryMovement>[] = [
    {
      id: 'date',
      header: t('batteries.ledger.columns.date'),
      cell: (movement) => date(movement.date),
      fact: true,
    },
    {
      id: 'what',
      header: t('batteries.ledger.columns.what'),
      primary: true,
      cell: (movement) => <MovementName movement={movement} {...{ contract, battery, homes }} />,
    },
    {
      id: 'amount',
      header: t('batteries.ledger.columns.amount'),
      align: 'end',
      cell: ({ cents }) => `${cents > 0 ? '+' : ''}${euro(cents / 100)}`,
    },
    {
      id: 'balance',
      header: t('batteries.ledger.columns.balance'),
      align: 'end',
      cell: ({ balanceCents }) => euro(balanceCents / 100),
    },
  ];
  return (
    <ListTable
      caption={t('batteries.ledger.caption', { battery: battery.name })}
      columns={columns}
      rows={movements}
      rowKey={({ id }) => id}
    />
  );
}

interface MovementNameProps extends Omit<BatteryMovementsProps, 'movements'> {
  movement: BatteryMovement;
}

function MovementName({ movement, contract, battery, homes }: MovementNameProps): ReactElement {
  const { t } = useTexts();
  const nameOf = useHomeName(contract, homes);
  const pathOf = useContractInvoicesPath();
  const canOpen = useOpenRoutes()('contract-invoices') !== null;
  const { kind, invoice, cents, battery: other } = movement;
  if (kind === 'applied' && invoice) {
    const number = encodeURIComponent(invoice);
    return (
      <span>
        {t('batteries.ledger.applied')}{' '}
        {canOpen ? <Link to={`${pathOf(contract)}?number=${number}`}>{invoice}</Link> : invoice}
      </span>
    );
  }
  if (kind === 'applied') return <>{t('batteries.ledger.applied-some')}</>;
  if (kind === 'moved') {
    const way = cents < 0 ? 'moved-to' : 'moved-from';
    return <>{t(`batteries.ledger.${other ? way : 'moved'}`, { battery: other })}</>;
  }
  if (kind !== 'surplus') return <>{t('batteries.ledger.other')}</>;
  const origin = homes.find(({ batteries }) =>
    batteries.some(({ id, isOrigin }) => id === battery.id && isOrigin),
  );
  if (invoice || origin?.contract === contract.name)
    return <>{t('batteries.ledger.surplus-own')}</>;
  if (!origin) return <>{t('batteries.ledger.surplus')}</>;
  return <>{t('batteries.ledger.surplus-of', { home: nameOf(origin.contract) })}</>;
}
