import { expect, it } from 'vitest';
import { startDays } from '#domain/contract/supply-start.ts';

const usual = { workingDays: 10, latestDays: 90 };

it.each([
  ['a Monday', '2026-11-30', '2026-12-14'],
  ['a Friday', '2026-11-27', '2026-12-11'],
  ['a Sunday', '2026-11-29', '2026-12-11'],
])('a supply ordered on %s starts after ten working days at the earliest', (_, today, firstDay) => {
  expect(startDays(today, usual).firstDay).toBe(firstDay);
});

it('may be ordered ahead, and always has a day to choose', () => {
  expect(startDays('2026-11-29', usual).lastDay).toBe('2027-02-27');
  const late = startDays('2026-11-29', { workingDays: 10, latestDays: 1 });
  expect(late.lastDay).toBe(late.firstDay);
});
