import type { Database } from '#sandbox/database/open-database.ts';
import type { NoticedContent, NoticeRow } from '#sandbox/database/tables/notice-tables.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import { nextRenewal } from './next-renewal.ts';

/** Days before it is in force that a notice is sent at least: the law's month, of any length (RD 88/2026 6.1.m). */
const MONTH = 31;
const DEARER = 1.06;

const REASONS = {
  price_change: {
    es: 'La energía que compramos para usted nos cuesta más que cuando fijamos su precio.',
    ca: 'L’energia que comprem per a vostè ens costa més que quan vam fixar el seu preu.',
  },
  renewal: {
    es: 'Su contrato se prorroga un año más y el precio se actualiza con lo que cuesta ahora el gas.',
    ca: 'El seu contracte es prorroga un any més i el preu s’actualitza amb el que costa ara el gas.',
  },
};

interface Announcement {
  kind: NoticeRow['kind'];
  /** ISO day on which it was sent. */
  sent: string;
  withoutAnswer?: NoticeRow['without_answer'];
}

/**
 * Announces other prices of a contract: from the first of a month, or from its renewal where that is a month away or more.
 * Returns the identifier of the notice. Throws for a contract without known terms.
 */
export async function announceNotice(
  database: Database,
  { id, ordered, sign_date }: Pick<ContractRow, 'id' | 'ordered' | 'sign_date'>,
  { kind, sent, withoutAnswer = 'accepted' }: Announcement,
): Promise<number> {
  if (!ordered) throw new Error('A notice needs a contract whose terms are known');
  const before = { terms: ordered.terms, prices: ordered.prices };
  const inForce = dayInForce(kind, { sent, signed: sign_date, months: ordered.terms.months });
  const { id: notice } = await database
    .insertInto('contract_notices')
    .values({
      contract_id: id,
      kind,
      sent_date: sent,
      in_force: inForce,
      decide_until: daysBefore(inForce, 1),
      reason: JSON.stringify(REASONS[kind]),
      before: JSON.stringify(before),
      after: JSON.stringify(contentAfter(kind, before)),
      without_answer: withoutAnswer,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return notice;
}

function dayInForce(
  kind: NoticeRow['kind'],
  { sent, signed, months }: { sent: string; signed: string | null; months: number | null },
): string {
  const earliest = daysBefore(sent, -MONTH);
  if (kind === 'renewal' && signed && months) return nextRenewal(signed, months, earliest);
  const [year = 0, month = 1] = earliest.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/**
 * Energy is dearer, the fixed part of gas and the power of the first period too. A contract that was renewed has no
 * penalty (RD 88/2026 28.5).
 */
function contentAfter(kind: NoticeRow['kind'], { terms, prices }: NoticedContent): NoticedContent {
  const after = kind === 'renewal' ? { ...terms, penalty_percent: 0 } : terms;
  if (!prices) return { terms: after, prices };
  if ('fixed' in prices) {
    const { fixed, variable } = prices;
    return { terms: after, prices: { fixed: dearer(fixed), variable: dearer(variable) } };
  }
  const [first = 0, ...others] = prices.power;
  return {
    terms: after,
    prices: { power: [first + 1, ...others], energy: prices.energy.map(dearer) },
  };
}

const dearer = (price: number) => Math.round(price * DEARER * 10_000) / 10_000;
