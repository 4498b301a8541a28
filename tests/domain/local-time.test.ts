import { expect, it } from 'vitest';
import {
  clockOf,
  isSummerTime,
  localTime,
  midnight,
  PENINSULA,
} from '#domain/values/local-time.ts';

const CANARY = 0;

it.each([
  [2026, '2026-03-29', '2026-10-25'],
  [2027, '2027-03-28', '2027-10-31'],
  [2034, '2034-03-26', '2034-10-29'],
])(
  'summer time of %i begins and ends at 01:00 UTC of a last Sunday (Directive 2000/84/EC)',
  (_, spring, autumn) => {
    const at = (day: string, time: string) => isSummerTime(Date.parse(`${day}T${time}Z`));
    expect([at(spring, '00:59:59'), at(spring, '01:00:00')]).toEqual([false, true]);
    expect([at(autumn, '00:59:59'), at(autumn, '01:00:00')]).toEqual([true, false]);
  },
);

it('a day begins at midnight of its place', () => {
  const begin = (day: string, hours: number) => new Date(midnight(day, hours)).toISOString();
  expect(begin('2026-01-15', PENINSULA)).toBe('2026-01-14T23:00:00.000Z');
  expect(begin('2026-07-15', PENINSULA)).toBe('2026-07-14T22:00:00.000Z');
  expect(begin('2026-07-15', CANARY)).toBe('2026-07-14T23:00:00.000Z');
  // The clock changes during this day.
  expect(begin('2026-03-29', PENINSULA)).toBe('2026-03-28T23:00:00.000Z');
  expect(begin('2026-10-25', CANARY)).toBe('2026-10-24T23:00:00.000Z');
});

it('a time is written with what its clock is ahead', () => {
  const instant = Date.parse('2026-10-25T00:30:00Z');
  expect(localTime(instant, PENINSULA)).toBe('2026-10-25T02:30:00+02:00');
  expect(localTime(instant + 3_600_000, PENINSULA)).toBe('2026-10-25T02:30:00+01:00');
  expect([clockOf(5), clockOf(1440)]).toEqual(['00:05', '24:00']);
});
