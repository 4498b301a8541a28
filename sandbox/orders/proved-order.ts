import { normaliseEmail } from '#domain/identifiers/email.ts';
import { normaliseNif } from '#domain/identifiers/nif.ts';
import type { Call } from '#sandbox/api/handler.ts';
import { invalidFields } from '#sandbox/api/refusal.ts';
import type { LeadFields } from '#sandbox/contracting/lead-fields.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { LeadRow } from '#sandbox/database/tables/lead-tables.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';
import { inEqualTime } from '#sandbox/sessions/in-equal-time.ts';

/** A confirmed contracting, the contract that came of it, or a contract that was not contracted here. */
export interface Order {
  lead: LeadRow | null;
  /** Null where a contracting waits for an offer. */
  contract: ContractRow | null;
  /** Where the retailer writes to; null where it has no address. */
  email: string | null;
}

interface Claimed {
  reference: string;
  proof: string | undefined;
}

/** A reference may be tried this many times as often from everywhere as from one address. */
const SOURCES = 3;

/**
 * The order that a person names and proves to be theirs by its e-mail or tax id. Throws 400 `unknown` for one that does
 * not exist and for a wrong proof alike and in the same time, and 429 after too many attempts from an address or at a
 * reference.
 */
export async function provedOrder(
  call: Pick<Call, 'database' | 'services' | 'address'>,
  { reference, proof }: Claimed,
): Promise<Order> {
  if (!reference.trim()) throw invalidFields({ reference: ['required'] });
  if (!proof?.trim()) throw invalidFields({ proof: ['required'] });
  const { attempts } = call.services;
  const at = `order ${reference.trim().toUpperCase()}`;
  const wasRight = countAttempt(attempts, { at, address: call.address });
  attempts.count(at, attempts.limits.attempts * SOURCES);
  let proved: Order | null = null;
  await inEqualTime(async () => {
    const named = await namedOrder(call.database, reference);
    if (named?.proofs.includes(comparable(proof))) proved = named.order;
  });
  if (!proved) throw invalidFields({ reference: ['unknown'] });
  wasRight();
  return proved;
}

const comparable = (proof: string) =>
  proof.includes('@') ? normaliseEmail(proof).toLowerCase() : normaliseNif(proof);

async function namedOrder(database: Database, reference: string) {
  const typed = reference.trim().toUpperCase();
  const serial = /^L-?0*(\d{1,9})$/.exec(typed)?.[1];
  const lead = await database
    .selectFrom('leads')
    .selectAll('leads')
    .leftJoin('contracts', 'contracts.id', 'leads.contract_id')
    .where('confirmation', 'is not', null)
    .$if(serial !== undefined, (query) => query.where('serial', '=', Number(serial)))
    .$if(serial === undefined, (query) => query.where('contracts.name', '=', typed))
    .executeTakeFirst();
  const contract = await database
    .selectFrom('contracts')
    .selectAll()
    .$if(serial !== undefined, (query) => query.where('id', '=', lead?.contract_id ?? 0))
    .$if(serial === undefined, (query) => query.where('name', '=', typed))
    .executeTakeFirst();
  if (!lead && !contract) return null;
  const order = { lead: lead ?? null, contract: contract ?? null };
  const known = await peopleOf(database, order);
  return { order: { ...order, email: known.emails[0] ?? null }, proofs: known.proofs };
}

/** The e-mails and tax ids that the retailer has of an order. */
async function peopleOf(database: Database, { lead, contract }: Omit<Order, 'email'>) {
  const { owner, owner_address } = (lead?.fields ?? {}) as LeadFields;
  const customer = contract
    ? await database
        .selectFrom('contracts')
        .innerJoin('customers', 'customers.id', 'contracts.customer_id')
        .innerJoin('addresses', 'addresses.id', 'contracts.notification_address_id')
        .select(['vat', 'customers.email', 'addresses.email as notified'])
        .where('contracts.id', '=', contract.id)
        .executeTakeFirst()
    : undefined;
  const emails = [owner_address?.email, customer?.notified, customer?.email].filter(isText);
  const vats = [owner?.vat, contract?.fiscal_vat, customer?.vat].filter(isText);
  return { emails, proofs: [...emails, ...vats].map(comparable) };
}

const isText = (value: string | null | undefined): value is string => Boolean(value);
