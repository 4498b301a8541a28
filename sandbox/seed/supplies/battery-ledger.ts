import { sql } from 'kysely';
import { wholeShares } from '#domain/battery/battery-receivers.ts';
import { split } from '#domain/bills/rounded-parts.ts';
import { billOf } from '#sandbox/billing/bill.ts';
import type { BatteryDiscount } from '#sandbox/billing/bill-types.ts';
import { unusedSurplus } from '#sandbox/billing/electricity-bill.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { isInForce } from '#sandbox/operations/batteries/battery-receivers.ts';
import { type InvoiceDraft, takeOff } from '#sandbox/seed/billing/invoice-drafts.ts';

type SeededShare = Awaited<ReturnType<typeof seededShares>>[number];

/** A movement before its invoice has a row. */
interface MovementDraft {
  share_id: number;
  date: string;
  kind: 'surplus' | 'applied';
  /** Euro, as the other amounts. */
  amount: number;
  number: string;
  percentage?: number;
  battery_amount?: number;
  invoice_amount?: number;
}

type Flow = Omit<MovementDraft, 'amount'> & { cents: number };

interface Issued {
  contract_id: number;
  invoice: InvoiceDraft;
}

/** The shares of a customer's contracts in batteries, in the order in which the contracts joined. */
export function seededShares(database: Database, customerId: number) {
  return database
    .selectFrom('battery_shares')
    .innerJoin('batteries', 'batteries.id', 'battery_shares.battery_id')
    .selectAll('battery_shares')
    .select('batteries.name as battery')
    .where('batteries.customer_id', '=', customerId)
    .orderBy('start_date')
    .orderBy('battery_shares.id')
    .execute();
}

/**
 * Fills batteries with the surpluses that the bills of their own panels could not use, on the day of issue and split by
 * the weights of that day, and takes what is in them off the invoices of the same day. Changes those invoices. What a
 * share that has ended still holds is used as before.
 */
export function settleBatteries(shares: SeededShare[], issued: Issued[]): MovementDraft[] {
  if (shares.length === 0) return [];
  const movements: MovementDraft[] = [];
  const balances = new Map<number, number>();
  const book = ({ cents, ...movement }: Flow) => {
    if (cents === 0) return;
    balances.set(movement.share_id, (balances.get(movement.share_id) ?? 0) + cents);
    movements.push({ ...movement, amount: cents / 100 });
  };
  const dates = [...new Set(issued.map(({ invoice }) => invoice.date))].sort();
  for (const date of dates) {
    const ofDay = issued.filter(({ invoice }) => invoice.date === date);
    const inForce = shares.filter((share) => isInForce(share, date));
    for (const each of ofDay) earned(inForce, each).forEach(book);
    for (const each of ofDay) used(shares, balances, each).forEach(book);
  }
  return movements;
}

/** What the receivers of the battery that the contract's own panels fill get of its surplus. */
function earned(inForce: SeededShare[], { contract_id, invoice }: Issued): Flow[] {
  const origin = inForce.find((share) => share.is_origin && share.contract_id === contract_id);
  if (!origin || !invoice.basis.bills) return [];
  const whole = unusedSurplus(invoice.basis.bills);
  const receivers = inForce.filter(({ battery_id }) => battery_id === origin.battery_id);
  const weights = receivers.map(({ weight }) => weight);
  const [parts, percentages] = [split(whole, weights), wholeShares(weights)];
  return receivers.map(({ id }, at) => ({
    share_id: id,
    date: invoice.date,
    kind: 'surplus',
    cents: parts[at] ?? 0,
    number: invoice.number,
    percentage: percentages[at] ?? 0,
    battery_amount: whole / 100,
  }));
}

/** What the contract's invoice takes out of its batteries, the one that it joined first before the others. */
function used(
  shares: SeededShare[],
  balances: ReadonlyMap<number, number>,
  { contract_id, invoice }: Issued,
): Flow[] {
  const { base } = billOf(invoice.basis);
  const discounts: BatteryDiscount[] = [];
  const flows: Flow[] = [];
  let owed = base;
  for (const share of shares.filter((each) => each.contract_id === contract_id)) {
    const cents = Math.min(balances.get(share.id) ?? 0, owed);
    if (cents === 0 || share.management !== 'aplicar') continue;
    owed -= cents;
    discounts.push({ battery: share.battery, cents });
    const { date, number } = invoice;
    const movement = { share_id: share.id, date, kind: 'applied' as const, number };
    flows.push({ ...movement, cents: -cents, invoice_amount: base / 100 });
  }
  takeOff(invoice, discounts);
  return flows;
}

/** Stores movements whose invoices have rows by now, in their order. */
export async function addMovements(database: Database, movements: MovementDraft[]): Promise<void> {
  if (movements.length === 0) return;
  const rows = movements.map((movement, place) => ({ ...movement, place }));
  await sql`insert into battery_entries
      (share_id, date, kind, amount, invoice, percentage, battery_amount, invoice_amount)
    select share_id, moved.date, kind, amount, invoices.id, percentage, battery_amount, invoice_amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved (place integer,
      share_id integer, date date, kind text, amount numeric, number text, percentage integer,
      battery_amount numeric, invoice_amount numeric)
    join invoices using (number)
    order by place
  `.execute(database);
}
