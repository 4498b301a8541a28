import { holderOf } from '#domain/customer/holder.ts';
import { dayAfter } from '#domain/values/local-time.ts';
import { isWeekend, workingDayAfter } from '#domain/values/working-day.ts';

/** Natural days from the day after a contract was signed (TRLGDCU 104). */
const WITHDRAWAL_DAYS = 14;

/**
 * Last ISO day to withdraw from a contract signed on an ISO day: the 14th after it, or the Monday after one that is a
 * Saturday or Sunday (Regulation 1182/71, article 3.4). Public holidays are not known here: the retailer may add them.
 */
export function withdrawalEnd(signDate: string): string {
  const end = dayAfter(signDate, WITHDRAWAL_DAYS);
  return isWeekend(end) ? workingDayAfter(end, 1) : end;
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
