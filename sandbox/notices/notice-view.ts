import type { components } from '#openapi/generated/types.ts';
import { billFacts } from '#sandbox/billing/facts.ts';
import type { ReadMeter } from '#sandbox/consumption/curve.ts';
import { dayAfter } from '#sandbox/consumption/local-day.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { NoticedContent, NoticeRow } from '#sandbox/database/tables/notice-tables.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import { pricesView } from '#sandbox/operations/contracts/contract-terms-view.ts';

type Schemas = components['schemas'];

/** A notice under the API's own names, its reason in a language (`ca_ES`). */
export async function noticeView(
  database: Database,
  contract: ContractRow,
  { notice, language }: { notice: NoticeRow; language: string | undefined },
): Promise<Schemas['ContractNotice']> {
  const { id, kind, sent_date, in_force, decide_until, reason, without_answer } = notice;
  const { choice, decided_at } = notice;
  return {
    ...{ id, kind, sent_date, in_force, decide_until, without_answer },
    reason: reason && inLanguage(reason, language),
    before: contentView(notice.before),
    after: contentView(notice.after),
    consumption: await yearBefore(database, contract, sent_date),
    decision: choice && decided_at && { choice, decided_at: decided_at.toISOString() },
  };
}

const contentView = ({ terms, prices }: NoticedContent): Schemas['NoticedContent'] => ({
  terms,
  prices: pricesView(prices),
});

/** What the meter read in the twelve whole months before a day; null where it has not read that long. */
async function yearBefore(
  database: Database,
  contract: ContractRow,
  day: string,
): Promise<Schemas['ContractNotice']['consumption']> {
  const meter = await database
    .selectFrom('meters')
    .select(['seed', 'kind', 'average_watts', 'panels_kw', 'first_day', 'last_day'])
    .where('contract_id', '=', contract.id)
    .executeTakeFirst();
  const firstOfMonth = `${day.slice(0, 7)}-01`;
  const from = `${Number(day.slice(0, 4)) - 1}${firstOfMonth.slice(4)}`;
  const to = dayAfter(firstOfMonth, -1);
  if (!meter || meter.first_day > from) return null;
  const read: ReadMeter = { ...meter, last_day: null, tariff: contract.tariff };
  const { energy } = billFacts(contract, read, { start: from, end: to });
  const periods = energy.map((wh, at) => ({ period: `P${at + 1}`, kwh: wh / 1000 }));
  return { from, to, periods };
}
