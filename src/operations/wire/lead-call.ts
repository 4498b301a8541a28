import * as v from 'valibot';
import { successfulAnswer } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { WizardRender } from '#domain/wizard/wizard.ts';
import { optional, readValue } from '#queries/read/read-answer.ts';

/** Supply to contract; each has a lead of its own. */
export type LeadKind = 'electricity' | 'gas';

export interface SentLead {
  kind: LeadKind;
  /** Undefined in the first call of a lead. */
  leadId: string | undefined;
  /** One of `LEAD_STEP`. */
  step: number;
  fields: Record<string, unknown>;
  /** Idempotency key, where a repeat must not act twice. */
  key?: string;
}

export interface LeadAnswer {
  leadId: string;
  /** Number by which the customer can refer to it. */
  reference: string;
  /** The retailer's error code; null on success. */
  error: string | null;
  render: WizardRender | null;
}

const answerOfStep = v.object({
  status: v.string(),
  lead_id: v.string(),
  result: optional(
    v.object({
      error: optional(v.string()),
      reference: optional(v.string()),
      render: optional(
        v.object({
          format: v.fallback(v.picklist(['html', 'markdown']), 'html'),
          body: v.string(),
        }),
      ),
    }),
  ),
});

/** Sends one step of a lead, or confirms it. Throws ProblemError. */
export async function sendLead(sent: SentLead): Promise<LeadAnswer> {
  const { kind, leadId, step, fields, key } = sent;
  const options = {
    params: { header: key ? { 'Idempotency-Key': key } : {} },
    // The description leaves the fields of a step open; the retailer checks them.
    body: { lead_id: leadId ?? null, step, FormConfirm: fields } as never,
  };
  const call =
    kind === 'gas'
      ? apiClient.POST('/v2/gas/leads', options)
      : apiClient.POST('/v1/leads', options);
  const answer = readValue((await successfulAnswer(call)).data, answerOfStep);
  return {
    leadId: answer.lead_id,
    reference: answer.result?.reference ?? answer.lead_id,
    error: answer.status === 'OK' ? null : (answer.result?.error ?? 'lead_stopped'),
    render: answer.result?.render ?? null,
  };
}
