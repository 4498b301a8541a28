import { expect, it } from 'vitest';
import { percentageOf } from '#domain/contract/percentage.ts';
import { vectorsOf } from '#tests/domain/vectors.ts';

const { valid, invalid, clamp } = vectorsOf('percentage');

it.each(valid)('takes $in', ({ in: text }) => {
  expect(percentageOf(text)).toBe(Number(text));
});

it.each(clamp ?? [])('clamps $in to $clampTo', ({ in: text, clampTo }) => {
  expect(percentageOf(text)).toBe(clampTo);
});

it.each(invalid)('refuses $in: $reason', ({ in: text }) => {
  expect(percentageOf(text)).toBeUndefined();
});

it('keeps to narrower limits', () => {
  expect([percentageOf('3', 10, 50), percentageOf('60', 10, 50)]).toEqual([10, 50]);
});
