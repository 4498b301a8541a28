import type { BillFacts } from '#sandbox/billing/bill-types.ts';
import { type BillingMonth, billingMonths } from '#sandbox/billing/billing-months.ts';
import { billFacts } from '#sandbox/billing/facts.ts';
import { insertMany } from '#sandbox/database/insert-many.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { MeterRow } from '#sandbox/database/tables/invoice-tables.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import {
  addMovements,
  seededShares,
  settleBatteries,
} from '#sandbox/seed/supplies/battery-ledger.ts';
import {
  estimatedAndCorrected,
  type InvoiceDraft,
  misreadAndBeingRefunded,
  misreadAndRefunded,
  ordinaryInvoice,
} from './invoice-drafts.ts';
import { addHistory, invoiceRow } from './invoice-rows.ts';
import { addJointInvoices } from './joint-invoices.ts';
import { leaveUnpaid, setNewestStates } from './newest-invoice-states.ts';

const MONTHS = 24;

/** Which months of a contract with meter problems were corrected, counted back from the newest. */
const CORRECTIONS = new Map([
  [6, misreadAndRefunded],
  [7, misreadAndBeingRefunded],
  [9, estimatedAndCorrected],
]);

type Metered = ContractRow & MeterRow;

/**
 * Monthly invoices for every contract of a customer that has a meter, and the joint ones. The first contract has an
 * invoice in every state. The debt of a contract follows from its unpaid invoices.
 */
export async function addInvoices(
  database: Database,
  customerId: number,
  today: string,
): Promise<void> {
  const contracts = await database
    .selectFrom('contracts')
    .innerJoin('meters', 'meters.contract_id', 'contracts.id')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('name')
    .execute();
  const shares = await seededShares(database, customerId);
  const billed = contracts.map((contract, at) => {
    const varied = at === 0 || contract.seed % 8 === 0;
    // Not the invoices of a battery: a correction would have to undo what later ones used.
    const sharing = shares.some(({ contract_id }) => contract_id === contract.contract_id);
    return { contract, varied, ...monthsOf(contract, today, varied && !sharing) };
  });
  const movements = settleBatteries(
    shares,
    billed.flatMap(({ contract: { contract_id }, ordinary }) =>
      ordinary.map((invoice) => ({ contract_id, invoice })),
    ),
  );
  const drafts = billed.flatMap(({ contract, varied, ordinary, corrected }) => {
    setStates(contract, ordinary, { today, varied });
    return [...ordinary, ...corrected].map((invoice) => ({ contract, invoice }));
  });
  drafts.sort((a, b) => a.invoice.date.localeCompare(b.invoice.date));
  const joint = await addJointInvoices(database, customerId, drafts);
  const rows = drafts.map(({ contract, invoice }) => invoiceRow(contract, invoice, joint));
  await insertMany(database, 'invoices', rows);
  const invoices = drafts.map(({ invoice }) => invoice);
  await addHistory(database, invoices);
  await addMovements(database, movements);
  await correctDebts(database, customerId);
}

const MOST_KNOWN = 2000;
const known = new Map<string, BillFacts>();

/** The facts of a month's bill. Those of equal meters are read once: customers of tests have the same. */
function factsOf(contract: Metered, month: BillingMonth): BillFacts {
  const { type, product, tariff, powers, kind, seed, average_watts, panels_kw } = contract;
  const of = [type, product, tariff, powers, kind, seed, average_watts, panels_kw];
  const key = JSON.stringify([...of, contract.first_day, contract.last_day, month]);
  const found = known.get(key) ?? billFacts(contract, contract, month);
  if (known.size === MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

/** The invoices of the last months, newest first, and those of months that were corrected. */
function monthsOf(contract: Metered, today: string, corrects: boolean) {
  const ordinary: InvoiceDraft[] = [];
  const corrected: InvoiceDraft[] = [];
  for (const [at, month] of billingMonths(contract, today, MONTHS).entries()) {
    const facts = factsOf(contract, month);
    const correction = corrects ? CORRECTIONS.get(at) : undefined;
    if (correction) corrected.push(...correction(contract.name, month, facts));
    else ordinary.push(ordinaryInvoice(contract.name, month, facts));
  }
  return { ordinary, corrected };
}

function setStates(
  contract: Metered,
  ordinary: InvoiceDraft[],
  { today, varied }: { today: string; varied: boolean },
): void {
  const debt = Math.round(contract.amount_debt * 100);
  if (debt > 0) leaveUnpaid(ordinary, debt, today);
  else
    setNewestStates(ordinary, contract.type === 'gas' ? 'transfer' : varied ? 'varied' : 'usual');
}

/** Needed where the few invoices of a new contract do not reach the wanted debt. */
async function correctDebts(database: Database, customerId: number): Promise<void> {
  await database
    .updateTable('contracts')
    .set(({ selectFrom }) => ({
      amount_debt: selectFrom('invoices')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('amount_pending'), val(0)).as('owed'))
        .whereRef('contract_id', '=', 'contracts.id')
        .where('paid_status', '=', 'unpaid'),
    }))
    .where('customer_id', '=', customerId)
    .where('amount_debt', '>', 0)
    .execute();
}
