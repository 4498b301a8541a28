import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisNames } from '#ui/chart/axis-names.ts';
import type { ChartSeries } from '#ui/chart/chart-data.ts';
import { scaleOf } from '#ui/chart/chart-scale.ts';

const series = (values: ChartSeries['values']): ChartSeries => ({
  ...{ id: 'all', name: 'Energía', meaning: 'this-year', values },
});
const ticksOf = (columns: ChartSeries['values'][], isStacked = false, beside?: ChartSeries) =>
  scaleOf({ series: columns.map(series), beside, isStacked }).ticks;

describe('the axis of values', () => {
  it('names few round values, from zero on', () => {
    expect(ticksOf([[212, null, 180]])).toEqual([0, 100, 200, 300]);
    expect(ticksOf([[0.31, 0.097]])).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(ticksOf([[7.4]])).toEqual([0, 2, 4, 6, 8]);
  });

  it('has room for a stack, for what it is compared with, and for what is below zero', () => {
    expect(
      ticksOf(
        [
          [100, 20],
          [150, 10],
        ],
        true,
      ),
    ).toEqual([0, 100, 200, 300]);
    expect(ticksOf([[100]], false, series([390]))).toEqual([0, 100, 200, 300, 400]);
    expect(ticksOf([[100], [-40]], true)).toEqual([-50, 0, 50, 100]);
    expect(ticksOf([[-40]])).toEqual([-40, -30, -20, -10, 0]);
  });

  it('is there without any value', () => {
    expect(ticksOf([[null, null]])).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('contains all values, and no more than six names', () => {
    const value = fc.integer({ min: -1e9, max: 1e9 }).map((wh) => wh / 1000);
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const { low, high, ticks } = scaleOf({
          ...{ series: [series(values)], beside: undefined, isStacked: false },
        });
        expect(low).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(high).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks).toContain(0);
      }),
    );
  });
});

describe('the names of categories', () => {
  const months = [...'EFMAMJJASOND'];
  const shown = (...[names, kind, room]: Parameters<typeof axisNames>) =>
    axisNames(names, kind, room).map(({ name }) => name);

  it('are all there where they fit, and every second or third where they do not', () => {
    expect(shown(months, 'bar', 40)).toEqual(months);
    expect(shown(months, 'bar', 20)).toEqual([...'EMMJSN']);
    expect(shown(months, 'bar', 11)).toEqual([...'EAJO']);
  });

  it('stand below the middle of a bar, and where steps begin', () => {
    expect(axisNames(['0 h', '', '2 h', ''], 'bar', 30).map(({ place }) => place)).toEqual([
      0.125, 0.625,
    ]);
    expect(axisNames(['0 h', '', '2 h', ''], 'steps', 30).map(({ place }) => place)).toEqual([
      0, 0.5,
    ]);
  });

  it('of steps end before the chart does', () => {
    const days = ['1 nov', '', '', '', '2 nov', '', '', '', '3 nov'];
    expect(shown(days, 'steps', 20)).toEqual(['1 nov', '2 nov']);
  });
});
