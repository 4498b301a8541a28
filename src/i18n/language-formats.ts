import { type ClockWriter, clockWriter } from './clock-text.ts';
import { dateWriter } from './date-text.ts';

/**
 * How values are written in a language. A text may name one: `{{start, longDate}}`. The formats of i18next itself
 * (`datetime`, `number`) are not used: they know neither our rounding nor calendar days.
 */
export interface Formats extends ClockWriter {
  /** Euro with two decimals, `1234,50 €` in es-ES and `1.234,50 €` in ca-ES. */
  euro(amount: number): string;
  /** Kilowatts of power, up to three decimals, with the unit. */
  kilowatts(power: number): string;
  /** Energy in whole kilowatt-hours, with the unit. */
  kilowattHours(energy: number): string;
  /** Energy to the Wh below 1 kWh, with three digits above, and whole from 100: `0,097 kWh`, `9,41 kWh`, `1234 kWh`; kWh unless given. */
  energy(energy: number, unit?: string): string;
  /** A share as a percentage: 0.3 gives `30 %`. */
  percent(share: number): string;
  number(value: number): string;
  /** Years with the word, `1 año`, `3 años`. */
  years(count: number): string;
  /** A number with all its decimals, `0,123456`. */
  figure(value: number): string;
  /** ISO date (or date and time) as `29 mar 2026`; an empty string for none or an invalid one. */
  date(iso: string | null | undefined): string;
  /** ISO date in long form, `29 de marzo de 2026`. */
  longDate(iso: string | null | undefined): string;
  /** Day of the week and day of an ISO date, `martes, 3 de marzo`. */
  weekday(iso: string | null | undefined): string;
  /** ISO date without its year in long form, `3 de marzo`. */
  dayOfMonth(iso: string | null | undefined): string;
  /** Days from one ISO date to another, `3 mar – 7 abr 2026`. */
  days(days: { from: string; to: string }): string;
  /** ISO date without its year, `3 mar`. */
  shortDay(iso: string | null | undefined): string;
  /** Instant where the customer is, `6 mar 2026, 10:42`; an empty string for none or an invalid one. */
  dateTime(iso: string | null | undefined): string;
  /** Instant in long form, `6 de marzo de 2026, 10:42`. */
  longDateTime(iso: string | null | undefined): string;
  /** Month of an ISO date as written after a day: `de abril` in es-ES, `d’abril` in ca-ES. */
  ofMonth(iso: string | null | undefined): string;
  /** Month and year of an ISO date, `septiembre de 2026`. */
  monthOfYear(iso: string | null | undefined): string;
  /** Euro without decimals, for the axis of a chart. */
  roundEuro(amount: number): string;
  /** Month of an ISO date for the axis of a chart, `sept`, and its letter. */
  shortMonth(iso: string | null | undefined): string;
  monthLetter(iso: string | null | undefined): string;
  /** Things one after another, `uno, dos y tres`. */
  list(things: readonly string[]): string;
  /** Size of a file in kB or MB (decimal). */
  fileSize(bytes: number): string;
}

const cache = new Map<string, Formats>();

/** An ISO date is a calendar day: read and printed as UTC it never moves to the day before. */
function day(iso: string | null | undefined, write: (date: Date) => string): string {
  const date = iso ? new Date(iso.length === 10 ? `${iso}T00:00:00Z` : iso) : null;
  return date && !Number.isNaN(date.getTime()) ? write(date) : '';
}

/** Creates a value at its first use: a page uses few of the formatters, and each costs the browser milliseconds. */
function late<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Languages that may write digits of their own, which only Intl knows. */
const OWN_DIGITS = /^(ar|as|bn|ckb|dz|fa|ks|lrc|mni|mr|mzn|my|ne|pa|ps|sat|sd|ur|uz)\b/;

/** `3` of `Paso 3 de 6`: most counts of a page, and the first formatter of numbers takes a phone 100 ms or more. */
const isSmallCount = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** The powers of ten from 1 up to an energy are digits before the comma, of three in all. */
const decimalsOf = (energy: number) =>
  3 - [1, 10, 100].filter((power) => Math.abs(energy) >= power).length;

/** The number that `energy` of the formats writes, in every language. */
export const shownEnergy = (energy: number): number => Number(energy.toFixed(decimalsOf(energy)));

/** Formats of a language, all by Intl but for small counts, so that one rounding rule holds everywhere. */
export function formatsFor(language: string): Formats {
  const known = cache.get(language);
  if (known) return known;

  const number = (options?: Intl.NumberFormatOptions) =>
    late(() => new Intl.NumberFormat(language, options));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    late(() => new Intl.DateTimeFormat(language, options));
  // signDisplay 'negative' avoids "-0,00 €".
  const euro = number({ style: 'currency', currency: 'EUR', signDisplay: 'negative' });
  const roundEuro = number({
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  });
  const power = number({ maximumFractionDigits: 3 });
  const figure = number({ maximumFractionDigits: 10 });
  const energy = number({ maximumFractionDigits: 0 });
  const fine = [0, 1, 2, 3].map((maximumFractionDigits) => number({ maximumFractionDigits }));
  const percent = number({ style: 'percent' });
  const years = number({ style: 'unit', unit: 'year', unitDisplay: 'long' });
  const size = number({ maximumFractionDigits: 1 });
  const [short, whole] = [dateWriter(language, true), dateWriter(language, false)];
  const date = dates({ dateStyle: 'medium', timeZone: 'UTC' });
  const longDate = dates({ dateStyle: 'long', timeZone: 'UTC' });
  const dateTime = dates({ dateStyle: 'medium', timeStyle: 'short' });
  const longDateTime = dates({ dateStyle: 'long', timeStyle: 'short' });
  const list = late(() => new Intl.ListFormat(language));
  const month = { month: 'long', timeZone: 'UTC' } as const;
  const dayOfMonth = dates({ ...month, day: 'numeric' });
  const shortMonth = dates({ month: 'short', timeZone: 'UTC' });
  const monthLetter = dates({ month: 'narrow', timeZone: 'UTC' });
  const weekday = dates({ ...month, weekday: 'long', day: 'numeric' });
  const shortDay = dates({ ...month, month: 'short', day: 'numeric' });
  const monthOfYear = dates({ ...month, year: 'numeric' });
  // Only beside a day does Intl elide the preposition: `1 d’abril`.
  const withoutDay = (date: Date) =>
    dayOfMonth()
      .formatToParts(date)
      .flatMap(({ type, value }) => (type === 'day' ? [] : [value]))
      .join('')
      // German puts a point after the day.
      .replace(/^[\s.]+|\s+$/g, '');

  const formats: Formats = {
    euro: (amount) => euro().format(amount),
    kilowatts: (value) => `${power().format(value)}\u00a0kW`,
    kilowattHours: (value) => `${energy().format(value)}\u00a0kWh`,
    energy: (value, unit = 'kWh') => `${fine[decimalsOf(value)]?.().format(value)}\u00a0${unit}`,
    percent: (share) => percent().format(share),
    number: (value) =>
      isSmallCount(value) && !OWN_DIGITS.test(language) ? String(value) : power().format(value),
    years: (count) => years().format(count),
    figure: (value) => figure().format(value),
    date: (iso) => short(day(iso, date().format)),
    longDate: (iso) => whole(day(iso, longDate().format)),
    dayOfMonth: (iso) => whole(day(iso, dayOfMonth().format)),
    weekday: (iso) => whole(day(iso, weekday().format)),
    days: ({ from, to }) =>
      short(day(from, (start) => day(to, (end) => date().formatRange(start, end)))),
    shortDay: (iso) => short(day(iso, shortDay().format)),
    dateTime: (iso) => short(day(iso, dateTime().format)),
    longDateTime: (iso) => whole(day(iso, longDateTime().format)),
    ofMonth: (iso) => day(iso, withoutDay),
    monthOfYear: (iso) => day(iso, monthOfYear().format),
    roundEuro: (amount) => roundEuro().format(amount),
    shortMonth: (iso) => short(day(iso, shortMonth().format)),
    ...clockWriter(language),
    // Catalan writes two letters.
    monthLetter: (iso) => day(iso, monthLetter().format).slice(0, 1),
    list: (things) => list().format(things),
    fileSize: (bytes) =>
      bytes < 1_000_000
        ? `${size().format(Math.ceil(bytes / 1000))}\u00a0kB`
        : `${size().format(bytes / 1_000_000)}\u00a0MB`,
  };
  cache.set(language, formats);
  return formats;
}
