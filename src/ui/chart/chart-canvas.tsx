import { memo, type ReactElement, useMemo } from 'react';
import ApexChartModule from 'react-apexcharts';
import type { ChartSeries } from './chart-data.ts';
import { type ChartLook, chartOptions } from './chart-look.ts';

export interface ChartCanvasProps extends ChartLook {
  series: readonly ChartSeries[];
}

/** A CommonJS module: bundler and Node put what it exports below `default`. */
const { default: ReactApexChart = ApexChartModule } = ApexChartModule as typeof ApexChartModule & {
  default?: typeof ApexChartModule;
};

/**
 * The steps of a chart, which may be thousands; the only component that uses ApexCharts. Memoised, as the current value
 * changes at each key and is not plotted.
 */
export const ChartCanvas = memo(function ChartCanvas({
  isStacked,
  count,
  scale,
  series,
}: ChartCanvasProps): ReactElement {
  const options = useMemo(
    () => chartOptions({ isStacked, count, scale }),
    [isStacked, count, scale],
  );
  const plotted = useMemo(
    () =>
      series.map(({ name, values }) => ({
        name,
        data: stepsOf(values),
      })),
    [series],
  );
  return (
    <ReactApexChart
      // Another number of series needs a new chart.
      key={series.length}
      type="area"
      height="100%"
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
