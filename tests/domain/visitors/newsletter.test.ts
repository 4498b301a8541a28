import { describe, expect, it } from 'vitest';
import {
  isSameChoice,
  isStored,
  type Newsletter,
  referenceIn,
  subscribedIn,
  wantedIn,
  wantedText,
} from '#domain/customer/newsletter.ts';

const newsletter = (change: Partial<Newsletter>): Newsletter => ({
  ...{ id: 1, name: 'Boletín', description: '', isSubscribed: false, isExported: false },
  ...change,
});

describe('the reference of a link', () => {
  it.each(['a'.repeat(16), 'Az09_-'.repeat(10), 'a'.repeat(64), `\n ${'a'.repeat(16)} `])(
    'is %j',
    (params) => expect(referenceIn(params)).toBe(params.trim()),
  );

  it.each([
    'a'.repeat(15),
    'a'.repeat(65),
    `${'a'.repeat(16)}/..`,
    `?${'a'.repeat(16)}`,
    `${'a'.repeat(8)} ${'a'.repeat(8)}`,
    '',
  ])('is not %j', (params) => expect(referenceIn(params)).toBeNull());
});

it('only what is subscribed while its mailing is under way cannot be left', () => {
  const states = [
    [true, true],
    [true, false],
    [false, true],
  ] as const;
  expect(
    states.map(([isSubscribed, isExported]) => isStored(newsletter({ isSubscribed, isExported }))),
  ).toEqual([true, false, false]);
});

it('a choice is its ids in any order, without what is no id', () => {
  const all = [newsletter({ id: 12, isSubscribed: true }), newsletter({ id: 3 })];
  expect(subscribedIn([...all, newsletter({ id: 4, isSubscribed: true })])).toEqual([12, 4]);
  expect(wantedText([12, 4])).toBe('4,12');
  expect(wantedIn('4,12')).toEqual([4, 12]);
  expect(wantedIn('0,4x,-1, 5,12,1e3')).toEqual([12]);
  expect([wantedIn(undefined), wantedIn(null), wantedText([])]).toEqual([[], [], '']);
  expect(isSameChoice([4, 12], [12, 4])).toBe(true);
  expect(isSameChoice([4], [4, 12])).toBe(false);
  expect(isSameChoice([4, 5], [4, 12])).toBe(false);
});
