import type { ApexOptions } from 'apexcharts';
import type { ChartScale } from './chart-scale.ts';

/** Lets the chart fill its place at any width, on paper too, until it is rendered again. */
function fillPlace({ el }: { el: HTMLElement }): void {
  const svg = el.querySelector('svg');
  const { width, height } = svg?.getBoundingClientRect() ?? { width: 0, height: 0 };
  if (!svg || width === 0) return;
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('preserveAspectRatio', 'none');
}

export interface ChartLook {
  isStacked: boolean;
  /** Number of categories. */
  count: number;
  scale: ChartScale;
}

/**
 * Only the steps, over the whole of their place. Colours come from the style sheet (`chart.scss`), so that a change of
 * theme, paper and forced colours need no new chart. Axes, tooltip and key are ours: they follow the page's typeface and
 * size, and those of the library write HTML, which the Trusted Types of our pages refuse.
 */
export function chartOptions({ isStacked, count, scale }: ChartLook): ApexOptions {
  return {
    chart: {
      animations: { enabled: false },
      events: { mounted: fillPlace, updated: fillPlace },
      background: 'transparent',
      parentHeightOffset: 0,
      selection: { enabled: false },
      sparkline: { enabled: true },
      stacked: isStacked,
    },
    fill: { type: 'solid', opacity: 1 },
    markers: { size: 0 },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    stroke: { width: 0, curve: 'stepline' },
    tooltip: { enabled: false },
    xaxis: { type: 'numeric', min: 0, max: count, crosshairs: { show: false } },
    yaxis: { min: scale.low, max: scale.high },
  };
}
