import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Invoice } from '#domain/invoices/invoice.ts';
import {
  invoiceBars,
  monthsTogether,
  sameMonthsBefore,
  sumOfMonths,
} from '#domain/invoices/invoice-chart.ts';

const invoice = (
  contract: string,
  date: string,
  totalEuro: number | null,
  more: Partial<Invoice> = {},
): Invoice => ({
  id: 1,
  paymentId: 1,
  type: 'electricity',
  number: 'F1',
  date,
  startDate: null,
  endDate: null,
  cups: '',
  address: '',
  contract,
  energyKwh: 100,
  totalEuro,
  pendingEuro: 0,
  toPayEuro: 0,
  paidStatus: 'paid',
  rectificativeType: null,
  rectifies: null,
  history: [],
  payableType: null,
  documents: [],
  ...more,
});

const euro = { unit: 'euro', maxContracts: 10 } as const;
const months = (known: Record<number, number>) =>
  Array.from({ length: 12 }, (_, month) => known[month + 1] ?? null);

it('adds up the invoices of a month in cents, and leaves a month without one empty', () => {
  const bars = invoiceBars(
    [
      invoice('1', '2026-01-05', 0.1),
      invoice('1', '2026-01-31', 0.2),
      invoice('1', '2026-12-01', 61.27),
    ],
    euro,
  );
  expect(bars).toEqual([{ contract: '1', contracts: 1, months: months({ 1: 0.3, 12: 61.27 }) }]);
});

it('counts what a rectificative invoice A gives back against the rest, and B like any other', () => {
  const corrected = [
    invoice('1', '2026-03-05', 61.27),
    invoice('1', '2026-03-20', 61.27, { rectificativeType: 'A' }),
    invoice('1', '2026-03-20', 40, { rectificativeType: 'B' }),
  ];
  expect(invoiceBars(corrected, euro)[0]?.months[2]).toBe(40);
  const refund = invoiceBars([invoice('1', '2026-03-20', 12.5, { rectificativeType: 'A' })], euro);
  expect(refund[0]?.months[2]).toBe(-12.5);
});

it('gives energy in whole kWh', () => {
  const two = ['2026-03-05', '2026-03-20'].map((date) =>
    invoice('1', date, 1, { energyKwh: 100.3 }),
  );
  expect(invoiceBars(two, { ...euro, unit: 'energy' })[0]?.months[2]).toBe(201);
});

it('leaves out an invoice whose amount is not known', () => {
  expect(invoiceBars([invoice('1', '2026-03-05', null)], euro)).toEqual([]);
});

it('shows the contracts with the largest sums separately, and adds and counts the others', () => {
  const many = [
    invoice('small', '2026-01-05', 1),
    invoice('large', '2026-01-05', 100),
    invoice('tiny', '2026-02-05', 0.5),
  ];
  expect(invoiceBars(many, { ...euro, maxContracts: 1 })).toEqual([
    { contract: 'large', contracts: 1, months: months({ 1: 100 }) },
    { contract: null, contracts: 2, months: months({ 1: 1, 2: 0.5 }) },
  ]);
});

it('adds up all contracts, to compare a year with another', () => {
  const two = [invoice('1', '2025-01-05', 0.1), invoice('2', '2025-01-05', 0.2)];
  const together = monthsTogether([...two, invoice('2', '2025-03-05', 5)], 'euro');
  expect(together).toEqual(months({ 1: 0.3, 3: 5 }));
  expect(sumOfMonths(together)).toBe(5.3);
  expect(monthsTogether([], 'euro')).toEqual(months({}));
});

it('compares the months that are billed with the same ones of the year before', () => {
  const before = months({ 1: 10, 2: 20, 3: 30 });
  expect(sameMonthsBefore(months({ 1: 9, 2: 9 }), before)).toEqual({ sum: 30, isPart: true });
  const whole = Array.from({ length: 12 }, () => 1);
  expect(sameMonthsBefore(whole, whole)).toEqual({ sum: 12, isPart: false });
  expect(sameMonthsBefore(months({ 3: 1, 4: 1 }), before)).toBeNull();
  expect(sameMonthsBefore(months({}), before)).toBeNull();
});

it('loses no cent, however many contracts share a bar', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const invoices = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), cents), { minLength: 1 });
  fc.assert(
    fc.property(invoices, fc.integer({ min: 1, max: 12 }), (given, maxContracts) => {
      const bars = invoiceBars(
        given.map(([contract, amount]) => invoice(String(contract), '2026-05-05', amount / 100)),
        { unit: 'euro', maxContracts },
      );
      const plotted = bars.flatMap((bar) => bar.months.map((sum) => Math.round((sum ?? 0) * 100)));
      const total = given.reduce((sum, [, amount]) => sum + amount, 0);
      expect(plotted.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      expect(bars.length).toBeLessThanOrEqual(maxContracts + 1);
    }),
  );
});
