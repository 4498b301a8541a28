import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { download } from '#api/downloads.ts';
import type { SupplyStart } from '#domain/contract/supply-start.ts';
import { ofKnownCall } from '#queries/read/lookup-read.ts';
import { moment, readAnswer } from '#queries/read/read-answer.ts';

/** What the summary of a contract is made of, beside what the retailer stored of its leads. */
export interface SummaryRequest {
  /** The leads that are ordered, that of electricity first. */
  leads: readonly string[];
  start?: SupplyStart | undefined;
  /** ISO day. */
  start_date?: string | undefined;
}

const summary = v.object({ id: v.string(), created_at: moment });

/**
 * The summary of a contract as the retailer makes it before it is ordered (RD 88/2026 28.3): the same content is the same
 * summary, so that it may be read again. Null where the retailer makes none.
 */
export const leadSummaryQuery = ({ leads, start, start_date }: SummaryRequest) =>
  queryOptions({
    queryKey: ['lead-summary', leads, start, start_date],
    queryFn: ({ signal }) => {
      const [lead_id = '', with_lead_id] = leads;
      const body = {
        ...(with_lead_id && { with_lead_id }),
        ...(start && { start }),
        ...(start_date && { start_date }),
      };
      const options = { params: { path: { lead_id } }, body, signal };
      return ofKnownCall(
        async () => readAnswer(apiClient.POST('/v1/leads/{lead_id}/summary', options), summary),
        async () => null,
      );
    },
    // An answer of an earlier step may have changed what is ordered.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Saves the summary of a contract as a document. Throws ProblemError. */
export function downloadLeadSummary(lead_id: string, summary_id: string): Promise<void> {
  const params = { path: { lead_id, summary_id } };
  const path = '/v1/leads/{lead_id}/summary/{summary_id}';
  const call = apiClient.GET(path, { params, parseAs: 'blob' });
  return download(call, { fallbackName: 'resumen-contrato.pdf' });
}
