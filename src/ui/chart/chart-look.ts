import type { ApexOptions } from 'apexcharts';

/** Tokens of the colours of series, in order (`src/ui/styles/tokens.scss`). */
const SERIES_COLOURS = [
  '--chart-1',
  '--chart-2',
  '--chart-3',
  '--chart-4',
  '--chart-5',
  '--chart-6',
];

/** Told apart without colour too: the first series is solid, and the next six have a pattern each. */
const PATTERNS = ['slantedLines', 'squares', 'verticalLines', 'circles', 'horizontalLines'];

/** Value of a token now; ApexCharts computes with colours and takes no `var()`. */
const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const inTurn = <Entry>(entries: readonly Entry[], index: number): Entry =>
  entries[index % entries.length] as Entry;

/** Colour of a series, which repeats after the sixth; its pattern then is another one. */
export const seriesColour = (index: number): string => token(inTurn(SERIES_COLOURS, index));

/** With it the drawing takes the width of a sheet of paper; nobody draws it anew for a printer. */
function keepProportions({ el }: { el: HTMLElement }): void {
  const svg = el.querySelector('svg');
  const { width, height } = svg?.getBoundingClientRect() ?? { width: 0, height: 0 };
  if (width > 0) svg?.setAttribute('viewBox', `0 0 ${width} ${height}`);
}

export interface ChartLook {
  kind: 'bar' | 'line';
  isStacked: boolean;
  categories: readonly string[];
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
  const { kind, isStacked, categories, formatRound, seriesCount, isCompared, isDark } = look;
  const each = Array.from({ length: seriesCount }, (_, index) => index);
  const beside = (one: string) => (isCompared ? [one] : []);
  const quiet = { colors: token('--ink-soft'), fontSize: '12px' };
  return {
    chart: {
      animations: { enabled: false },
      events: { mounted: keepProportions, updated: keepProportions },
      background: 'transparent',
      fontFamily: 'inherit',
      parentHeightOffset: 0,
      stacked: isStacked,
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
    },
    colors: [...beside(token('--chart-beside')), ...each.map(seriesColour)],
    dataLabels: { enabled: false },
    fill: {
      opacity: 1,
      ...(kind === 'bar' && {
        type: [...beside('solid'), ...each.map((index) => (index === 0 ? 'solid' : 'pattern'))],
        pattern: {
          style: [
            ...beside(PATTERNS[0] as string),
            ...each.map((index) => inTurn(PATTERNS, Math.max(0, index - 1))),
          ],
          width: 6,
          height: 6,
          strokeWidth: 3,
        },
      }),
    },
    grid: { borderColor: token('--line'), padding: { left: 8, right: 8 } },
    legend: { show: false },
    markers: { size: 0 },
    plotOptions: {
      bar: { columnWidth: isCompared ? '76%' : '62%', borderRadius: isStacked ? 0 : 3 },
    },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    stroke: {
      width: kind === 'line' ? 2 : 1,
      curve: 'straight',
      ...(kind === 'bar' && { colors: [token('--surface')] }),
      ...(kind === 'line' && { dashArray: each.map((index) => index * 4) }),
    },
    theme: { mode: isDark ? 'dark' : 'light' },
    tooltip: { enabled: false },
    xaxis: {
      categories: [...categories],
      axisBorder: { color: token('--line-control') },
      axisTicks: { show: false },
      crosshairs: { show: false },
      labels: { style: quiet, rotate: 0, hideOverlappingLabels: true },
      tooltip: { enabled: false },
    },
    yaxis: { labels: { style: quiet, formatter: formatRound } },
  };
}
