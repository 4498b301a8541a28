import { describe, expect, it } from 'vitest';
import { noticeEffect } from '#domain/bills/notice-effect.ts';
import {
  type ContractNotice,
  type NoticedPrices,
  noticeStanding,
  priceRows,
} from '#domain/contract/contract-notice.ts';
import { withDefaults } from '#domain/settings/setting-defaults.ts';
import schema from '#schemas/meta/portal.schema.json' with { type: 'json' };
import own from '#schemas/portal.json' with { type: 'json' };

const { taxes, contractation } = withDefaults(own, schema) as unknown as Parameters<
  typeof noticeEffect
>[2];
const rate = (...rates: number[]) =>
  rates.map((one, at) => ({ from: `202${6 + at}-01-01`, rate: one }));
/** 10 % VAT from 2026 on and 20 % from 2027 on, and no other charge. */
const settings: Parameters<typeof noticeEffect>[2] = {
  taxes: {
    ...taxes,
    ...{ specialElectricity: rate(0), hydrocarbons: rate(0) },
    ...{ vatElectricity: rate(10, 20), vatGas: rate(10, 20) },
  },
  contractation: {
    ...contractation,
    estimate: { ...contractation.estimate, meter: 0, gasMeter: 0, socialDiscount: 0 },
  },
};
const byPeriod = (prices: number[]) => prices.map((price, at) => ({ period: `P${at + 1}`, price }));
const electricity = (power: number[], energy: number[]): NoticedPrices => ({
  ...{ power: byPeriod(power), energy: byPeriod(energy), fixed: [] },
});
const gas = (fixed: number, energy: number): NoticedPrices => ({
  power: [],
  energy: [{ period: null, price: energy }],
  fixed: [{ period: null, price: fixed }],
});
const noticeOf = (
  before: NoticedPrices | null,
  after: NoticedPrices | null,
  kwh: number[] | null,
): Pick<ContractNotice, 'before' | 'after' | 'consumption' | 'inForce'> => ({
  before: { prices: before, terms: null },
  after: { prices: after, terms: null },
  consumption: kwh && { from: '2025-11-01', to: '2026-10-31', kwh },
  inForce: '2026-12-01',
});
const home = { supply: 'electricity', powers: [4, 4] } as const;
const before = electricity([30, 6], [0.2, 0.15, 0.1]);
const after = electricity([33, 6], [0.22, 0.15, 0.11]);

describe('the effect on one’s own bill (RD 88/2026 6.1.m)', () => {
  it('is that of the own kWh in each period, taxes included', () => {
    // A month before: power 36 x 4 / 12 = 12, energy (600 x 0.20 + 600 x 0.10) / 12 = 15, VAT 10 % of 27 = 2.70.
    // After: power 39 x 4 / 12 = 13, energy (600 x 0.22 + 600 x 0.11) / 12 = 16.50, VAT 10 % of 29.50 = 2.95.
    expect(noticeEffect(noticeOf(before, after, [600, 0, 600]), home, settings)).toEqual({
      before: { month: 2970, year: 35_640 },
      after: { month: 3245, year: 38_940 },
      ...{ more: 275, kwhYear: 1200 },
    });
  });

  it('has the taxes of the day of the change on both sides', () => {
    const notice = { ...noticeOf(before, after, [600, 0, 600]), inForce: '2027-01-01' };
    // VAT of 20 % of 27 and of 29.50.
    expect(noticeEffect(notice, home, settings)).toMatchObject({
      before: { month: 3240 },
      after: { month: 3540 },
    });
  });

  it('of gas that gets cheaper is below zero', () => {
    // Fixed 0.2 x 365 / 12 = 6.0833; energy 80 and then 70; VAT 10 %: 94.69 and 83.69.
    const notice = noticeOf(gas(0.2, 0.08), gas(0.2, 0.07), [12_000]);
    const effect = noticeEffect(notice, { supply: 'gas', powers: [] }, settings);
    expect([effect?.before.month, effect?.more]).toEqual([9469, -1100]);
  });

  it.each([
    ['the consumption is not known', noticeOf(before, after, null), [4, 4]],
    ['nothing was consumed', noticeOf(before, after, [0, 0, 0]), [4, 4]],
    ['a power is not known', noticeOf(before, after, [600, 0, 600]), [4]],
    ['the kWh of periods are not known', noticeOf(before, after, [1200]), [4, 4]],
    ['no price is fixed', noticeOf(before, null, [600, 0, 600]), [4, 4]],
  ])('is not supposed where %s', (_, notice, powers) => {
    expect(noticeEffect(notice, { ...home, powers }, settings)).toBeUndefined();
  });
});

it('the table before/after has each period of either side once', () => {
  const content = (prices: NoticedPrices) => ({ prices, terms: null });
  const flat = electricity([30, 6], [0.15]);
  const rows = priceRows({ before: content(flat), after: content(after) });
  expect(rows.map((row) => [row.kind, row.period, row.before, row.after])).toEqual([
    ['power', 'P1', 30, 33],
    ['power', 'P2', 6, 6],
    ['energy', 'P1', 0.15, 0.22],
    ['energy', 'P2', null, 0.15],
    ['energy', 'P3', null, 0.11],
  ]);
});

it('is open up to its last day, included, and no more once it is decided', () => {
  const notice = { choice: null, decideUntil: '2026-12-31' };
  expect(noticeStanding(notice, '2026-12-31')).toBe('open');
  expect(noticeStanding(notice, '2027-01-01')).toBe('closed');
  expect(noticeStanding({ ...notice, choice: 'leave' }, '2027-01-01')).toBe('decided');
});
