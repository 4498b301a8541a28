import { sql } from 'kysely';
import { type BillingMonth, billingMonths } from '#sandbox/billing/billing-months.ts';
import { billFacts } from '#sandbox/billing/facts.ts';
import { insertMany } from '#sandbox/database/insert-many.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { type InvoiceDraft, ordinaryInvoice } from '#sandbox/seed/billing/invoice-drafts.ts';
import { setNewestStates } from '#sandbox/seed/billing/newest-invoice-states.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import type { LargeContract } from './large-contracts.ts';
import type { LargeKind } from './large-kinds.ts';

const MONTHS = 20;
const ONE_IN_DEBT = 50;

/** Twenty months of invoices for each contract; one contract in fifty owes its second newest. */
export async function addLargeInvoices(
  database: Database,
  contracts: LargeContract[],
  today: string,
): Promise<void> {
  const first_day = daysBefore(today, 1000);
  const months = billingMonths({ first_day, last_day: null }, today, MONTHS);
  const kinds = [...new Set(contracts.map(({ kind }) => kind))];
  for (const [age, month] of [...months.entries()].reverse()) {
    const models = new Map(kinds.map((kind) => [kind, modelOf(kind, month, age, first_day)]));
    await insertMany(
      database,
      'invoices',
      contracts.map(({ id, name, customer_id, kind, at }) => {
        const model = models.get(kind) as InvoiceDraft;
        const { total, pending, history: _, ...own } = model;
        const unpaid = age === 1 && at % ONE_IN_DEBT === 0;
        return {
          ...own,
          number: `${own.number}${name}`,
          customer_id,
          contract_id: id,
          type: 'electricity',
          amount_total: total / 100,
          ...(unpaid ? { paid_status: 'unpaid' } : {}),
          amount_pending: (unpaid ? total : pending) / 100,
        };
      }),
    );
  }
  for (const customer_id of new Set(contracts.map((contract) => contract.customer_id)))
    await oweWhatIsUnpaid(database, customer_id);
}

/** The invoice of that month for all contracts of a kind, without its number. */
function modelOf(
  { meter, ...kind }: LargeKind,
  month: BillingMonth,
  age: number,
  first_day: string,
): InvoiceDraft {
  const contract = { ...kind, type: 'electricity' as const, powers: kind.powers.map(asPower) };
  const facts = billFacts(
    contract,
    { ...meter, tariff: kind.tariff, first_day, last_day: null },
    month,
  );
  const invoice = ordinaryInvoice('', month, facts);
  if (age === 0) setNewestStates([invoice], 'usual');
  return invoice;
}

const asPower = (power: number) => ({ power });

async function oweWhatIsUnpaid(database: Database, customerId: number): Promise<void> {
  await sql`update contracts set amount_debt = owed.amount
    from (select contract_id, sum(amount_pending) as amount from invoices
      where customer_id = ${customerId} and paid_status = 'unpaid' group by contract_id) as owed
    where owed.contract_id = contracts.id
  `.execute(database);
}
