import { memo, type ReactElement, useMemo } from 'react';
import ApexChartModule from 'react-apexcharts';
import { PHONE, useMedia } from '#ui/layout/use-media.ts';
import { useIsDark } from '#ui/layout/use-theme.ts';
import type { ChartData, ChartKind, ChartSeries } from './chart-data.ts';
import { chartOptions } from './chart-look.ts';

/** Height of the chart in pixels; its space is reserved from the start. */
const CHART_HEIGHT = 260;

export interface ChartCanvasProps
  extends Pick<ChartData, 'categories' | 'series' | 'beside' | 'formatRound' | 'ticks'> {
  kind: ChartKind;
  isStacked: boolean;
}

/** A CommonJS module: bundler and Node put what it exports below `default`. */
const { default: ReactApexChart = ApexChartModule } = ApexChartModule as typeof ApexChartModule & {
  default?: typeof ApexChartModule;
};

/** The only component that uses ApexCharts. Memoised, as the current value changes at each key and is not plotted. */
export const ChartCanvas = memo(function ChartCanvas({
  kind,
  isStacked,
  categories,
  series,
  beside,
  formatRound,
  ticks,
}: ChartCanvasProps): ReactElement {
  const isCompared = beside !== undefined;
  const isDark = useIsDark();
  const isPhone = useMedia(PHONE);
  const options = useMemo(
    () =>
      chartOptions({
        kind,
        isStacked,
        categories: categories.map(({ short, narrow }) => (isPhone ? narrow : short)),
        formatRound,
        ticks,
        seriesCount: series.length,
        isCompared,
        isDark,
      }),
    [kind, isStacked, categories, ticks, series.length, isCompared, formatRound, isDark, isPhone],
  );
  const plotted = useMemo(() => {
    const inGroup = (group: string) => (one: ChartSeries) => ({
      name: one.name,
      ...(kind === 'bar'
        ? { group, data: [...one.values] }
        : { type: group === 'beside' ? 'line' : 'area', data: stepsOf(one.values) }),
    });
    const own = series.map(inGroup('series'));
    if (!beside) return own;
    const compared = inGroup('beside')(beside);
    return kind === 'bar' ? [compared, ...own] : [...own, compared];
  }, [kind, series, beside]);
  return (
    // Colours and patterns of other series need a new chart.
    <ReactApexChart
      key={`${kind} ${isDark} ${isCompared} ${series.length}`}
      type={kind === 'bar' ? 'bar' : 'area'}
      height={CHART_HEIGHT}
      options={options}
      series={plotted}
    />
  );
});

/** Places and values of steps: each ends where the next begins, the last before a gap where the gap does. */
function stepsOf(values: ChartSeries['values']): [number, number | null][] {
  return [...values, null].flatMap((value, index): [number, number | null][] => {
    const before = values[index - 1] ?? null;
    return value === null && before !== null
      ? [
          [index, before],
          [index, null],
        ]
      : [[index, value]];
  });
}
