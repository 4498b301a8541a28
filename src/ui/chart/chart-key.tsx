import type { ReactElement } from 'react';
import type { ChartData } from './chart-data.ts';
import { markOf } from './chart-meaning.ts';

/** The names of the colours; none for one series that the sentence of its chart names. */
export function ChartKey({
  series,
  beside,
}: Pick<ChartData, 'series' | 'beside'>): ReactElement | null {
  const [only] = series;
  const isCompared = beside?.values.some((value) => value !== null);
  if (!isCompared && series.length === 1 && only?.meaning === 'this-year') return null;
  return (
    <ul className="chart-key">
      {[...series, ...(beside && isCompared ? [beside] : [])].map(({ id, name, meaning }) => (
        <li key={id}>
          <span className="chart-swatch" {...markOf(meaning)} />
          {name}
        </li>
      ))}
    </ul>
  );
}
