import { expect, it } from 'vitest';
import { isGiven, isNothing } from '#domain/values/nothing.ts';

it('nothing is no value or an empty text; an answer says something', () => {
  expect([undefined, null, ''].every(isNothing)).toBe(true);
  expect([0, false, ' ', []].some(isNothing)).toBe(false);
  expect(['x', 0, true, ['file']].every(isGiven)).toBe(true);
  expect([undefined, null, '', false, []].some(isGiven)).toBe(false);
});
