import { roundedCents } from '#domain/bills/rounded-parts.ts';

/** Energy of a comparison. */
export type ComparedEnergy = 'electricity' | 'gas';

/** Parts of a bill that a comparison may have, in the order in which they are shown. */
export const comparisonParts = [
  'power',
  'energy',
  'fixed',
  'variable',
  'rental',
  'other',
  'taxes',
] as const;
export type ComparisonPart = (typeof comparisonParts)[number];

/** The bill that is compared: the answers of the form by the API's names, and its energy. */
export interface ComparedInputs {
  energy: ComparedEnergy;
  cups: string;
  /** Identifier of the retailer that made the bill. */
  comerOrigin: number;
  /** First and last day of the bill, ISO; both count. */
  startDate: string;
  endDate: string;
  /** What was paid, in euro. */
  invoiceAmount: number;

  /** Electricity: identifier of the access tariff, contracted powers in kW, consumption by period in whole kWh. */
  accessTariff?: number | undefined;
  power?: number | undefined;
  power2?: number | null | undefined;
  p1?: number | undefined;
  p2?: number | null | undefined;
  p3?: number | null | undefined;
  p4?: number | null | undefined;
  p5?: number | null | undefined;
  p6?: number | null | undefined;

  /** Gas: identifier of the access tariff, consumption in whole kWh. */
  access_tariff?: number | undefined;
  consumption?: number | undefined;
}

/** A line of the recomputed bill; a tax and a line of which only the amount is known have no price. */
export interface ComparisonLine {
  name: string;
  /** Euro for one unit. */
  price: number | null;
  /** kW, kWh or meters. */
  quantity: number | null;
  /** How often it counts: days of the bill, 1 for energy. */
  times: number | null;
  cents: number;
}

/** The lines of one part. */
export interface ComparisonGroup {
  part: ComparisonPart;
  lines: readonly ComparisonLine[];
  cents: number;
}

/** What a bill would have been here. */
export interface Comparison {
  /** The retailer forgets it after an hour; null where it gave none. */
  id: string | null;
  energy: ComparedEnergy;
  /** HTML of the retailer, not sanitised yet; may be empty. */
  header: string;
  content: string;
  /** What the retailer says that the bill would have been, with taxes. */
  totalCents: number;
  /** Parts with at least one line. */
  groups: readonly ComparisonGroup[];
}

const DAY_MS = 24 * 3600 * 1000;
const MONTHS = 12;

/** Sum of amounts in cents. */
export function sumOfCents(amounts: readonly { cents: number }[]): number {
  return amounts.reduce((sum, { cents }) => sum + cents, 0);
}

/** Cents that the total has more than its lines and taxes together; 0 where it adds up. */
export function unexplainedCents({ totalCents, groups }: Comparison): number {
  return totalCents - sumOfCents(groups);
}

/** Days of a bill; the first and the last count. */
export function daysOfBill({
  startDate,
  endDate,
}: Pick<ComparedInputs, 'startDate' | 'endDate'>): number {
  return Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;
}

/** Days of the year of an ISO day, as the sum of the days of its months (contracting and tools, section 9). */
export function daysOfYear(day: string): number {
  const year = Number(day.slice(0, 4));
  const months = Array.from({ length: MONTHS }, (_, month) =>
    new Date(Date.UTC(year, month + 1, 0)).getUTCDate(),
  );
  return months.reduce((sum, days) => sum + days, 0);
}

/** Whole euro that a year would cost less here, if it went on as in the bill; negative where it would cost more. */
export function yearlySaving(inputs: ComparedInputs, totalCents: number): number {
  const cents = roundedCents(inputs.invoiceAmount) - totalCents;
  const yearly = (cents * daysOfYear(inputs.startDate)) / daysOfBill(inputs) / 100;
  return Math.sign(yearly) * Math.round(Math.abs(yearly)) || 0;
}

/** True for the special tax on electricity, whose name has these words in every language (section 3). */
export function isSpecialTax(name: string): boolean {
  return name.toLowerCase().includes('impuesto especial');
}
