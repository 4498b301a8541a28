import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockChangesOf } from '#domain/consumption/clock-changes.ts';
import {
  type Curve,
  type Interval,
  intervalsOf,
  isGap,
  type Resolution,
  since,
} from '#domain/consumption/consumption.ts';
import { curveOf } from '#domain/consumption/consumption-curve.ts';
import { doubtsOf } from '#domain/consumption/consumption-gaps.ts';
import { periodsOf, summaryOf, sumOf } from '#domain/consumption/consumption-sums.ts';
import { plottedCurveOf } from '#domain/consumption/plotted-curve.ts';
import { localTime } from '#domain/values/local-time.ts';
import { readingsOf } from '#queries/consumption/consumption-readings.ts';

const LATER = Date.parse('2030-01-01T00:00:00Z');
const whole = (
  resolution: Resolution,
  from: string,
  to = from,
  points: readonly unknown[] = [],
  until = LATER,
) => curveOf(readingsOf(points), { resolution, days: { from, to }, until });
const curve = (...of: Parameters<typeof whole>) => intervalsOf(whole(...of));
const point = (date: string, activa: unknown = 1, more: object = {}) => ({
  date,
  activa,
  exportada: null,
  reactiva: 0,
  period: null,
  ...more,
});
const clocks = (intervals: readonly Interval[]) =>
  intervals.map(({ clock, turn }) => (turn ? `${clock} ${turn}` : clock));

describe('a day', () => {
  // Directive 2000/84/EC: the clocks change on the last Sundays of March and October at 01:00 UTC.
  it.each([
    ['2026-03-29', 23, 92],
    ['2026-10-25', 25, 100],
    ['2026-06-01', 24, 96],
    ['2028-02-29', 24, 96],
  ])('%s has %i hours and %i quarters', (day, hours, quarters) => {
    expect(curve('hourly', day)).toHaveLength(hours);
    expect(curve('quarter-hourly', day)).toHaveLength(quarters);
  });

  it('of 23 hours has no 2 o’clock, one of 25 has two that can be distinguished', () => {
    expect(clocks(curve('hourly', '2026-03-29')).slice(0, 4)).toEqual([
      '00:00',
      '01:00',
      '03:00',
      '04:00',
    ]);
    expect(clocks(curve('hourly', '2026-10-25')).slice(0, 5)).toEqual([
      '00:00',
      '01:00',
      '02:00 1',
      '02:00 2',
      '03:00',
    ]);
    expect(clocks(curve('quarter-hourly', '2026-10-25')).slice(7, 17)).toEqual([
      '01:45',
      ...['00', '15', '30', '45'].map((minute) => `02:${minute} 1`),
      ...['00', '15', '30', '45'].map((minute) => `02:${minute} 2`),
      '03:00',
    ]);
  });

  it('keeps its place in time, whatever the day', () => {
    const day = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2035-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const madrid = new Intl.DateTimeFormat('sv-SE', {
          timeZone: 'Europe/Madrid',
          dateStyle: 'short',
          timeStyle: 'short',
        });
        for (const { start, day: shown, clock } of curve('hourly', iso))
          expect(madrid.format(start)).toBe(`${shown} ${clock}`);
      }),
      { numRuns: 60 },
    );
  });

  it('of the Canary Islands begins an hour later', () => {
    const [first] = curve('hourly', '2026-03-29', '2026-03-29', [
      point('2026-03-29T00:00:00+00:00'),
    ]);
    expect(first?.active).toBe(1000);
    expect(first && localTime(first.start, 0)).toBe('2026-03-29T00:00:00+00:00');
  });

  it('ends where it is now', () => {
    const until = Date.parse('2026-06-01T10:05:00+02:00');
    expect(clocks(curve('hourly', '2026-06-01', '2026-06-02', [], until)).at(-1)).toBe('10:00');
  });
});

describe('what was not read', () => {
  it('is a gap and no zero, also where the retailer leaves it out', () => {
    const points = ['00', '01', '03'].map((hour) =>
      point(`2026-06-01T${hour}:00:00+02:00`, hour === '01' ? null : 0, { reactiva: null }),
    );
    const until = Date.parse('2026-06-01T03:30:00+02:00');
    const read = whole('hourly', '2026-06-01', '2026-06-01', points, until);
    const shown = intervalsOf(read);
    expect(shown.map(({ active }) => active)).toEqual([0, null, null, 0]);
    expect(shown.map(isGap)).toEqual([false, true, true, false]);
    expect(summaryOf(plottedCurveOf(read, 24), 'active', LATER)?.total).toBe(0);
    const { count, stretches } = doubtsOf(read).gaps;
    expect([count, stretches.map(({ first, last }) => [first.clock, last.clock])]).toEqual([
      2,
      [['01:00', '02:00']],
    ]);
    const unread = plottedCurveOf(whole('daily', '2026-06-01'), 24);
    expect(summaryOf(unread, 'active', LATER)).toBeNull();
  });

  it('is plotted as a gap only where all of it is missing', () => {
    const points = [point('2026-06-01T00:00:00+02:00', 0.25)];
    const { buckets } = plottedCurveOf(
      whole('quarter-hourly', '2026-06-01', '2026-06-01', points),
      24,
    );
    expect(buckets.slice(0, 2).map(({ active }) => active)).toEqual([250, null]);
  });
});

describe('an answer', () => {
  it('may have its points in any order, twice, and as texts', () => {
    const points = [
      point('2026-06-01T01:00:00+02:00', '0.412'),
      point('2026-06-01T00:00:00+02:00', 0.1, { quality: 'final' }),
      point('2026-06-01T00:00:00+02:00', 0.2, { quality: 'provisional' }),
      point('2026-06-01T01:00:00+02:00', null, { reactiva: null }),
      point('2026-06-01T02:00:00+02:00', 0.5),
      point('2026-06-01T02:00:00+02:00', 0.6),
    ];
    expect(
      curve('hourly', '2026-06-01', '2026-06-01', points)
        .slice(0, 3)
        .map(({ active }) => active),
    ).toEqual([100, 412, 600]);
  });

  it('may have points of nothing, of no time and of no sense, which count as unread', () => {
    const points = [
      null,
      7,
      point('ayer'),
      point('2026-13-01T00:00:00'),
      point('2026-06-01T00:00:00+02:00', 'x', { period: 'P9', quality: 'guess', reactiva: -1 }),
      point('2026-06-01T01:00:00+02:00', Number.POSITIVE_INFINITY),
    ];
    expect(readingsOf(points).malformed).toBe(4);
    const [first, second] = curve('hourly', '2026-06-01', '2026-06-01', points);
    expect(first).toMatchObject({ active: null, reactive: null, period: null, quality: null });
    expect(second).toMatchObject({ active: null, reactive: 0 });
  });

  // The description has nothing below zero; retailers who net what is taken and given have.
  it.each([
    { activa: -0.3, exportada: null, is: [0, 300] },
    { activa: -0.3, exportada: 0, is: [0, 300] },
    { activa: -0.3, exportada: 0.3, is: [0, 300] },
    { activa: -0.3, exportada: 0.5, is: [200, 500] },
    { activa: 0.2, exportada: -0.5, is: [200, 500] },
  ])(
    'may have energy below zero, which was given: $activa, $exportada',
    ({ activa, exportada, is }) => {
      const points = [point('2026-06-01T00:00:00+02:00', activa, { exportada })];
      expect([...readingsOf(points).oddities]).toEqual(['signed-energy']);
      const [hour] = curve('hourly', '2026-06-01', '2026-06-01', points);
      expect([hour?.active, hour?.exported]).toEqual(is);
    },
  );

  const repeatedHour = ['01:45', '02:00', '02:15', '02:30', '02:45'];
  const written = [...repeatedHour, ...repeatedHour.slice(1), '03:00'];

  it.each([
    ['in order', written],
    ['the last one first', written.toReversed()],
  ])('may have local times, in which an hour is repeated in October: %s', (_, clockTimes) => {
    const points = clockTimes.map((clock, at) => {
      const place = clockTimes === written ? at : written.length - 1 - at;
      return point(`2026-10-25T${clock}:00`, place);
    });
    const { malformed, oddities } = readingsOf(points);
    expect([malformed, [...oddities]]).toEqual([0, ['local-time']]);
    const quarters = curve('quarter-hourly', '2026-10-25', '2026-10-25', points);
    expect(quarters.slice(7, 17).map(({ active }) => active)).toEqual(
      written.map((_, place) => place * 1000),
    );
  });

  it('may be a day of local times whose first is the end of the day before, day first', () => {
    const points = [
      point('28/03/2026 24:00', 1),
      point('29/03/2026 01:00', 2),
      point('29/03/2026 03:00', 3),
    ];
    const hours = curve('hourly', '2026-03-29', '2026-03-29', points);
    expect(hours.slice(0, 3).map(({ clock, active }) => [clock, active])).toEqual([
      ['00:00', 1000],
      ['01:00', 2000],
      ['03:00', 3000],
    ]);
  });

  it('in UTC is read by the clock of the peninsula', () => {
    const [first] = curve('hourly', '2026-06-01', '2026-06-01', [point('2026-05-31T22:00:00Z')]);
    expect(first).toMatchObject({ clock: '00:00', active: 1000 });
  });
});

describe('sums', () => {
  const days = [3, 5, null, 4].map((kwh, at) =>
    point(`2026-06-0${at + 1}`, kwh, {
      reactiva: null,
      quality: at > 2 ? 'provisional' : 'final',
    }),
  );
  const read = whole('daily', '2026-06-01', '2026-06-04', days);

  it('say the total, the mean of what was read, the peak and where readings are provisional', () => {
    expect(summaryOf(plottedCurveOf(read, 48), 'active', LATER)).toMatchObject({
      total: 12_000,
      mean: { value: 4000, count: 3 },
      peak: { day: '2026-06-02' },
    });
    expect(doubtsOf(read)).toMatchObject({ gaps: { count: 1 }, provisionalFrom: '2026-06-04' });
  });

  it('leave what is unfinished out of the mean, and say of how many it is', () => {
    const mean = (curveRead: Curve, now = LATER) =>
      summaryOf(plottedCurveOf(curveRead, 48), 'active', now)?.mean;
    const four = whole('daily', '2026-06-01', '2026-06-04', [
      ...days.slice(0, 3),
      point('2026-06-04', 400),
    ]);
    const noon = Date.parse('2026-06-04T12:00:00+02:00');
    expect(mean(four, noon)).toEqual({ value: 4000, count: 2 });
    // The readings are late, and end at noon of that day.
    expect(mean({ ...four, readUntil: noon })).toEqual({ value: 4000, count: 2 });
    expect(mean(whole('daily', '2026-06-04', '2026-06-04', days), noon)).toBeNull();
    // Months of which only some days are shown.
    const months = ['04', '05', '06', '07'].map((month) => point(`2026-${month}-01`, 31));
    const cut = whole('monthly', '2026-04-16', '2026-07-15', months);
    expect(mean(cut)).toEqual({ value: 31_000, count: 2 });
    expect(intervalsOf(cut).map(({ day, readUntil }) => [day, readUntil?.day])).toEqual([
      ['2026-04-16', undefined],
      ['2026-05-01', undefined],
      ['2026-06-01', undefined],
      ['2026-07-01', '2026-07-15'],
    ]);
  });

  it('have no gap where readings are still to come', () => {
    const late = { ...read, readUntil: Date.parse('2026-06-03T00:00:00+02:00') };
    expect(doubtsOf(late)).toMatchObject({ gaps: { count: 0 }, isBehind: true });
    expect(doubtsOf(read).isBehind).toBe(false);
  });

  it('remain the same at every resolution of the plot', () => {
    const first = Date.parse('2026-10-22T00:00:00+02:00');
    const quarter = fc.record({
      activa: fc.option(fc.integer({ min: 0, max: 9999 }).map((wattHours) => wattHours / 1000)),
      period: fc.constantFrom('P1', 'P2', 'P3'),
    });
    const quarters = fc.array(quarter, { minLength: 96, maxLength: 400 });
    fc.assert(
      fc.property(quarters, fc.integer({ min: 1, max: 400 }), (answered, most) => {
        const points = answered.map(({ activa, period }, place) =>
          point(new Date(first + place * 900_000).toISOString(), activa, { period }),
        );
        const until = first + points.length * 900_000;
        const read = whole('quarter-hourly', '2026-10-22', '2026-10-26', points, until);
        const { buckets } = plottedCurveOf(read, most);
        const sumIn = (period?: string) =>
          answered
            .filter((one) => period === undefined || one.period === period)
            .reduce((sum, { activa }) => sum + Math.round((activa ?? 0) * 1000), 0);
        expect(sumOf(buckets, 'active') ?? 0).toBe(sumIn());
        for (const period of ['P1', 'P2', 'P3'])
          expect(buckets.reduce((sum, { byPeriod }) => sum + (byPeriod.get(period) ?? 0), 0)).toBe(
            sumIn(period),
          );
        const places = buckets.map((bucket) => bucket.places);
        expect(
          places
            .map(([begin]) => begin)
            .slice(1)
            .concat(answered.length),
        ).toEqual(places.map(([, beyond]) => beyond));
      }),
      { numRuns: 40 },
    );
  });

  it('plot a year of quarter hours by days', () => {
    const year = whole('quarter-hourly', '2025-11-10', '2026-11-09');
    expect(intervalsOf(year)).toHaveLength(35_040);
    const plotted = plottedCurveOf(year, 760);
    expect([plotted.resolution, plotted.buckets.length]).toEqual(['daily', 365]);
    expect(plottedCurveOf(year, 300).buckets).toHaveLength(13);
  });

  it('name the periods that occur', () => {
    const points = ['P3', 'P1', 'P3'].map((period, hour) =>
      point(`2026-06-01T0${hour}:00:00+02:00`, 1, { period }),
    );
    const { buckets } = plottedCurveOf(whole('hourly', '2026-06-01', '2026-06-01', points), 6);
    expect(periodsOf(buckets)).toEqual(['P1', 'P3']);
    // Of a month of which one reading has no period, the parts would not be the sum.
    const partly = { active: 3, byPeriod: new Map([['P1', 2]]) };
    expect(periodsOf([...buckets, partly])).toEqual([]);
  });
});

describe('the clocks', () => {
  const changes = (day: string, resolution: Resolution = 'hourly') =>
    clockChangesOf(plottedCurveOf(whole(resolution, day), 200), 1);

  it('change between two plotted intervals, and an hour is there twice or not at all', () => {
    expect(changes('2026-10-25')).toEqual([
      { place: 3, day: '2026-10-25', hour: { from: '02:00', to: '03:00' }, kind: 'twice' },
    ]);
    expect(changes('2026-03-29', 'quarter-hourly')).toEqual([
      { place: 8, day: '2026-03-29', hour: { from: '02:00', to: '03:00' }, kind: 'none' },
    ]);
    expect([...changes('2026-06-01'), ...changes('2026-10-25', 'daily')]).toEqual([]);
  });
});

describe('a curve from a day on', () => {
  it('begins there', () => {
    const points = [point('2026-06-03T05:00:00+02:00', 0.7)];
    const read = whole('hourly', '2026-06-01', '2026-06-04', points);
    const later = intervalsOf(since(read, '2026-06-03'));
    expect(later).toEqual(intervalsOf(read).slice(48));
    expect(later[5]).toMatchObject({ day: '2026-06-03', clock: '05:00', active: 700 });
    expect(intervalsOf(since(read, '2026-05-20'))).toEqual(intervalsOf(read));
    expect(intervalsOf(since(read, '2026-06-05'))).toEqual([]);
  });

  it('of months begins on that day of its month', () => {
    const months = whole('monthly', '2026-04-01', '2026-06-30');
    const [first, second] = intervalsOf(since(months, '2026-05-13'));
    expect([first?.day, second?.day]).toEqual(['2026-05-13', '2026-06-01']);
    expect(first && localTime(first.start, 1)).toBe('2026-05-13T00:00:00+02:00');
  });
});
