import type { ApexOptions } from 'apexcharts';
import type { ChartKind } from './chart-data.ts';

/** Tokens of the colours of series, in order (`src/ui/styles/tokens.scss`). */
const SERIES_COLOURS = [
  '--chart-1',
  '--chart-2',
  '--chart-3',
  '--chart-4',
  '--chart-5',
  '--chart-6',
];

/**
 * Series are distinguishable without colour too: the first is solid, the next have a pattern each. A narrow bar shows
 * only one of the vertical lines, which are therefore the last pattern.
 */
const PATTERNS = ['slantedLines', 'squares', 'horizontalLines', 'circles', 'verticalLines'];

/** Value of a token now; ApexCharts computes with colours and takes no `var()`. */
const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const inTurn = <Entry>(entries: readonly Entry[], index: number): Entry =>
  entries[index % entries.length] as Entry;

/** Colour of a series, which repeats after the sixth; its pattern then is another one. */
const seriesColour = (index: number): string => token(inTurn(SERIES_COLOURS, index));

/** Adds a `viewBox`, with which the chart scales to the width of the paper; it is not rendered again for print. */
function keepProportions({ el }: { el: HTMLElement }): void {
  const svg = el.querySelector('svg');
  const { width, height } = svg?.getBoundingClientRect() ?? { width: 0, height: 0 };
  if (width > 0) svg?.setAttribute('viewBox', `0 0 ${width} ${height}`);
}

export interface ChartLook {
  kind: ChartKind;
  isStacked: boolean;
  categories: readonly string[];
  ticks: number | undefined;
  formatRound: (value: number) => string;
  seriesCount: number;
  /** True where a series to compare with stands before the others. */
  isCompared: boolean;
  isDark: boolean;
}

/**
 * The look of a chart by the tokens. Tooltip, legend and toolbar are ours, as those of the library write HTML, which the
 * Trusted Types of our pages refuse.
 */
export function chartOptions(look: ChartLook): ApexOptions {
  const { kind, isStacked, categories, ticks, formatRound, seriesCount, isCompared, isDark } = look;
  const each = Array.from({ length: seriesCount }, (_, index) => index);
  const isBars = kind === 'bar';
  /** Bars stand beside what they are compared with; a line before steps would be hidden by them. */
  const withBeside = <Entry>(beside: Entry, own: readonly Entry[]): Entry[] => {
    if (!isCompared) return [...own];
    return isBars ? [beside, ...own] : [...own, beside];
  };
  const quiet = { colors: token('--ink-soft'), fontSize: '12px' };
  return {
    chart: {
      animations: { enabled: false },
      events: { mounted: keepProportions, updated: keepProportions },
      background: 'transparent',
      fontFamily: 'inherit',
      parentHeightOffset: 0,
      // Steps beside others would be stacked upon them.
      stacked: isStacked && (isBars || !isCompared),
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
    },
    colors: withBeside(token('--chart-beside'), each.map(seriesColour)),
    dataLabels: { enabled: false },
    fill: {
      opacity: 1,
      type: withBeside(
        'solid',
        each.map((index) => (index === 0 ? 'solid' : 'pattern')),
      ),
      pattern: {
        style: withBeside(
          PATTERNS[0] as string,
          each.map((index) => inTurn(PATTERNS, Math.max(0, index - 1))),
        ),
        width: 6,
        height: 6,
        strokeWidth: 3,
      },
    },
    grid: { borderColor: token('--line'), padding: { left: 8, right: 8 } },
    legend: { show: false },
    markers: { size: 0 },
    plotOptions: {
      bar: { columnWidth: isCompared ? '76%' : '62%', borderRadius: isStacked ? 0 : 3 },
    },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    stroke: isBars
      ? { width: 1, colors: [token('--surface')] }
      : {
          width: withBeside(
            2,
            each.map(() => 1),
          ),
          curve: 'stepline',
        },
    theme: { mode: isDark ? 'dark' : 'light' },
    tooltip: { enabled: false },
    xaxis: {
      ...(isBars
        ? { categories: [...categories] }
        : { type: 'numeric', min: 0, max: categories.length, tickAmount: ticks ?? 6 }),
      axisBorder: { color: token('--line-control') },
      axisTicks: { show: false },
      crosshairs: { show: false },
      labels: {
        style: quiet,
        rotate: 0,
        hideOverlappingLabels: true,
        ...(!isBars && {
          formatter: (place: string) => categories[Math.round(Number(place))] ?? '',
        }),
      },
      tooltip: { enabled: false },
    },
    yaxis: {
      // What stands on the axis would else begin where it is smallest.
      min: (least) => Math.min(0, least),
      labels: { style: quiet, formatter: (value) => formatRound(value) },
    },
  };
}
