import { normaliseEmail } from '#domain/identifiers/email.ts';
import { portalSettings } from '#sandbox/contracting/contracting-settings.ts';
import type { LeadContext } from '#sandbox/contracting/lead-step.ts';
import { nameOf, type WholeLead } from '#sandbox/contracting/whole-lead.ts';
import type { LeadRow } from '#sandbox/database/tables/lead-tables.ts';
import { summaryPdf } from '#sandbox/documents/order/summary-pdf.ts';
import { summaryMail } from '#sandbox/mail/order-mails.ts';
import { confirmedSummary } from './lead-summary.ts';

/** Sends the summary of a confirmed lead by e-mail, once for both supplies; returns its identifier. */
export async function sendSummary(
  { database, session, now, today, outbox }: LeadContext,
  lead: LeadRow,
  fields: WholeLead,
  language: string | undefined,
): Promise<string> {
  const settings = await portalSettings(database, session);
  const context = { database, settings, now, today, language };
  const summary = await confirmedSummary(context, lead, fields);
  const recipient = normaliseEmail(fields.owner_address.email ?? '');
  if (summary.sent_at || !recipient) return summary.id;
  const { signature } = settings.contractation;
  await outbox.send(database, {
    recipient,
    ...summaryMail({ language: summary.language, name: nameOf(fields) }, signature),
    attachments: [await summaryPdf(summary)],
  });
  await database
    .updateTable('lead_summaries')
    .set({ sent_at: now })
    .where('id', '=', summary.id)
    .execute();
  return summary.id;
}
