const WRITTEN = /^-?\d{1,12}(?:,\d{1,6})?$/;

/** A number written with a decimal comma, without grouping (`-1234,5`); undefined for anything else, exponents and hexadecimals too. */
export function figureOf(text: string): number | undefined {
  return WRITTEN.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** A number with a decimal comma, as a field takes it: 1234.5 gives `1234,5`. */
export function figureText(value: number): string {
  return String(value).replace('.', ',');
}
