import type { CSSProperties, ReactElement } from 'react';
import type { ChartSeries } from './chart-data.ts';
import { patternOf } from './chart-meaning.ts';

/** Strokes over a solid tile of eight pixels, by the number of the pattern; none for the first. */
const DRAWINGS = [
  null,
  <path key="slanted" d="M-2 2 2-2M0 8 8 0M6 10l4-4" />,
  <path key="level" d="M0 4h8" />,
  <path key="upright" d="M4 0v8" />,
  <path key="dots" d="M4 4h.01" strokeLinecap="round" strokeWidth="3.5" />,
  <path key="crossed" d="M0 0l8 8M8 0 0 8" />,
] as const;

interface ChartPatternsProps {
  id: string;
  series: readonly ChartSeries[];
}

/**
 * The pattern of each series in its colour, for forced colours and paper (`chart.scss`). A pattern takes its colours
 * from where it is defined: so each chart has its own.
 */
export function ChartPatterns({ id, series }: ChartPatternsProps): ReactElement {
  return (
    <svg className="chart-patterns" aria-hidden="true" focusable="false">
      {series.map(({ meaning }, index) => (
        <pattern
          key={meaning}
          id={`${id}-${index}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          style={{ '--series': `var(--series-${index})` } as CSSProperties}
        >
          <rect width="8" height="8" />
          {DRAWINGS[patternOf(meaning)]}
        </pattern>
      ))}
    </svg>
  );
}

/** Colour and pattern of each series by its place, for the shapes that the library of the chart makes. */
export function seriesStyle(id: string, series: readonly ChartSeries[]): CSSProperties {
  return Object.fromEntries(
    series.flatMap(({ meaning }, index) => [
      [`--series-${index}`, `var(--chart-${meaning})`],
      [`--pattern-${index}`, `url("#${id}-${index}")`],
    ]),
  );
}
