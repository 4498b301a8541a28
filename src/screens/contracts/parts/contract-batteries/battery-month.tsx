import type { ReactElement } from 'react';
import { today } from '#config/clock.ts';
import { type BatteryLedger, balanceChanges, statementOf } from '#domain/battery/battery-ledger.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

interface BatteryMonthProps {
  /** Null where the retailer keeps no ledger, undefined while it is not known. */
  ledger: BatteryLedger | null | undefined;
  isAwaited: boolean;
}

/** What this month came in from surplus, was used, and was moved from or to another battery: each that is not zero. */
export function BatteryMonth({ ledger, isAwaited }: BatteryMonthProps): ReactElement | null {
  const { t } = useTexts();
  const { euro } = useFormats();
  // Its line is there before it is known: nothing below moves.
  if (isAwaited) return <p className="battery-month">{'\u00a0'}</p>;
  if (!ledger) return null;
  const { sums } = statementOf(ledger, today().slice(0, 7));
  const changes = balanceChanges
    .filter((change) => sums[change] !== 0)
    .map((change) => {
      // What other movements come to may be either; of the others the words say the sign.
      const cents = change === 'other' ? sums.other : Math.abs(sums[change]);
      return t(`batteries.month.${change}`, { amount: euro(cents / 100) });
    });
  return (
    <p className="battery-month">
      {t(`batteries.month.${changes.length > 0 ? 'says' : 'none'}`, { changes })}
    </p>
  );
}
