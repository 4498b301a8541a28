import { useMemo } from 'react';
import { useTexts } from './texts.ts';

export interface Formats {
  /** Euro with two decimals, `1234,50 €` in es-ES and `1.234,50 €` in ca-ES. */
  euro(amount: number): string;
  /** Kilowatts of power, up to three decimals, with the unit. */
  kilowatts(power: number): string;
  /** Energy in whole kilowatt-hours, with the unit. */
  kilowattHours(energy: number): string;
  /** A share as a percentage: 0.3 gives `30 %`. */
  percent(share: number): string;
  number(value: number): string;
  /** ISO date (or date and time) as `29 mar 2026`; an empty string for none or an invalid one. */
  date(iso: string | null | undefined): string;
  /** ISO date in long form, `29 de marzo de 2026`. */
  longDate(iso: string | null | undefined): string;
  /** Size of a file in kB or MB (decimal). */
  fileSize(bytes: number): string;
}

const cache = new Map<string, Formats>();

/** An ISO date is a calendar day: read and printed as UTC it never moves to the day before. */
function day(iso: string | null | undefined, format: Intl.DateTimeFormat): string {
  const date = iso ? new Date(iso.length === 10 ? `${iso}T00:00:00Z` : iso) : null;
  return date && !Number.isNaN(date.getTime()) ? format.format(date) : '';
}

/** Formats of a language, all by Intl, so that one rounding rule holds everywhere. */
export function formatsFor(language: string): Formats {
  const known = cache.get(language);
  if (known) return known;

  const number = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options);
  // signDisplay 'negative' avoids "-0,00 €".
  const euro = number({ style: 'currency', currency: 'EUR', signDisplay: 'negative' });
  const power = number({ maximumFractionDigits: 3 });
  const energy = number({ maximumFractionDigits: 0 });
  const percent = number({ style: 'percent' });
  const size = number({ maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const longDate = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

  const formats: Formats = {
    euro: (amount) => euro.format(amount),
    kilowatts: (value) => `${power.format(value)}\u00a0kW`,
    kilowattHours: (value) => `${energy.format(value)}\u00a0kWh`,
    percent: (share) => percent.format(share),
    number: (value) => power.format(value),
    date: (iso) => day(iso, date),
    longDate: (iso) => day(iso, longDate),
    fileSize: (bytes) =>
      bytes < 1_000_000
        ? `${size.format(Math.ceil(bytes / 1000))}\u00a0kB`
        : `${size.format(bytes / 1_000_000)}\u00a0MB`,
  };
  cache.set(language, formats);
  return formats;
}

/** Formats in the language of the page. */
export function useFormats(): Formats {
  const { language } = useTexts();
  return useMemo(() => formatsFor(language), [language]);
}
