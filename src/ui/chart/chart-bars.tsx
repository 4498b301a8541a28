import { memo, type ReactElement } from 'react';
import { type ChartMarks, type ChartSeries, isShaded } from './chart-data.ts';
import { type ChartScale, shareOf } from './chart-scale.ts';

/** Share of a category that its bar takes, or its bars side by side. */
const WIDTH = 0.62;
/** Radius of the end of a bar, in pixels. */
const RADIUS = 2;

export interface ChartBarsProps {
  series: readonly ChartSeries[];
  scale: ChartScale;
  /** Number of categories. */
  count: number;
  isStacked: boolean;
  /** Of the chart, as patterns are found by their id. */
  id: string;
  marks?: ChartMarks | undefined;
}

/** The part of a bar that a value is: where it begins and ends on the axis of values. */
interface BarPart {
  category: number;
  from: number;
  to: number;
  /** True where no other part is beyond it. */
  isEnd: boolean;
}

/**
 * The bars of a chart, as plain SVG, which follows the width of its place and is there with the first render; steps, of
 * which there may be thousands, are left to a library (`chart-canvas.tsx`). Memoised, as the value that is read changes at
 * each key and is not plotted.
 */
export const ChartBars = memo(function ChartBars({
  series,
  scale,
  count,
  isStacked,
  id: chartId,
  marks = {},
}: ChartBarsProps): ReactElement {
  const beside = isStacked ? 1 : series.length;
  const width = WIDTH / beside;
  const partsOf = isStacked ? stackedParts(series) : series.map(ownParts);
  const barOf = ({ category, from, to, isEnd }: BarPart, place: number, fill?: string) => (
    <rect
      key={category}
      x={percent((category + (1 - WIDTH) / 2 + (isStacked ? 0 : place * width)) / count)}
      y={percent(1 - shareOf(scale, Math.max(from, to)))}
      width={percent(width / count)}
      height={percent(shareOf(scale, Math.max(from, to)) - shareOf(scale, Math.min(from, to)))}
      rx={isEnd ? RADIUS : undefined}
      fill={fill}
    />
  );
  const stripes = `url("#${chartId}-provisional")`;
  return (
    <svg className="chart-bars" aria-hidden="true" focusable="false">
      {series.map(({ id }, place) => (
        <g key={id} data-place={place}>
          {partsOf[place]?.map((part) => barOf(part, place))}
        </g>
      ))}
      {marks.provisional &&
        series.map(({ id }, place) => (
          <g key={id} className="chart-stripes">
            {partsOf[place]
              ?.filter(({ category }) => isShaded(marks, 'provisional', category))
              .map((part) => barOf(part, place, stripes))}
          </g>
        ))}
    </svg>
  );
});

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

const ownParts = ({ values }: ChartSeries): BarPart[] =>
  values.flatMap((value, category) => (value ? { category, from: 0, to: value, isEnd: true } : []));

/** Each value begins where those before it end: what is above zero, and what is below it, for itself. */
function stackedParts(series: readonly ChartSeries[]): BarPart[][] {
  const ends = new Map<string, BarPart>();
  return series.map(({ values }) =>
    values.flatMap((value, category) => {
      if (!value) return [];
      const stack = `${category} ${Math.sign(value)}`;
      const below = ends.get(stack);
      if (below) below.isEnd = false;
      const from = below?.to ?? 0;
      const part = { category, from, to: from + value, isEnd: true };
      ends.set(stack, part);
      return part;
    }),
  );
}
