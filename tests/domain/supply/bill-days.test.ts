import { expect, it } from 'vitest';
import { billDays } from '#domain/bills/bill-days.ts';

it.each([
  ['2026-11-27', '2025-10-01', 'a year to October, and the month after'],
  ['2026-02-01', '2025-01-01', 'the last month in which the January before still counts'],
  ['2026-01-31', '2024-12-01', 'December of two years before'],
  ['2024-03-31', '2023-02-01', 'a month without a 31st'],
])('on %s a bill begins on %s at the earliest: %s', (today, firstDay) => {
  expect(billDays(today)).toEqual({ firstDay, lastDay: today });
});

it('a bill of a whole year that ended a month ago can be compared on any day, an older one cannot', () => {
  for (let day = 0; day < 4 * 366; day++) {
    const today = new Date(Date.UTC(2023, 0, 1 + day));
    const { firstDay } = billDays(today.toISOString().slice(0, 10));
    const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
    const begins = (months: number, date: number) =>
      new Date(Date.UTC(year, month - months, date)).toISOString().slice(0, 10);
    expect(begins(13, 1) >= firstDay).toBe(true);
    expect(begins(13, 0) >= firstDay).toBe(false);
  }
});
