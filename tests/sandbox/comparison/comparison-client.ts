import { expect } from 'vitest';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import type { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const cups = someCups();
interface Line {
  name: string;
  price_unit: number;
  quantity: number;
  multi: number;
  amount: number;
}
export interface Result {
  comparison_id: string;
  header: string;
  content: string;
  total_amount: number;
  operations: { lines: Record<string, Line[]>; taxes: { name: string; amount: number }[] };
}

export const electricityBill = {
  ...{ cups, comerOrigin: 3, consent: true, mode: 'auto', accessTariff: 1, invoiceAmount: 74 },
  ...{
    startDate: '2026-02-01',
    endDate: '2026-02-28',
    p1: 62,
    p2: 58,
    p3: 110,
    power: 4.6,
    power2: 4.6,
  },
};
export const gasBill = {
  ...{
    cups,
    comerOrigin: 202,
    mode: 'auto',
    access_tariff: 12,
    consumption: 840,
    invoiceAmount: 79,
  },
  ...{ startDate: '2026-02-01', endDate: '2026-02-28' },
};
export const contact = {
  ...{ name: 'Laura', surname1: 'Ferrer', email: 'laura.ferrer@example.com' },
  ...{ telephone: '600000001', contactHours: '9-13h', consent: true },
};
/** Compares bills with a sandbox; the given fields replace those of an ordinary bill. */
export function comparisonClient(sandbox: ReturnType<typeof testSandbox>) {
  return {
    compare: (change: object = {}, lang = 'es_ES') =>
      sandbox.api(`/v1/price-compare/?lang=${lang}`, { body: { ...electricityBill, ...change } }),
    compareGas: (change: object = {}) =>
      sandbox.api('/v1/gas/price-compare/', { body: { ...gasBill, ...change } }),
    related: (id: string) => sandbox.api(`/v1/price-compare-related?comparison_id=${id}`),
  };
}

export const resultOf = ({ body }: { body: { data: { result: Result } } }): Result =>
  body.data.result;

const cents = (amount: number) => Math.round(amount * 100);
/** Cents of lines or taxes together. */
export const sum = (amounts: { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + cents(amount), 0);

/** Each line has its cost, rounded to the cent up or down; lines and taxes add up to the total. */
export function agrees({ operations: { lines, taxes }, total_amount }: Result) {
  const all = Object.values(lines).flat();
  for (const { price_unit, quantity, multi, amount } of all) {
    expect(Math.abs(amount - price_unit * quantity * multi)).toBeLessThan(0.01);
  }
  expect(sum(all) + sum(taxes)).toBe(cents(total_amount));
}
