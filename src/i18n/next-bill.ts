import type { NextBill } from '#domain/bills/next-bill.ts';
import { daysIn } from '#domain/values/local-time.ts';
import { useFormats } from './formats.ts';
import { useTexts } from './texts.ts';

/** The estimate of a bill in words. */
export interface NextBillText {
  /** `Unos 61 €`. */
  about: string;
  /** Until when, and what was used so far. */
  soFar: string;
  /** How it was estimated. */
  how: string;
}

/** Writes the estimate of a bill in the language of the page: whole euro, as it is an estimate. */
export function useNextBillText(): (bill: NextBill) => NextBillText {
  const { t } = useTexts();
  const { roundEuro, euro, energy, date } = useFormats();
  return (bill) => {
    const to = date(bill.days.to);
    const used = energy(bill.usedKwh);
    const count = Math.min(bill.readDays, daysIn(bill.days.from, bill.days.to));
    return {
      about: t('contracts.next-bill.about', { amount: roundEuro(bill.euro) }),
      soFar: t(`contracts.next-bill.${count > 0 ? 'used' : 'unread'}`, { to, used, count }),
      how: t('contracts.next-bill.how.body', {
        ...{ bills: bill.bills, day: euro(bill.euroADay), kwh: euro(bill.euroAKwh) },
        ...{ energy: energy(bill.energyKwh), to },
      }),
    };
  };
}
