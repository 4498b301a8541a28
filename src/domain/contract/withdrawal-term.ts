import { holderOf } from '#domain/customer/holder.ts';

/** Natural days from the day after a contract was signed (TRLGDCU 104). */
const WITHDRAWAL_DAYS = 14;

const DAY_MS = 24 * 3_600_000;
const SATURDAY = 6;
const SUNDAY = 0;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const isWeekend = (time: number) => [SATURDAY, SUNDAY].includes(new Date(time).getUTCDay());

/**
 * Last ISO day to withdraw from a contract signed on an ISO day: the 14th after it, or the Monday after one that is a
 * Saturday or Sunday (Regulation 1182/71, article 3.4). Public holidays are not known here: the retailer may add them.
 */
export function withdrawalEnd(signDate: string): string {
  let end = Date.parse(signDate) + WITHDRAWAL_DAYS * DAY_MS;
  while (isWeekend(end)) end += DAY_MS;
  return isoDay(end);
}

/** The ISO day that is so many working days after another, where every Monday to Friday is one. */
export function workingDayAfter(day: string, count: number): string {
  let time = Date.parse(day);
  for (let left = count; left > 0; left -= isWeekend(time) ? 0 : 1) time += DAY_MS;
  return isoDay(time);
}

/** Whether a contract can be withdrawn from, as far as its own data say: `withdrawn` is known to the retailer only. */
export type WithdrawalTerm = 'open' | 'expired' | 'company';

interface Signed {
  /** ISO day; null while it is not signed. */
  signDate: string | null;
  /** Tax id of the holder. */
  vat: string;
  isClosed: boolean;
}

/** The term of a contract on an ISO day; the right is of consumers only (TRLGDCU 3 and 102). */
export function withdrawalTerm({ signDate, vat, isClosed }: Signed, today: string): WithdrawalTerm {
  if (holderOf(vat).kind === 'company') return 'company';
  if (isClosed) return 'expired';
  return signDate === null || today <= withdrawalEnd(signDate) ? 'open' : 'expired';
}
