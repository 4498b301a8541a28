import type { ReactElement } from 'react';
import { type ChartData, shades } from './chart-data.ts';
import { markOf } from './chart-meaning.ts';

/** The names of the colours, none for one series that the sentence of its chart names, and of what is hatched or striped. */
export function ChartKey({
  series,
  beside,
  marks = {},
}: Pick<ChartData, 'series' | 'beside' | 'marks'>): ReactElement | null {
  const [only] = series;
  const isCompared = beside?.values.some((value) => value !== null);
  const isNamed = !isCompared && series.length === 1 && only?.meaning === 'this-year';
  const shaded = shades.flatMap((shade) => {
    const found = marks[shade];
    return found && found.ranges.length > 0 ? [{ shade, name: found.name }] : [];
  });
  if (isNamed && shaded.length === 0) return null;
  const colours = isNamed ? [] : [...series, ...(beside && isCompared ? [beside] : [])];
  return (
    <ul className="chart-key">
      {colours.map(({ id, name, meaning }) => (
        <li key={id}>
          <span className="chart-swatch" {...markOf(meaning)} />
          {name}
        </li>
      ))}
      {shaded.map(({ shade, name }) => (
        <li key={shade}>
          <span className="chart-swatch" data-shade={shade} />
          {name}
        </li>
      ))}
    </ul>
  );
}
