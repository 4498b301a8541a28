const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;

/** The days that a form takes at all: what lies outside is a slip of the finger. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

/** True for a day of the calendar as `YYYY-MM-DD`, from the first to the last that a form takes. */
export function isDay(value: string): boolean {
  if (!ISO.test(value) || value < FIRST_DAY || value > LAST_DAY) return false;
  const date = new Date(`${value}T00:00:00Z`);
  // 30 February is read as 2 March, or as nothing.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The day of a date as it is written here (`31/12/2025`, `31-12-2025`, `31122025`) as `2025-12-31`, whether it exists or not; any other text as it is. */
export function dayFrom(text: string): string {
  const typed = text.trim();
  const [, day = '', month = '', year] = WRITTEN.exec(typed) ?? DIGITS.exec(typed) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
}

/** A day `2025-12-31` as it is written here, day first: `31/12/2025`, or with another sign between; any other text as it is. */
export function dayText(value: string, sign: '/' | '.' = '/'): string {
  return value.replace(ISO, `$3${sign}$2${sign}$1`);
}
