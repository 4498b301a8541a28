import type { Days } from '#domain/consumption/consumption.ts';
import { chargedEuro, type Invoice } from '#domain/invoices/invoice.ts';
import { isDay } from '#domain/values/day.ts';
import { dayAfter, daysIn } from '#domain/values/local-time.ts';

/** What a contract's next bill will be about, by its bills of the last year and what was used since the last one. */
export interface NextBill {
  /** The days that it will bill, as far as the bills before show. */
  days: Days;
  /** kWh from its first day up to the last day that was read, and how many days of it were read. */
  usedKwh: number;
  readDays: number;
  /** kWh of all its days, were the rest as those before. */
  energyKwh: number;
  /** About what it will charge, taxes included. */
  euro: number;
  /** What it was estimated with: euro that a day costs by itself, euro a kWh, and from how many bills. */
  euroADay: number;
  euroAKwh: number;
  bills: number;
}

/** Fewest bills that give an estimate, and most that are looked at: a year of them. */
const FEWEST = 3;
export const MOST_BILLS = 12;
/** With fewer days read than these the pace of the last bill counts for the rest. */
const PACE_DAYS = 7;
/** Days after which a bill without a successor says nothing of the next one: the retailer must bill every two months. */
const LONGEST = 62;

/** A bill that says all that an estimate needs. */
interface Bill {
  days: Days;
  length: number;
  energyKwh: number;
  euro: number;
}

/** The bills among the invoices of a contract, newest first: not those that were corrected, nor what refunds them. */
function billsOf(invoices: readonly Invoice[]): Bill[] {
  const corrected = new Set(invoices.map(({ rectifies }) => rectifies));
  return invoices
    .flatMap((invoice): Bill[] => {
      const { startDate: from, endDate: to, energyKwh, number, rectificativeType } = invoice;
      const euro = chargedEuro(invoice);
      const isWhole = from && to && isDay(from) && isDay(to) && from <= to;
      if (!isWhole || euro === null || euro < 0 || energyKwh === null) return [];
      if (rectificativeType === 'A' || corrected.has(number)) return [];
      return [{ days: { from, to }, length: daysIn(from, to), energyKwh, euro }];
    })
    .sort((one, other) => other.days.to.localeCompare(one.days.to))
    .slice(0, MOST_BILLS);
}

/** The days that the next bill of a contract will bill; null where there are too few bills, or none of late. */
export function nextBillDays(invoices: readonly Invoice[], today: string): Days | null {
  const bills = billsOf(invoices);
  const [last] = bills;
  if (!last || bills.length < FEWEST) return null;
  const from = dayAfter(last.days.to);
  if (from > today || daysIn(from, today) > LONGEST) return null;
  const lengths = bills.map(({ length }) => length).sort((one, other) => one - other);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? last.length;
  const to = dayAfter(from, usual - 1);
  return { from, to: to < today ? today : to };
}

/**
 * The estimate, by the straight line that fits the bills of the last year best (least squares): so much a day, whatever is
 * used (power, rental), and so much a kWh; taxes are in both. `used` is what was read of the days since the last bill, in
 * kWh by day, null for a day that was not read. Null where `nextBillDays` is.
 */
export function nextBill(
  invoices: readonly Invoice[],
  used: readonly (number | null)[],
  today: string,
): NextBill | null {
  const bills = billsOf(invoices);
  const days = nextBillDays(invoices, today);
  const [last] = bills;
  if (!days || !last) return null;
  const read = used.filter((kwh) => kwh !== null);
  const usedKwh = read.reduce((sum, kwh) => sum + kwh, 0);
  const pace =
    read.length >= PACE_DAYS ? usedKwh / read.length : last.energyKwh / Math.max(1, last.length);
  const length = daysIn(days.from, days.to);
  const energyKwh = usedKwh + pace * Math.max(0, length - read.length);
  const { euroADay, euroAKwh } = fitted(bills);
  return {
    ...{ days, usedKwh, readDays: read.length, energyKwh, euroADay, euroAKwh },
    euro: euroADay * length + euroAKwh * energyKwh,
    bills: bills.length,
  };
}

/** Least squares of euro = euroADay * days + euroAKwh * kWh, where neither is below 0. */
function fitted(bills: readonly Bill[]): Pick<NextBill, 'euroADay' | 'euroAKwh'> {
  const sum = (of: (bill: Bill) => number) => bills.reduce((total, bill) => total + of(bill), 0);
  const [dd, kk] = [sum(({ length }) => length ** 2), sum(({ energyKwh }) => energyKwh ** 2)];
  const dk = sum(({ length, energyKwh }) => length * energyKwh);
  const [de, ke] = [
    sum(({ length, euro }) => length * euro),
    sum(({ energyKwh, euro }) => energyKwh * euro),
  ];
  const determinant = dd * kk - dk * dk;
  const daily = { euroADay: de / dd, euroAKwh: 0 };
  // Bills that all used the same a day show nothing of what a kWh costs.
  if (determinant <= dd * kk * 1e-4) return daily;
  const euroADay = (de * kk - ke * dk) / determinant;
  const euroAKwh = (ke * dd - de * dk) / determinant;
  if (euroAKwh < 0) return daily;
  return euroADay < 0 ? { euroADay: 0, euroAKwh: ke / kk } : { euroADay, euroAKwh };
}
