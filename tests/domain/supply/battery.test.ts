import { describe, expect, it } from 'vitest';
import {
  type BatteryShare,
  batteryLevel,
  batteryStanding,
  endedLast,
} from '#domain/battery/battery.ts';
import {
  type BatteryLedger,
  type BatteryMovement,
  billDiscount,
  statementOf,
  yearsOf,
} from '#domain/battery/battery-ledger.ts';
import {
  type BatteryReceiver,
  sharesAfter,
  wholeShares,
} from '#domain/battery/battery-receivers.ts';
import { othersWeights } from '#sandbox/operations/batteries/battery-weights.ts';
import { fc } from '#tests/support/description/property-tests.ts';

const TODAY = '2026-11-22';
const share = (changed: Partial<BatteryShare>): BatteryShare => ({
  ...{ id: 6, name: 'BV-CASA', weight: 3, percentage: 50, balanceEuro: 1 },
  ...{ management: 'aplicar', startDate: '2025-01-01', endDate: null },
  ...{ isOrigin: false, isWaiting: false },
  ...changed,
});

describe('where a share stands', () => {
  it.each([
    ['receives', {}],
    ['receives', { startDate: TODAY, endDate: '2026-11-23' }],
    ['receives', { startDate: null }],
    ['locked', { percentage: 0 }],
    // A share receives nothing on its last day, as after a move of today.
    ['ended', { endDate: TODAY, percentage: 0 }],
    ['not-begun', { startDate: '2026-11-23' }],
  ])('%s: %j', (standing, changed) => {
    expect(batteryStanding(share(changed), TODAY)).toBe(standing);
  });

  it('puts those that have ended after the others', () => {
    const shares = [share({ id: 1, endDate: TODAY }), share({ id: 2 }), share({ id: 3 })];
    expect(endedLast(shares, TODAY).map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it('has a picture by the first step that holds its percentage', () => {
    const steps = [100, 30, 50, 80, 60];
    const levels = [0, 1, 17, 30, 31, 50, 60, 79, 81, 100].map((one) => batteryLevel(one, steps));
    expect(levels).toEqual([0, 1, 1, 1, 2, 2, 3, 4, 5, 5]);
    expect(batteryLevel(90, [50])).toBe(1);
  });
});

const receivers = (...weights: (number | null)[]): BatteryReceiver[] => {
  const shares = wholeShares(weights.map((weight) => weight ?? 0));
  return weights.map((weight, at) => ({
    contract: String(at),
    percentage: shares[at] ?? 0,
    weight,
  }));
};
const percentages = (all: BatteryReceiver[]) => all.map(({ percentage }) => percentage);

describe('the shares after a change', () => {
  it('leave the rest to the others in the proportion they had', () => {
    expect(percentages(sharesAfter(receivers(3, 2, 1), '0', 10))).toEqual([10, 60, 30]);
    expect(percentages(sharesAfter(receivers(3, 2, 1), '1', 100))).toEqual([0, 100, 0]);
    expect(percentages(sharesAfter(receivers(0, 1, 0), '1', 40))).toEqual([30, 40, 30]);
  });

  it('go by the percentages where a weight is not known', () => {
    const unknown = receivers(3, 2, 1).map((one) => ({ ...one, weight: null }));
    expect(percentages(sharesAfter(unknown, '0', 10))).toEqual([10, 59, 31]);
  });

  it('close the gap where one leaves, and take in one that joins', () => {
    expect(percentages(sharesAfter(receivers(3, 2, 1), '1', null))).toEqual([75, 25]);
    const joined = sharesAfter(receivers(4), 'new', 25);
    expect(joined.map(({ contract }) => contract)).toEqual(['0', 'new']);
    expect(percentages(joined)).toEqual([75, 25]);
    expect(percentages(sharesAfter([], 'new', 25))).toEqual([100]);
    expect(percentages(sharesAfter([], 'new', 0))).toEqual([0]);
  });

  it('are whole, add up to 100 or are all 0, and are those that the retailer makes of them', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, fc.nat(7), fc.integer({ min: 0, max: 100 }), (list, at, percentage) => {
        fc.pre(at < list.length);
        const after = percentages(sharesAfter(receivers(...list), String(at), percentage));
        const total = after.reduce((sum, one) => sum + one, 0);
        expect(total).toBe(list.length === 1 && percentage === 0 ? 0 : 100);
        if (list.length > 1) expect(after[at]).toBe(percentage);
        const others = othersWeights(
          list.filter((_, place) => place !== at),
          percentage,
        );
        expect(after).toEqual(
          wholeShares([...others.slice(0, at), percentage, ...others.slice(at)]),
        );
      }),
    );
  });
});

const movement = (changed: Partial<BatteryMovement>): BatteryMovement => ({
  ...{ id: 1, date: '2026-01-01', kind: 'surplus', cents: 0, balanceCents: 0 },
  ...{ invoice: null, battery: null, batteryCents: null, invoiceCents: null },
  ...changed,
});
const ledger: BatteryLedger = {
  openingCents: 100,
  movements: [
    movement({ date: '2024-12-31', cents: 250, balanceCents: 350 }),
    movement({ date: '2026-02-03', cents: 1000, balanceCents: 1350, batteryCents: 2000 }),
    movement({
      ...{ date: '2026-02-28', kind: 'applied', cents: -820, balanceCents: 530 },
      ...{ invoice: 'F1', invoiceCents: 1500 },
    }),
  ],
};

describe('a statement', () => {
  it('begins with what was there before it, and adds up', () => {
    expect(yearsOf(ledger)).toEqual(['2026', '2024']);
    const figures = (period: string) => {
      const { openingCents, sums, closingCents, movements } = statementOf(ledger, period);
      return [openingCents, sums.surplus, sums.applied, closingCents, movements.length];
    };
    expect(figures('')).toEqual([100, 1250, -820, 530, 3]);
    expect(figures('2026')).toEqual([350, 1000, -820, 530, 2]);
    expect(figures('2025')).toEqual([350, 0, 0, 350, 0]);
    expect(figures('2023')).toEqual([100, 0, 0, 100, 0]);
    expect(figures('2026-02')).toEqual([350, 1000, -820, 530, 2]);
  });

  it('counts what was moved as neither income nor use, and adds up whatever is in it', () => {
    const kinds = fc.constantFrom('surplus', 'applied', 'moved', 'gift');
    const amounts = fc.array(fc.tuple(kinds, fc.integer({ min: -999, max: 999 })));
    fc.assert(
      fc.property(amounts, (booked) => {
        let balanceCents = 100;
        const movements = booked.map(([kind, cents]) => {
          balanceCents += cents;
          return movement({ kind, cents, balanceCents });
        });
        const { sums, openingCents, closingCents } = statementOf({ ...ledger, movements }, '');
        const all = Object.values(sums).reduce((total, one) => total + one, openingCents);
        expect(all).toBe(closingCents);
        const moved = booked.filter(([kind]) => kind === 'moved').map(([, cents]) => cents);
        const total = (of: number[]) => of.reduce((sum, one) => sum + one, 0);
        expect(sums['moved-in']).toBe(total(moved.filter((cents) => cents > 0)));
        expect(sums['moved-out']).toBe(total(moved.filter((cents) => cents < 0)));
      }),
    );
  });
});

describe('the discount that a percentage would have meant on the last invoice', () => {
  it.each([
    // Half of the surplus was added, and 5,30 € remained.
    [50, 1350],
    [0, 350],
    [1, 370],
    // Not more than the amount of the invoice.
    [100, 1500],
  ])('at %d of 100: %d cents', (percentage, thenCents) => {
    expect(billDiscount(ledger, percentage)).toEqual({ nowCents: 820, thenCents });
  });

  it('is null where the retailer sends too little', () => {
    const [first, second, third] = ledger.movements as [
      BatteryMovement,
      BatteryMovement,
      BatteryMovement,
    ];
    const isUnknown = (...movements: BatteryMovement[]) =>
      billDiscount({ ...ledger, movements }, 50) === null;
    expect(isUnknown()).toBe(true);
    expect(isUnknown(first, second)).toBe(true);
    expect(isUnknown(first, third)).toBe(true);
    expect(isUnknown(first, second, { ...third, invoiceCents: null })).toBe(true);
    expect(isUnknown(first, { ...second, batteryCents: null }, third)).toBe(true);
  });
});
