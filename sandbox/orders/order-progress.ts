import { workingDayAfter } from '#domain/values/working-day.ts';
import type { components } from '#openapi/generated/types.ts';
import { leadReference } from '#sandbox/contracting/lead-confirmation.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Order } from './proved-order.ts';

type Progress = components['schemas']['OrderProgress'];
type Event = Progress['events'][number];

/** Working days in which a supply changes its supplier (RD 88/2026 18.1). */
const CHANGE_DAYS = 10;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** How far an order is, from what is stored of its lead and contract. */
export async function orderProgress(
  database: Database,
  { lead, contract }: Order,
): Promise<Progress> {
  const id = contract?.id ?? 0;
  const stored = await database
    .selectFrom('contracts')
    .leftJoin('withdrawals', 'withdrawals.contract_id', 'contracts.id')
    .leftJoin('order_refusals', 'order_refusals.contract_id', 'contracts.id')
    .leftJoin('meters', 'meters.contract_id', 'contracts.id')
    .select(['received_at', 'reason', 'refused_on', 'first_day', 'last_day'])
    .where('contracts.id', '=', id)
    .executeTakeFirst();
  const received = lead && dayOf(lead.updated_at);
  const signed = contract?.sign_date ?? null;
  const hasStarted = contract !== null && contract.state !== 'esborrany' && signed !== null;
  const refused = stored?.refused_on ?? null;
  const withdrawn = stored?.received_at ? dayOf(stored.received_at) : null;
  const started = hasStarted && (withdrawn === null || stored?.first_day) ? signed : null;
  const ended = contract?.state === 'baixa' && !withdrawn ? (stored?.last_day ?? signed) : null;
  const dated: [Event['state'], string | null][] = [
    ['received', received],
    [contract ? 'contract_sent' : 'in_review', received],
    ['signed', signed],
    ['with_distributor', signed],
    ['active', started && (stored?.first_day ?? started)],
    ['refused', refused],
    ['withdrawn', withdrawn],
    ['ended', ended],
  ];
  const events = dated.flatMap(([state, date]) => (date ? [{ state, date }] : []));
  const state = events.at(-1)?.state ?? 'contract_sent';
  return {
    reference: lead ? leadReference(lead.serial) : (contract?.name ?? ''),
    kind: lead?.kind ?? contract?.type ?? 'electricity',
    product: contract?.product_commercial_name ?? null,
    supply: contract?.full_address ?? null,
    state,
    events,
    due_date: state === 'with_distributor' && signed ? workingDayAfter(signed, CHANGE_DAYS) : null,
    reason: stored?.reason ?? null,
  };
}
