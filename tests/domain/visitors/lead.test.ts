import { describe, expect, it } from 'vitest';
import { leadOfComparison } from '#domain/contract/lead.ts';

describe('the lead of a comparison', () => {
  const compared = { mode: 'auto', comparison: { id: 'c-1' }, bill: { cups: 'ES01' } } as const;

  it('is about that bill', () =>
    expect(leadOfComparison('gas', compared)).toEqual({
      about: 'gas-comparison',
      attaches: false,
      comparison: { mode: 'auto', comparison_id: 'c-1', cups: 'ES01' },
    }));

  it('attaches an invoice, and nothing of an earlier bill, where it is compared by hand', () =>
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
