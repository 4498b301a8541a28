import { describe, expect, it } from 'vitest';
import { leadOfComparison } from '#domain/lead.ts';
import { isSameAlert } from '#domain/price-alert.ts';
import { confirmedParts, fixedSteps, withConfirmedPart } from '#domain/wizard-parts.ts';

describe('who wants to be called about a comparison', () => {
  const compared = { mode: 'auto', comparison: { id: 'c-1' }, bill: { cups: 'ES01' } } as const;

  it('asks about that bill', () =>
    expect(leadOfComparison('gas', compared)).toEqual({
      about: 'gas-comparison',
      attaches: false,
      comparison: { mode: 'auto', comparison_id: 'c-1', cups: 'ES01' },
    }));

  it('leaves an invoice, and nothing of an earlier bill, where it is compared by hand', () =>
    expect(leadOfComparison('electricity', { ...compared, mode: 'manual' })).toEqual({
      about: 'electricity-comparison',
      attaches: true,
      comparison: { mode: 'manual' },
    }));

  it('sends no code that is none, and no comparison that was not made', () =>
    expect(
      leadOfComparison('gas', { mode: 'auto', comparison: null, bill: { cups: 7 } }).comparison,
    ).toEqual({ mode: 'auto' }));
});

it('an alert is the same by its product, its kind and its price', () => {
  const alert = { product: 'Q1', type: '<', price: 60 } as const;
  expect(isSameAlert(alert, { ...alert })).toBe(true);
  for (const change of [{ product: 'Q2' }, { type: '>' as const }, { price: 61 }])
    expect(isSameAlert(alert, { ...alert, ...change })).toBe(false);
});

it('a wizard remembers the parts that were confirmed, and the steps that they fix', () => {
  const part = (name: string) => ({ name, reference: `R-${name}`, render: null });
  const one = withConfirmedPart({ typed: 1 }, part('electricity'), ['installation']);
  const both = withConfirmedPart(one, part('gas'), ['gas-contract', 'payment']);
  expect(both).toMatchObject({ typed: 1 });
  expect(confirmedParts(both)).toEqual([part('electricity'), part('gas')]);
  expect(fixedSteps(both)).toEqual(['installation', 'gas-contract', 'payment']);
  expect([confirmedParts({}), fixedSteps({ fixed: 'x' })]).toEqual([[], []]);
});
