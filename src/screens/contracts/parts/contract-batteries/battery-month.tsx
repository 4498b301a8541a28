import type { ReactElement } from 'react';
import { today } from '#config/clock.ts';
import { type BatteryLedger, statementOf } from '#domain/battery/battery-ledger.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

interface BatteryMonthProps {
  /** Null where the retailer keeps no ledger, undefined while it is not known. */
  ledger: BatteryLedger | null | undefined;
  isAwaited: boolean;
}

/** What came in and what was used this month. */
export function BatteryMonth({ ledger, isAwaited }: BatteryMonthProps): ReactElement | null {
  const { t } = useTexts();
  const { euro } = useFormats();
  // Its line is there before it is known: nothing below moves.
  if (isAwaited) return <p className="battery-month">{'\u00a0'}</p>;
  if (!ledger) return null;
  const { inCents, outCents } = statementOf(ledger, today().slice(0, 7));
  const values = { in: euro(inCents / 100), out: euro(outCents / 100) };
  const came = inCents > 0 ? 'in' : 'none';
  const happened = outCents > 0 ? (inCents > 0 ? 'moved' : 'out') : came;
  return <p className="battery-month">{t(`batteries.month.${happened}`, values)}</p>;
}
