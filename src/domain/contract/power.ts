const WRITTEN = /^(\d{1,6})(?:,(\d{1,3}))?$/;
const DOT_OF_A_KEYPAD = /^(\d{1,3})\.(\d{0,3})$/;

/**
 * Watts of a power written in kilowatts with a decimal comma and at most three decimals (`4,6` gives 4600);
 * undefined for anything else: signs, points, units, seven digits and more. Read from the characters, because
 * a product of floats is no whole number of watts (8.05 * 1000).
 */
export function wattsOf(text: string): number | undefined {
  const [, whole, decimals = ''] = WRITTEN.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole + decimals.padEnd(3, '0'));
}

/** A power in watts, written in kilowatts with a decimal comma, without grouping or unit: 3450 gives `3,45`. */
export function kilowattsText(watts: number): string {
  const digits = String(watts).padStart(4, '0');
  const decimals = digits.slice(-3).replace(/0+$/, '');
  return digits.slice(0, -3) + (decimals && `,${decimals}`);
}

/** Watts of a power in kilowatts as the retailer's API writes it (4.6); undefined for a negative one or one below a watt. */
export function wattsIn(kilowatts: number): number | undefined {
  return wattsOf(String(kilowatts).replace('.', ','));
}

/** The point of a numeric keypad as the comma that was meant; only below 1000 kW, where it cannot part thousands. */
export function withDecimalComma(text: string): string {
  return text.replace(DOT_OF_A_KEYPAD, '$1,$2');
}
