import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { download } from '#api/downloads.ts';
import {
  type CustomerRequest,
  type RequestFile,
  type RequestMessage,
  type RequestState,
  type RequestSummary,
  waitingFirst,
} from '#domain/customer/request.ts';
import type { ListPage, ListWanted } from '#queries/read/list-page.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import {
  list,
  moment,
  oneOf,
  optional,
  optionalList,
  optionalText,
  readAnswer,
} from '#queries/read/read-answer.ts';

/** How often an open request is read again while the page is in sight. */
const LOOK_AGAIN_MS = 20_000;

const states: readonly string[] = [
  'accepted',
  'denied',
  'additional_information_needed',
  'being_processed',
  'in_process',
] satisfies RequestState[];

/** A state that the retailer has added since counts as one that goes on. */
const state = v.pipe(
  oneOf(states),
  v.transform((name) => (states.includes(name) ? name : 'in_process') as RequestState),
);

const summaryMembers = {
  id: v.number(),
  kind: v.string(),
  title: optionalText,
  category: optionalText,
  contract: optional(v.object({ name: optionalText })),
  state,
  created_at: moment,
  updated_at: moment,
  claim: optional(v.object({ tipus: v.string(), subtipus: v.string() })),
};
const summary = v.object(summaryMembers);

const message = v.object({
  id: v.number(),
  role: v.string(),
  date: moment,
  text: optionalText,
  state,
  attachments: optionalList(
    'file of a message',
    v.object({ id: optional(v.number()), name: v.string(), size_text: optionalText }),
  ),
});

const summaryOf = ({
  created_at,
  updated_at,
  contract,
  kind,
  claim,
  ...row
}: v.InferOutput<typeof summary>): RequestSummary => ({
  ...row,
  kind: kind === 'claim' ? 'claim' : 'case',
  contract: contract?.name ?? '',
  createdAt: created_at,
  updatedAt: updated_at,
  claim: claim && { type: claim.tipus, subtype: claim.subtipus },
});

const messageOf = ({
  role,
  attachments,
  ...one
}: v.InferOutput<typeof message>): RequestMessage => ({
  ...one,
  isOwn: role === 'customer',
  files: attachments.map(({ id, name, size_text }) => ({ id, name, sizeText: size_text })),
});

type RequestsWanted = ListWanted & { state?: RequestState | undefined };

/** A page of cases and claims, those first that wait for the customer; `search` matches title and number. */
export const requestsQuery = ({ offset, limit, search, state: wanted }: RequestsWanted) =>
  queryOptions({
    queryKey: ['requests', offset, limit, search, wanted] as ReadKey,
    queryFn: async ({ signal }): Promise<ListPage<RequestSummary>> => {
      const query = {
        ...{ offset, limit, order: 'waiting' as const },
        ...(search && { filter: search }),
        ...(wanted && { state: wanted }),
      };
      const page = await readAnswer(
        apiClient.GET('/v1/crm/cases/', { params: { query }, signal }),
        v.object({ items: list('request', summary), n_items: v.number() }),
      );
      // A retailer that does not sort gives the latest first.
      return { rows: waitingFirst(page.items.map(summaryOf)), total: page.n_items };
    },
  });

/** A request with its messages, read again while the page is in sight, so that an answer is seen without a reload. */
export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: ({ signal }) => fetchRequest(id, signal),
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });

/** The same, read now. Throws ProblemError. */
async function fetchRequest(requestId: number, signal?: AbortSignal): Promise<CustomerRequest> {
  const { messages, receipt, ...request } = await readAnswer(
    apiClient.GET('/v1/crm/cases/{requestId}/', {
      params: { path: { requestId } },
      ...(signal && { signal }),
    }),
    v.object({
      ...summaryMembers,
      messages: list('message of a request', message),
      receipt: optional(v.object({ mailed_to: optionalText })),
    }),
  );
  return {
    ...summaryOf(request),
    receipt: receipt && { mailedTo: receipt.mailed_to || null },
    messages: messages.map(messageOf),
  };
}

/** The same, read once, for what stands beside what was just sent. */
export const sentRequestQuery = (id: number) =>
  queryOptions({ ...requestQuery(id), refetchInterval: false, refetchOnWindowFocus: false });

/** Saves the receipt of a request as a PDF. Throws ProblemError. */
export function downloadRequestReceipt(requestId: number): Promise<void> {
  const params = { path: { requestId } };
  const call = apiClient.GET('/v1/crm/cases/{requestId}/receipt/', { params, parseAs: 'blob' });
  return download(call, { fallbackName: `${requestId}.pdf` });
}

/** Saves a file of a message. Throws ProblemError. */
export function downloadRequestFile(
  requestId: number,
  { id, name }: RequestFile & { id: number },
): Promise<void> {
  const params = { path: { requestId, fileId: id } };
  const path = '/v1/crm/cases/{requestId}/attachments/{fileId}/';
  return download(apiClient.GET(path, { params, parseAs: 'blob' }), { fallbackName: name });
}
