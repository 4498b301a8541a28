import type { LocalDay } from './local-day.ts';

/**
 * Days that count as a Sunday: national holidays with a fixed date that no region may replace, and 6 January (Circular
 * 3/2020 of the CNMC, art. 7).
 */
const HOLIDAYS = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'];

const VALLEY = 3;
const FLAT = 2;
const PEAK = 1;

const DOMESTIC_HOURS = hours(
  [8, VALLEY],
  [10, FLAT],
  [14, PEAK],
  [18, FLAT],
  [22, PEAK],
  [24, FLAT],
);
const GENERAL_HOURS = hours([8, VALLEY], [9, FLAT], [14, PEAK], [18, FLAT], [22, PEAK], [24, FLAT]);

/** Period of 3.0TD at peak, January first, on the mainland; flat hours have the next one. */
const GENERAL_PEAK = [1, 1, 2, 4, 4, 3, 1, 3, 3, 4, 2, 1];

/** True on Saturdays, Sundays and national holidays, which have the cheapest period all day. */
export function isRestDay({ day, weekday }: LocalDay): boolean {
  return weekday === 0 || weekday === 6 || HOLIDAYS.includes(day.slice(5));
}

/** Number of the period of the access tariff for each hour of that day; 2.0TD has 3, the others 6. */
export function periodsOf(tariff: string, local: LocalDay): number[] {
  const rest = isRestDay(local);
  if (tariff === '2.0TD') return rest ? DOMESTIC_HOURS.map(() => 3) : DOMESTIC_HOURS;
  const peak = GENERAL_PEAK[local.month] ?? 1;
  return GENERAL_HOURS.map((band) =>
    rest || band === VALLEY ? 6 : band === PEAK ? peak : peak + 1,
  );
}

/** Number of energy periods of an access tariff. */
export function periodCount(tariff: string): number {
  return tariff === '2.0TD' ? 3 : 6;
}

function hours(...bands: [before: number, band: number][]): number[] {
  return Array.from(
    { length: 24 },
    (_, hour) => bands.find(([before]) => hour < before)?.[1] ?? FLAT,
  );
}
