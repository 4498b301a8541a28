import { type ReactElement, useMemo, useSyncExternalStore } from 'react';
import ApexChartModule from 'react-apexcharts';
import type { ChartData, ChartSeries } from './chart-data.ts';
import { chartOptions } from './chart-look.ts';

/** Height of the drawing in pixels; its place is kept from the beginning. */
export const CHART_HEIGHT = 260;

export interface ChartCanvasProps
  extends Pick<ChartData, 'categories' | 'series' | 'beside' | 'formatRound'> {
  kind: 'bar' | 'line';
  isStacked: boolean;
}

/** A CommonJS module: bundler and Node put what it exports below `default`. */
const { default: ReactApexChart = ApexChartModule } = ApexChartModule as typeof ApexChartModule & {
  default?: typeof ApexChartModule;
};

/** Whether a media query holds now, followed. */
function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => media.matches,
  );
}

/** The drawing: the only module that knows ApexCharts. */
export function ChartCanvas({
  kind,
  isStacked,
  categories,
  series,
  beside,
  formatRound,
}: ChartCanvasProps): ReactElement {
  const isCompared = beside !== undefined;
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const isPhone = useMedia('(max-width: 575.98px)');
  const options = useMemo(
    () =>
      chartOptions({
        kind,
        isStacked,
        categories: categories.map(({ short, narrow }) => (isPhone ? narrow : short)),
        formatRound,
        seriesCount: series.length,
        isCompared,
        isDark,
      }),
    [kind, isStacked, categories, series.length, isCompared, formatRound, isDark, isPhone],
  );
  const drawn = useMemo(() => {
    const inGroup = (group: string) => (one: ChartSeries) => ({
      name: one.name,
      group,
      data: [...one.values],
    });
    return [...(beside ? [inGroup('beside')(beside)] : []), ...series.map(inGroup('series'))];
  }, [series, beside]);
  return (
    // Colours and patterns of other series need another drawing.
    <ReactApexChart
      key={`${isDark} ${isCompared} ${series.length}`}
      type={kind}
      height={CHART_HEIGHT}
      options={options}
      series={drawn}
    />
  );
}
