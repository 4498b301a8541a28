import * as v from 'valibot';
import { day, readable } from '#queries/read/read-answer.ts';

const orderStates = [
  ...(['received', 'in_review', 'contract_sent', 'signed', 'with_distributor'] as const),
  ...(['active', 'refused', 'withdrawn', 'ended'] as const),
] as const;

const reasons = ['supply_not_available', 'data_mismatch', 'other_change'] as const;

const progress = v.object({
  reference: v.string(),
  product: v.nullish(v.string(), null),
  supply: v.nullish(v.string(), null),
  state: v.picklist(orderStates),
  events: v.array(v.object({ state: v.string(), date: day })),
  due_date: v.nullish(day, null),
  reason: v.nullish(v.string(), null),
});

type State = (typeof orderStates)[number];

/** How far a contracting is; dates are ISO days. */
export interface OrderProgress {
  reference: string;
  product: string | null;
  /** Address of the supply. */
  supply: string | null;
  state: State;
  /** What happened so far, the earliest first; of states that the portal does not know it says nothing. */
  events: { state: State; date: string }[];
  /** Day by which the supply has changed. */
  dueDate: string | null;
  reason: (typeof reasons)[number] | null;
}

const knownState = (state: string): State | undefined => orderStates.find((one) => one === state);

/** The progress in the outcome of the form `contracting-follow`; null where the answer cannot be read. */
export function orderProgressOf(result: unknown): OrderProgress | null {
  const output = readable(v.object({ order: progress }), result);
  if (!output) return null;
  const { due_date: dueDate, events, reason, ...order } = output.order;
  return {
    ...order,
    dueDate,
    reason: reasons.find((known) => known === reason) ?? null,
    events: events.flatMap(({ state, date }) => {
      const known = knownState(state);
      return known ? [{ state: known, date }] : [];
    }),
  };
}
