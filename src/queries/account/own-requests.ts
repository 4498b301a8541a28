import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { now } from '#config/clock.ts';
import type { Receipt } from '#domain/invoices/receipt.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { list, moment, readAnswer } from '#queries/read/read-answer.ts';

/** States in which a message or a claim is not answered for good. */
const OPEN = ['in_process', 'being_processed', 'additional_information_needed'] as const;

async function countOf(state: (typeof OPEN)[number], signal: AbortSignal): Promise<number> {
  const call = apiClient.GET('/v1/crm/cases/', { params: { query: { state, limit: 1 } }, signal });
  return (await readAnswer(call, v.object({ n_items: v.number() }))).n_items;
}

/** How many messages and claims of the customer are open, and how many of them wait for the customer. */
export const openRequestsQuery = (language: string) =>
  queryOptions({
    queryKey: ['requests', 'open', language] as ReadKey,
    queryFn: async ({ signal }) => {
      const [taken = 0, processed = 0, awaitingCustomer = 0] = await Promise.all(
        OPEN.map((state) => countOf(state, signal)),
      );
      return { open: taken + processed + awaitingCustomer, awaitingCustomer };
    },
  });

/** A message that may have arrived although no answer came. */
interface SentMessage {
  /** Number of its contract. */
  contract: string;
  text: string;
}

/** So many of the latest are looked through, not older than this; the clocks of both sides may differ. */
const LATEST = 20;
const RECENT_MS = 20 * 60_000;

const latestRequests = v.object({
  items: list(
    'request',
    v.object({
      id: v.number(),
      kind: v.string(),
      contract: v.object({ name: v.string() }),
      created_at: moment,
    }),
  ),
});

const requestWords = v.object({
  messages: list('message', v.object({ role: v.string(), text: v.string() })),
});

/** Line breaks and spaces at the ends are the retailer's to keep or to drop. */
const comparable = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What became of a message that was just sent: its number, or null where the retailer does not have it. */
export async function findSentMessage({ contract, text }: SentMessage): Promise<Receipt | null> {
  const params = { query: { limit: LATEST } };
  const { items } = await readAnswer(apiClient.GET('/v1/crm/cases/', { params }), latestRequests);
  const recent = items.filter(
    (one) =>
      one.kind === 'case' &&
      one.contract.name === contract &&
      Math.abs(now() - Date.parse(one.created_at)) < RECENT_MS,
  );
  for (const { id, created_at: at } of recent) {
    const path = { requestId: id };
    const call = apiClient.GET('/v1/crm/cases/{requestId}/', { params: { path } });
    const { messages } = await readAnswer(call, requestWords);
    const [first] = messages;
    if (first && comparable(first.text) === comparable(text)) return { number: id, at };
  }
  return null;
}
