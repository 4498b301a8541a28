/** A movement of what a contract has in a battery; money in cents. */
export interface BatteryMovement {
  id: number;
  /** ISO date. */
  date: string;
  /** `surplus` came in for energy given to the grid, `applied` was taken off an invoice, `moved` with the share. */
  kind: string;
  cents: number;
  balanceCents: number;
  /** Invoice that it was taken off, or whose own surplus came in. */
  invoice: string | null;
  /** The other battery of a move. */
  battery: string | null;
  /** What came into the whole battery with a surplus. */
  batteryCents: number | null;
  /** What an invoice came to before the discount. */
  invoiceCents: number | null;
}

/** The movements of a contract in a battery, oldest first. */
export interface BatteryLedger {
  openingCents: number;
  movements: readonly BatteryMovement[];
}

/** What the balance changes by, in the order in which it is said; `other` is any that the kinds do not name. */
export const balanceChanges = ['surplus', 'applied', 'moved-in', 'moved-out', 'other'] as const;
export type BalanceChange = (typeof balanceChanges)[number];

/** The part of a ledger that a statement shows, with what it begins and ends with. */
export interface BatteryStatement extends BatteryLedger {
  /** Sums in cents with their sign; with the opening balance they add up to the closing one. */
  sums: Readonly<Record<BalanceChange, number>>;
  closingCents: number;
}

/** A move carries what was there already: it is neither income nor use. */
function changeOf({ kind, cents }: BatteryMovement): BalanceChange {
  if (kind === 'moved') return cents < 0 ? 'moved-out' : 'moved-in';
  if (kind === 'surplus' && cents >= 0) return 'surplus';
  return kind === 'applied' && cents <= 0 ? 'applied' : 'other';
}

function sumsOf(movements: readonly BatteryMovement[]): BatteryStatement['sums'] {
  const sums = { surplus: 0, applied: 0, 'moved-in': 0, 'moved-out': 0, other: 0 };
  for (const movement of movements) sums[changeOf(movement)] += movement.cents;
  return sums;
}

/** Years that have movements, newest first. */
export const yearsOf = ({ movements }: BatteryLedger): string[] =>
  [...new Set(movements.map(({ date }) => date.slice(0, 4)))].sort().reverse();

/** The movements whose date begins with a text (`2026`, `2026-03`; empty for all); opening, sums and closing add up. */
export function statementOf(ledger: BatteryLedger, period: string): BatteryStatement {
  const { movements } = ledger;
  const shown = movements.filter(({ date }) => date.startsWith(period));
  const before = movements.filter(({ date }) => date.slice(0, period.length) < period).at(-1);
  const [first] = shown;
  const openingCents = first
    ? first.balanceCents - first.cents
    : (before?.balanceCents ?? ledger.openingCents);
  return {
    movements: shown,
    openingCents,
    sums: sumsOf(shown),
    closingCents: shown.at(-1)?.balanceCents ?? openingCents,
  };
}

/** The discount of the last invoice as it was, and as it would have been; in cents. */
export interface BillDiscount {
  nowCents: number;
  thenCents: number;
}

/**
 * What a percentage would have meant on the last invoice that a discount was taken off: the surplus before it in that
 * proportion, up to the amount of the invoice. Null when the ledger does not contain enough data.
 */
export function billDiscount(
  { movements }: BatteryLedger,
  percentage: number,
): BillDiscount | null {
  const at = movements.findLastIndex(({ kind }) => kind === 'applied');
  const applied = movements[at];
  if (!applied || applied.invoiceCents === null) return null;
  const surplus = movements.slice(0, at).findLast(({ kind }) => kind === 'surplus');
  if (!surplus || surplus.batteryCents === null) return null;
  const available = applied.balanceCents - applied.cents - surplus.cents;
  const then = available + Math.round((surplus.batteryCents * percentage) / 100);
  return {
    nowCents: -applied.cents,
    thenCents: Math.max(0, Math.min(applied.invoiceCents, then)),
  };
}
