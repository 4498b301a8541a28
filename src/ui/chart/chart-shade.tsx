import type { ReactElement } from 'react';
import { type ChartKind, type ChartMark, type ChartMarks, shades } from './chart-data.ts';

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

interface ChartShadeProps {
  /** Of the chart, as patterns are found by their id. */
  id: string;
  marks: ChartMarks;
  kind: ChartKind;
  /** Number of categories. */
  count: number;
}

/**
 * What is particular of some categories: a hatch where nothing was read, light stripes over steps that may still change
 * (those of bars: `chart-bars.tsx`), and a line with its name between two categories.
 */
export function ChartShade({ id, marks, kind, count }: ChartShadeProps): ReactElement {
  return (
    <>
      <svg className="chart-shade" aria-hidden="true" focusable="false">
        {shades.map((shade) => (
          <pattern
            key={shade}
            id={`${id}-${shade}`}
            data-shade={shade}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform={shade === 'gap' ? 'rotate(45)' : 'rotate(-45)'}
          >
            <path d="M1 0v5" />
          </pattern>
        ))}
        {(kind === 'bar' ? (['gap'] as const) : shades).map((shade) =>
          marks[shade]?.ranges.map(([first, beyond]) => (
            <rect
              key={`${shade} ${first}`}
              x={percent(first / count)}
              width={percent((beyond - first) / count)}
              height="100%"
              fill={`url("#${id}-${shade}")`}
            />
          )),
        )}
      </svg>
      {marks.lines?.map((line) => (
        <ChartLine key={line.place} {...line} count={count} />
      ))}
    </>
  );
}

/** A line between two categories, with its name on the side where there is more room. */
function ChartLine({ place, name, count }: ChartMark & { count: number }): ReactElement {
  return (
    <div
      className="chart-break"
      data-side={place > count / 2 ? 'before' : 'after'}
      style={{ left: percent(place / count) }}
      aria-hidden="true"
    >
      <span>{name}</span>
    </div>
  );
}
