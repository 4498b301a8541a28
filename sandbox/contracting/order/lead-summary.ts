import { sql } from 'kysely';
import type { Settings } from '#domain/settings/settings-types.ts';
import type { LeadFields } from '#sandbox/contracting/lead-fields.ts';
import { newReference } from '#sandbox/contracting/reference.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { LeadRow, LeadSummaryRow } from '#sandbox/database/tables/lead-tables.ts';
import type { RequestedStart } from './order-types.ts';
import { summaryContent } from './summary-content.ts';

/** Data for a summary. */
export interface SummaryContext {
  database: Database;
  settings: Settings;
  now: Date;
  /** ISO day. */
  today: string;
  /** Language of a customer who chose none, as `ca_ES`. */
  language: string | undefined;
}

/** When the supply of a lead is to start. */
export const startOf = ({ start, start_date }: LeadFields): RequestedStart => ({
  start: start ?? null,
  start_date: start === 'date' ? (start_date ?? null) : null,
});

/** The summary of what these leads contract: the one that was made before where nothing has changed since, or a new one. */
export async function leadSummary(
  { database, settings, now, today, language: usual = 'es_ES' }: SummaryContext,
  leads: readonly LeadRow[],
  requested: RequestedStart,
): Promise<LeadSummaryRow> {
  const content = await summaryContent(database, leads, requested, { settings, today });
  const [lead, withLead] = leads;
  const { commsLanguage: language = usual } = (lead?.fields ?? {}) as LeadFields;
  const row = { lead_id: lead?.id ?? '', with_lead_id: withLead?.id ?? null, language };
  const json = JSON.stringify(content);
  const before = await database
    .selectFrom('lead_summaries')
    .selectAll()
    .where('lead_id', '=', row.lead_id)
    .where('with_lead_id', 'is not distinct from', row.with_lead_id)
    .where('language', '=', language)
    .where(sql<boolean>`content = ${json}::jsonb`)
    .executeTakeFirst();
  if (before) return before;
  return database
    .insertInto('lead_summaries')
    .values({ ...row, id: newReference(), content: json, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The summary that belongs to a confirmation: the one that it names, if that is of this lead and of this start; else one
 * that is made now.
 */
export async function confirmedSummary(
  context: SummaryContext,
  lead: LeadRow,
  fields: LeadFields,
): Promise<LeadSummaryRow> {
  const named = await context.database
    .selectFrom('lead_summaries')
    .selectAll()
    .where('id', '=', fields.summary_id ?? '')
    .where((is) => is.or([is('lead_id', '=', lead.id), is('with_lead_id', '=', lead.id)]))
    .executeTakeFirst();
  const requested = startOf(fields);
  const isShown =
    named?.content.start === requested.start && named.content.start_date === requested.start_date;
  return named && isShown ? named : leadSummary(context, [lead], requested);
}
