import { describe, expect, it } from 'vitest';
import {
  daysOf,
  movedBy,
  resolutionsFor,
  spanOf,
  yearBefore,
} from '#domain/consumption/consumption-range.ts';

const days = (from: string, to = from) => ({ from, to });

describe('a span', () => {
  it.each([
    ['day', days('2026-11-18')],
    ['week', days('2026-11-16', '2026-11-22')],
    ['month', days('2026-11-01', '2026-11-30')],
    ['months', days('2025-12-01', '2026-11-30')],
  ] as const)('of a %s holds a Wednesday', (span, expected) => {
    expect(daysOf(span, '2026-11-18', 12)).toEqual(expected);
    expect(spanOf(expected, 12)).toBe(span);
  });

  it('is none for other days', () => {
    expect(spanOf(days('2026-11-02', '2026-11-30'), 12)).toBeNull();
    expect(spanOf(days('2026-11-15', '2026-11-21'), 12)).toBeNull();
  });
});

describe('one step back and forth', () => {
  it.each([
    [days('2026-03-01', '2026-03-31'), days('2026-02-01', '2026-02-28')],
    [days('2028-03-01', '2028-03-31'), days('2028-02-01', '2028-02-29')],
    [days('2025-12-01', '2026-11-30'), days('2024-12-01', '2025-11-30')],
    [days('2026-03-30'), days('2026-03-29')],
    [days('2026-11-16', '2026-11-22'), days('2026-11-09', '2026-11-15')],
    [days('2026-01-10', '2026-02-20'), days('2025-11-29', '2026-01-09')],
  ])('%o follows %o', (later, earlier) => {
    expect(movedBy(later, -1)).toEqual(earlier);
    expect(movedBy(earlier, 1)).toEqual(later);
  });
});

it('the year before a leap day ends a day earlier', () => {
  expect(yearBefore(days('2028-02-01', '2028-02-29'))).toEqual(days('2027-02-01', '2027-02-28'));
});

it('the retailer answers hours of a year at most, and a day has no months', () => {
  expect(resolutionsFor(days('2026-11-18'))).toEqual(['hourly', 'quarter-hourly']);
  expect(resolutionsFor(days('2026-11-01', '2026-11-30'))).toEqual([
    'daily',
    'hourly',
    'quarter-hourly',
  ]);
  expect(resolutionsFor(days('2025-11-23', '2026-11-23'))).toHaveLength(4);
  expect(resolutionsFor(days('2026-10-01', '2026-10-31'))).not.toContain('monthly');
  expect(resolutionsFor(days('2026-10-01', '2026-11-01'))).toContain('monthly');
  expect(resolutionsFor(days('2025-11-22', '2026-11-23'))).toEqual(['monthly', 'daily']);
  expect(resolutionsFor(days('2006-11-22', '2026-11-23'))).toEqual(['monthly', 'daily']);
});
