import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { isDay } from '#domain/values/day.ts';
import type { ComparedEnergy, ComparedInputs } from './comparison.ts';

/** A link of a person ends long before this; a longer one is not looked at. */
const LONGEST = 600;

type Input = Exclude<keyof ComparedInputs, 'energy'>;
type Read = (text: string) => string | number | undefined;

/** A number as it stands in a link: a decimal point, no exponent, within the limits of the API. */
const numberUpTo =
  (most: number, { decimals = 0, isPositive = false } = {}): Read =>
  (text) => {
    const [whole = '', fraction = ''] = text.split('.');
    if (!/^\d{1,10}(\.\d+)?$/.test(text) || fraction.length > decimals || whole === '') return;
    const value = Number(text);
    return value <= most && !(isPositive && value === 0) ? value : undefined;
  };

const identifier = numberUpTo(2_147_483_647, { isPositive: true });
const energy = numberUpTo(100_000_000);
const kilowatts = numberUpTo(100_000, { decimals: 3, isPositive: true });
const day: Read = (text) => (isDay(text) ? text : undefined);

const ofBill = {
  cups: (text: string) => (isCups(normaliseCups(text)) ? normaliseCups(text) : undefined),
  comerOrigin: identifier,
  startDate: day,
  endDate: day,
  invoiceAmount: numberUpTo(10_000_000, { decimals: 2, isPositive: true }),
};

const inputs: Record<ComparedEnergy, Partial<Record<Input, Read>>> = {
  electricity: {
    ...ofBill,
    ...{ accessTariff: identifier, power: kilowatts, power2: kilowatts },
    ...{ p1: energy, p2: energy, p3: energy, p4: energy, p5: energy, p6: energy },
  },
  gas: { ...ofBill, access_tariff: identifier, consumption: energy },
};

const named = (of: ComparedEnergy) => Object.entries(inputs[of]) as [Input, Read][];

/**
 * The bill as the fragment of an address, which browsers do not send to any server: `#energy=gas&consumption=840…`.
 * The supply's CUPS identifies the customer, and is included only on request.
 */
export function fragmentOf(bill: ComparedInputs, { withCups }: { withCups: boolean }): string {
  const params = new URLSearchParams({ energy: bill.energy });
  for (const [name] of named(bill.energy)) {
    const value = bill[name];
    if (value != null && (withCups || name !== 'cups')) params.set(name, String(value));
  }
  return `#${params}`;
}

/** What can be read of a bill in a fragment, each input only if it is valid; null where it holds no bill. */
export function inputsOfFragment(hash: string): Partial<ComparedInputs> | null {
  if (hash.length > LONGEST) return null;
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const of = params.get('energy');
  if (of !== 'electricity' && of !== 'gas') return null;
  const read = named(of).flatMap(([name, readInput]) => {
    const value = readInput(params.get(name) ?? '');
    return value === undefined ? [] : [[name, value] as const];
  });
  return read.length > 0 ? { energy: of, ...Object.fromEntries(read) } : null;
}
