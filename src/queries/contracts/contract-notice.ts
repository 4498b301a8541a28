import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import {
  type AnnouncedNotice,
  type ContractNotice,
  type NoticedContent,
  type NoticedPrices,
  noticeChoices,
  noticeKinds,
} from '#domain/contract/contract-notice.ts';
import { productTermsOf } from '#queries/contracting/product-terms.ts';
import {
  day,
  moment,
  optional,
  optionalText,
  readAnswer,
  readable,
} from '#queries/read/read-answer.ts';

const periodPrices = v.array(v.object({ period: v.string(), price: v.number() }));
const byPeriod = v.object({ power: periodPrices, energy: periodPrices });
const ofGas = v.object({ fixed: v.number(), variable: v.number() });

const announced = v.object({
  id: v.number(),
  kind: v.picklist(noticeKinds),
  in_force: day,
  decide_until: day,
  choice: v.nullable(v.picklist(noticeChoices)),
});

/** What was announced about a contract, an extension of the API: null where it lacks it, or has something else. */
export function announcedOf(value: unknown): AnnouncedNotice | null {
  const read = readable(announced, value);
  if (!read) return null;
  const { in_force: inForce, decide_until: decideUntil, ...same } = read;
  return { ...same, inForce, decideUntil };
}

const content = v.object({
  prices: v.optional(v.unknown()),
  terms: v.optional(v.unknown()),
});

const notice = v.object({
  id: v.number(),
  kind: v.picklist(noticeKinds),
  sent_date: day,
  in_force: day,
  decide_until: day,
  reason: optionalText,
  before: content,
  after: content,
  consumption: optional(
    v.object({
      from: day,
      to: day,
      periods: v.array(v.object({ period: v.string(), kwh: v.number() })),
    }),
  ),
  without_answer: v.picklist(['accepted', 'ends']),
  decision: optional(v.object({ choice: v.picklist(noticeChoices), decided_at: moment })),
});

/** Prices that can be read whole; null else, as half of them would mislead. */
function pricesOf(value: unknown): NoticedPrices | null {
  const whole = readable(byPeriod, value);
  if (whole) return { ...whole, fixed: [] };
  const gas = readable(ofGas, value);
  if (!gas) return null;
  const single = (price: number) => [{ period: null, price }];
  return { power: [], energy: single(gas.variable), fixed: single(gas.fixed) };
}

const contentOf = ({ prices, terms }: v.InferOutput<typeof content>): NoticedContent => ({
  prices: pricesOf(prices),
  terms: productTermsOf(terms),
});

const inOrder = (a: { period: string }, b: { period: string }) => a.period.localeCompare(b.period);

/** A change of price or a renewal; one that is not the customer's ends in the problem `not-found`. */
export const contractNoticeQuery = (contractId: number, noticeId: number) =>
  queryOptions({
    queryKey: ['contract', 'notice', contractId, noticeId],
    queryFn: async ({ signal }): Promise<ContractNotice> => {
      const { decision, consumption, ...answer } = await readAnswer(
        apiClient.GET('/v1/contracts/{contractId}/notices/{noticeId}/', {
          params: { path: { contractId, noticeId } },
          signal,
        }),
        notice,
      );
      return {
        ...{ contractId, id: answer.id, kind: answer.kind, reason: answer.reason },
        ...{ sentDate: answer.sent_date, inForce: answer.in_force },
        ...{ decideUntil: answer.decide_until, withoutAnswer: answer.without_answer },
        before: contentOf(answer.before),
        after: contentOf(answer.after),
        consumption: consumption && {
          ...{ from: consumption.from, to: consumption.to },
          kwh: [...consumption.periods].sort(inOrder).map(({ kwh }) => kwh),
        },
        decision: decision && { choice: decision.choice, at: decision.decided_at },
      };
    },
  });
