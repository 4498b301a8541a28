import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import type { ContractSummary } from '#domain/contract/contract.ts';
import {
  type Communication,
  communicationChannels,
  communicationKinds,
} from '#domain/customer/communication.ts';
import { ProblemError } from '#domain/problem.ts';
import { downloadAttachment } from '#queries/contracts/contract-documents.ts';
import { downloadInvoice } from '#queries/invoices/invoice-downloads.ts';
import type { ListPage, ListWanted } from '#queries/read/list-page.ts';
import { namedEntries, ofKnownCall } from '#queries/read/lookup-read.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import {
  list,
  moment,
  oneOf,
  optional,
  optionalText,
  readAnswer,
  readable,
} from '#queries/read/read-answer.ts';

const document = v.object({
  kind: v.picklist(['invoice', 'attachment', 'request', 'notice']),
  id: v.number(),
});

const communication = v.object({
  id: v.string(),
  date: moment,
  kind: oneOf(communicationKinds),
  subject: optionalText,
  channel: optional(oneOf(communicationChannels)),
  document: optional(v.unknown()),
});

/** A document of a kind that the portal cannot open is none. */
const documentOf = (given: unknown) => readable(document, given);

const communicationOf = ({
  kind,
  channel,
  document: given,
  ...one
}: v.InferOutput<typeof communication>): Communication => ({
  ...one,
  kind: communicationKinds.find((known) => known === kind) ?? 'other',
  channel: communicationChannels.find((known) => known === channel) ?? null,
  document: documentOf(given),
});

const fetchPage = async (
  contractId: number,
  query: { offset: number; limit: number },
  signal?: AbortSignal,
): Promise<ListPage<Communication>> => {
  const page = await readAnswer(
    apiClient.GET('/v1/contracts/{contractId}/communications/', {
      params: { path: { contractId }, query },
      ...(signal && { signal }),
    }),
    v.object({ items: list('communication', communication), n_items: v.number() }),
  );
  return { rows: page.items.map(communicationOf), total: page.n_items };
};

/** A page of what was sent about a contract, the latest first. */
export const communicationsQuery = (contractId: number, { offset, limit }: ListWanted) =>
  queryOptions({
    queryKey: ['communications', contractId, offset, limit] as ReadKey,
    queryFn: ({ signal }) => fetchPage(contractId, { offset, limit }, signal),
  });

/** False for a retailer that does not list what it sent (decision 33). */
export const hasCommunicationsQuery = (contractId: number) =>
  queryOptions({
    queryKey: ['communications', contractId, 'known'],
    queryFn: ({ signal }) =>
      ofKnownCall(
        async () => (await fetchPage(contractId, { offset: 0, limit: 1 }, signal)).total >= 0,
        async () => false,
      ),
  });

/** Kind of supply and number of the customer's contract with an identifier. Throws `not-found` for any other. */
export const contractWithIdQuery = (id: number) =>
  queryOptions({
    queryKey: ['contract', 'with-id', id],
    queryFn: async ({ signal }): Promise<Pick<ContractSummary, 'name' | 'type'>> => {
      const types = ['electricity', 'gas'] as const;
      const info = await readAnswer(
        apiClient.GET('/v1/contracts/list-info/', { signal }),
        v.object({ electricity: namedEntries('contract'), gas: namedEntries('contract') }),
      );
      const type = types.find((one) => info[one].some((contract) => contract.id === id));
      const name = type && info[type].find((contract) => contract.id === id)?.name;
      if (!type || !name) throw new ProblemError({ kind: 'not-found' });
      return { type, name };
    },
  });

/** Saves the document of a communication. Throws ProblemError. */
export function downloadCommunication({
  subject,
  document: given,
}: Pick<Communication, 'subject' | 'document'>): Promise<void> {
  const { kind, id } = given ?? { kind: 'request', id: 0 };
  if (kind === 'invoice') return downloadInvoice({ id, number: subject }, 'pdf');
  if (kind === 'attachment') {
    const file = { name: subject, fileName: `${subject}.pdf` };
    return downloadAttachment({ ...file, id, createdDate: null, sizeText: '', category: '' });
  }
  return Promise.reject(new ProblemError({ kind: 'not-found' }));
}
