import type { ReactElement } from 'react';
import type { ChartKind, ChartSeries } from './chart-data.ts';
import { type ChartScale, shareOf } from './chart-scale.ts';

/** Share of a category that the outline of a bar takes: more than the bar before it. */
const WIDTH = 0.86;

interface ChartOutlineProps {
  series: ChartSeries;
  kind: ChartKind;
  scale: ChartScale;
  /** True for the line over steps, which would hide what is behind them. */
  isOver?: boolean;
}

/** What a chart is compared with, as a light outline as wide as the chart: behind its bars, behind and over its steps. */
export function ChartOutline({ series, kind, scale, isOver }: ChartOutlineProps): ReactElement {
  const { values } = series;
  const path = kind === 'bar' ? barPath(values, scale) : stepPath(values, scale);
  return (
    <svg
      className={isOver ? 'chart-outline is-over' : 'chart-outline'}
      viewBox={`0 0 ${values.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

type Values = ChartSeries['values'];

/** From the head of the chart, in digits enough for a wide screen. */
const depth = (scale: ChartScale, value: number) => (1 - shareOf(scale, value)).toFixed(4);

function barPath(values: Values, scale: ChartScale): string {
  const zero = depth(scale, 0);
  const half = (1 - WIDTH) / 2;
  return values
    .map((value, index) =>
      value === null
        ? ''
        : `M${index + half} ${zero}V${depth(scale, value)}H${index + 1 - half}V${zero}`,
    )
    .join('');
}

/** Steps of what is known one after another; each gap begins another path. */
function stepPath(values: Values, scale: ChartScale): string {
  const zero = depth(scale, 0);
  return values
    .map((value, index) => {
      if (value === null) return '';
      const isFirst = (values[index - 1] ?? null) === null;
      const isLast = (values[index + 1] ?? null) === null;
      const begin = isFirst ? `M${index} ${zero}` : '';
      return `${begin}V${depth(scale, value)}H${index + 1}${isLast ? `V${zero}` : ''}`;
    })
    .join('');
}
