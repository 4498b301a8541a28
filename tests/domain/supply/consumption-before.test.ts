import { describe, expect, it } from 'vitest';
import { beforeBetween, uncomparedOf } from '#domain/consumption/compared-intervals.ts';
import { type Curve, type Energy, intervalsOf } from '#domain/consumption/consumption.ts';
import { comparisonOf, type TwoYears } from '#domain/consumption/consumption-before.ts';
import { curveOf } from '#domain/consumption/consumption-curve.ts';
import { comparedBy } from '#domain/consumption/consumption-range.ts';
import { localTime } from '#domain/values/local-time.ts';
import { readingsOf } from '#queries/consumption/consumption-readings.ts';
import * as sandbox from '#sandbox/consumption/curve.ts';

const METER: sandbox.ReadMeter = {
  ...{ seed: 4711, kind: 'home', average_watts: 250, panels_kw: 3, tariff: '2.0TD' },
  ...{ first_day: '2023-01-01', last_day: null },
};
const LATER = Date.parse('2030-01-01T00:00:00Z');

/** What the sandbox reads of a meter; without some, by their beginning. */
function curveFor(
  resolution: 'daily' | 'hourly',
  from: string,
  to: string,
  { until = LATER, without = [], meter = METER }: Options = {},
): Curve {
  const points = sandbox
    .curveOf(meter, resolution, { start: from, end: to, until })
    .filter(({ date }) => !without.some((begin) => date.startsWith(begin)))
    .map(({ activa, exportada, reactiva, ...point }) => ({
      ...point,
      activa: kilo(activa),
      exportada: kilo(exportada),
      reactiva: kilo(reactiva),
    }));
  const frame = { resolution, days: { from, to }, until };
  return curveOf(readingsOf(points), frame);
}
const hours = (from: string, to: string, options?: Options) =>
  curveFor('hourly', from, to, options);
const kilo = (value: number | null) => (value === null ? null : value / 1000);

interface Options {
  until?: number;
  without?: readonly string[];
  meter?: sandbox.ReadMeter;
}

/** Sum of what of a curve begins at times that a function selects, by the clock of the supply. */
const sumWhere = (curve: Curve, isMeant: (time: string) => boolean, energy: Energy = 'active') =>
  intervalsOf(curve)
    .filter(({ start }) => isMeant(localTime(start, 1)))
    .reduce((sum, one) => sum + (one[energy] ?? 0), 0);
const all = () => true;
const compare = (curve: Curve, before: Curve, energy: Energy = 'active') => {
  const years: TwoYears = { curve, before, unfinished: null };
  const comparison = comparisonOf(years, energy);
  const left = uncomparedOf(years, comparison, { resolution: 'monthly' });
  return {
    ...comparison,
    left: left.map(({ first, last }) => [first.start, last.start].map((at) => localTime(at, 1))),
    /** What stands beside all intervals of this year. */
    beside: intervalsOf(curve).reduce(
      (sum, one) => sum + (beforeBetween(years, comparison, one) ?? 0),
      0,
    ),
  };
};

describe('the year before', () => {
  // In 2026 the clocks change on 29 March and 25 October, in 2025 on 30 March and 26 October.
  it.each([
    ['active', '03-20', '04-02'],
    ['exported', '03-20', '04-02'],
    ['active', '10-20', '11-02'],
    ['reactive', '10-20', '11-02'],
  ] as const)(
    'is all of the same days, with 23 and 25 hours as they are: %s, %s to %s',
    (energy, from, to) => {
      const now = hours(`2026-${from}`, `2026-${to}`);
      const before = hours(`2025-${from}`, `2025-${to}`);
      const compared = compare(now, before, energy);
      const sums = { now: sumWhere(now, all, energy), before: sumWhere(before, all, energy) };
      expect(compared).toMatchObject({ ...sums, isAll: true, isEnough: true, left: [] });
      expect(compared.beside).toBe(sums.before);
    },
  );

  it('stands at the same hour, and the hour that a day has twice at the first of them', () => {
    const now = hours('2026-10-24', '2026-10-26');
    const before = hours('2025-10-24', '2025-10-26');
    const { values } = compare(now, before);
    const at = (curve: Curve, time: string) => sumWhere(curve, (one) => one.startsWith(time));
    const beside = (time: string) =>
      intervalsOf(now).flatMap(({ start }, place) =>
        localTime(start, 1).startsWith(time) ? [values[place]] : [],
      );
    expect(beside('2026-10-24T07')).toEqual([at(before, '2025-10-24T07')]);
    expect(beside('2026-10-25T02')).toEqual([at(before, '2025-10-25T02'), Number.NaN]);
    expect(beside('2026-10-25T07')).toEqual([at(before, '2025-10-25T07')]);
    // Both of the day on which the hour was there twice.
    expect(beside('2026-10-26T02')).toEqual([at(before, '2025-10-26T02')]);
  });

  it('is left out where this year has not been read yet, or has a gap', () => {
    const until = Date.parse('2026-11-20T13:00:00+01:00');
    const gap = ['13', '14'].map((hour) => `2026-11-18T${hour}`);
    const now = hours('2026-11-01', '2026-11-30', { until, without: gap });
    const before = hours('2025-11-01', '2025-11-30');
    const isMeant = (time: string) =>
      time < '2025-11-20T13' && !['2025-11-18T13', '2025-11-18T14'].includes(time.slice(0, 13));
    expect(compare(now, before)).toMatchObject({
      now: sumWhere(now, all),
      before: sumWhere(before, isMeant),
      isAll: true,
      left: [['2026-11-18T13:00:00+01:00', '2026-11-18T14:00:00+01:00']],
    });
  });

  it('counts on a day on which the clocks change and that is not over by its times', () => {
    const until = Date.parse('2026-10-25T12:00:00+01:00');
    const now = hours('2026-10-25', '2026-10-25', { until });
    const before = hours('2025-10-25', '2025-10-25');
    expect(compare(now, before)).toMatchObject({
      now: sumWhere(now, all),
      before: sumWhere(before, (time) => time < '2025-10-25T12'),
    });
  });

  it('of an hour that is not over is what was read by then', () => {
    const until = Date.parse('2026-11-20T12:15:00+01:00');
    const now = hours('2026-11-20', '2026-11-20', { until });
    const years = { curve: now, before: hours('2025-11-20', '2025-11-20') };
    const unfinished = { place: 12, before: { active: 77, exported: 0, reactive: null } };
    const known = sumWhere(years.before, (time) => time < '2025-11-20T12');
    const { now: sum, before } = comparisonOf({ ...years, unfinished }, 'active');
    expect([sum, before]).toEqual([sumWhere(now, all), known + 77]);
    expect(comparisonOf({ ...years, unfinished }, 'reactive').isCompared[12]).toBe(0);
  });

  it('has no 29th of February, and one of its own counts nothing', () => {
    const leap = hours('2028-02-01', '2028-03-31');
    const usual = hours('2027-02-01', '2027-03-31');
    const isOther = (time: string) => !time.includes('-02-29T');
    expect(compare(leap, usual)).toMatchObject({
      now: sumWhere(leap, isOther),
      before: sumWhere(usual, all),
      isAll: true,
      left: [['2028-02-29T00:00:00+01:00', '2028-02-29T23:00:00+01:00']],
    });
    const after = hours('2029-02-01', '2029-03-31');
    expect(compare(after, leap)).toMatchObject({
      now: sumWhere(after, all),
      before: sumWhere(leap, isOther),
      left: [],
    });
  });

  it('of a contract that began within it is compared from its first day on', () => {
    const now = hours('2026-01-01', '2026-06-30');
    const before = hours('2025-01-01', '2025-06-30', {
      meter: { ...METER, first_day: '2025-04-10' },
    });
    expect(compare(now, before)).toMatchObject({
      now: sumWhere(now, (time) => time >= '2026-04-10'),
      before: sumWhere(before, all),
      days: { from: '2026-04-10', to: '2026-06-30' },
      isAll: false,
      isEnough: true,
    });
  });

  it('is not compared where little of it is known', () => {
    const now = hours('2026-06-01', '2026-06-10');
    const known = (first_day: string, without: readonly string[] = []) =>
      compare(now, hours('2025-06-01', '2025-06-10', { without, meter: { ...METER, first_day } }));
    expect(known('2025-06-09').isEnough).toBe(false);
    expect(known('2025-06-08').isEnough).toBe(true);
    // Of the days that are compared, one in ten may be missing.
    expect(known('2025-06-01', ['2025-06-04']).isEnough).toBe(true);
    expect(known('2025-06-01', ['2025-06-04', '2025-06-05T1']).isEnough).toBe(false);
    const none = compare(now, hours('2020-06-01', '2020-06-10'));
    expect(none).toMatchObject({ days: null, isEnough: false, left: [], now: 0, before: 0 });
  });

  it('of more than a year is the year before each', () => {
    const now = curveFor('daily', '2025-12-30', '2027-01-02');
    const before = curveFor('daily', '2024-12-30', '2026-01-02');
    const compared = compare(now, before);
    expect([compared.now, compared.before]).toEqual([sumWhere(now, all), sumWhere(before, all)]);
  });
});

describe('two years are compared', () => {
  it.each([
    ['monthly', '2026-01-01', '2026-12-31', 'hourly', '2025-01-01'],
    ['daily', '2026-11-01', '2026-11-30', 'hourly', '2025-11-01'],
    ['quarter-hourly', '2026-11-01', '2026-11-30', 'quarter-hourly', '2025-11-01'],
    ['monthly', '2025-01-01', '2026-12-31', 'daily', '2024-01-01'],
    // A day more than the retailer answers by hours, as 2024 had a 29th of February.
    ['monthly', '2025-02-28', '2026-02-28', 'hourly', '2024-02-29'],
  ] as const)('%s from %s to %s %s', (resolution, from, to, by, first) => {
    expect(comparedBy(resolution, { from, to })).toMatchObject({ by, before: { from: first } });
  });
});
