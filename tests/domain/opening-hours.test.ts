import { describe, expect, it } from 'vitest';
import { openingAt } from '#domain/settings/opening-hours.ts';

const WEEK = [1, 2, 3, 4, 5];
const at = (local: string) => Date.parse(local);

describe('the opening hours of the telephone', () => {
  it.each([
    ['2026-11-23T08:59:00+01:00', { isOpen: false, day: '2026-11-23', inDays: 0, from: '09:00' }],
    ['2026-11-23T09:00:00+01:00', { isOpen: true, until: '18:00' }],
    ['2026-11-23T17:59:59+01:00', { isOpen: true, until: '18:00' }],
    ['2026-11-23T18:00:00+01:00', { isOpen: false, day: '2026-11-24', inDays: 1, from: '09:00' }],
    ['2026-11-27T19:00:00+01:00', { isOpen: false, day: '2026-11-30', inDays: 3, from: '09:00' }],
    ['2026-11-29T12:00:00+01:00', { isOpen: false, day: '2026-11-30', inDays: 1, from: '09:00' }],
    // In summer, and by the clock of the peninsula wherever the customer is.
    ['2026-07-06T07:00:00Z', { isOpen: true, until: '18:00' }],
    ['2026-07-06T16:00:00Z', { isOpen: false, day: '2026-07-07', inDays: 1, from: '09:00' }],
  ])('%s', (instant, opening) => {
    expect(openingAt('09:00-18:00', WEEK, at(instant))).toEqual(opening);
  });

  it('is next week for a day of the week on which it has just closed', () => {
    expect(openingAt('9:00 – 14:00', [1], at('2026-11-23T15:00:00+01:00'))).toEqual({
      ...{ isOpen: false, day: '2026-11-30', inDays: 7, from: '9:00' },
    });
  });

  it.each([
    ['cada día laborable', WEEK],
    ['', WEEK],
    ['09:00-18:00', []],
    ['18:00-09:00', WEEK],
  ])('is not said of %j on the days %j', (schedule, days) => {
    expect(openingAt(schedule, days, at('2026-11-23T10:00:00+01:00'))).toBeNull();
  });
});
