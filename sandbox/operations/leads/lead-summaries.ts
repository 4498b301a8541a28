import { resultOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { invalidFields, notFound } from '#sandbox/api/refusal.ts';
import { portalSettings } from '#sandbox/contracting/contracting-settings.ts';
import type { LeadFields } from '#sandbox/contracting/lead-fields.ts';
import { startError } from '#sandbox/contracting/lead-start-checks.ts';
import { leadSummary, startOf } from '#sandbox/contracting/order/lead-summary.ts';
import type { LeadRow } from '#sandbox/database/tables/lead-tables.ts';
import { summaryPdf } from '#sandbox/documents/order/summary-pdf.ts';

/** The summary of a contract before it is ordered. */
export const leadSummaryHandlers = {
  async createLeadSummary(call) {
    const { database, session, services, body, path, query } = call;
    const { clock } = services;
    const settings = await portalSettings(database, session);
    const today = clock.today();
    const error = startError(body, settings.contractation.start, today);
    if (error) throw invalidFields({ start_date: [error] });
    const lead = await leadOf(call, path.lead_id);
    const others = body.with_lead_id ? [await leadOf(call, body.with_lead_id)] : [];
    // What is confirmed already starts as it was ordered.
    const { start } = (lead.confirmation ? lead.fields : {}) as LeadFields;
    const requested = startOf(start ? (lead.fields as LeadFields) : body);
    const context = { database, settings, today, now: clock.now(), language: query.lang };
    const { id, created_at } = await leadSummary(context, [lead, ...others], requested);
    return resultOf({ id, created_at: created_at.toISOString() });
  },

  async downloadLeadSummary(call) {
    const lead = await leadOf(call, call.path.lead_id);
    const summary = await call.database
      .selectFrom('lead_summaries')
      .selectAll()
      .where('id', '=', call.path.summary_id)
      .where('lead_id', '=', lead.id)
      .executeTakeFirst();
    if (!summary) throw notFound();
    return summaryPdf(summary);
  },
} satisfies Handlers;

/** A lead of either kind. Throws 404 for that of another customer. */
async function leadOf(
  { database, session }: Pick<Call, 'database' | 'session'>,
  id: string,
): Promise<LeadRow> {
  const lead = await database
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const isOfOther = lead?.customer_id != null && lead.customer_id !== session?.customer.id;
  if (!lead || isOfOther) throw notFound();
  return lead;
}
