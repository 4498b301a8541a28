import type { CSSProperties, ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { type ChartData, type ChartSeries, totalOf } from './chart-data.ts';
import { markOf } from './chart-meaning.ts';

interface ChartValueProps extends Pick<ChartData, 'categories' | 'series' | 'beside' | 'format'> {
  /** Place of the category that is read. */
  at: number;
}

/** The value of a category beside it, on a phone above the finger; a screen reader hears it from the chart. */
export function ChartValue({
  at,
  categories,
  series,
  beside,
  format,
}: ChartValueProps): ReactElement {
  const { t } = useTexts();
  const known = series.filter(({ values }) => (values[at] ?? null) !== null);
  // Of many parts, those that have none of it here would only hide the others.
  const parts = known.length > 1 ? known.filter(({ values }) => values[at] !== 0) : known;
  const total = totalOf(series, at);
  // What is not divided is the value itself.
  const divided = parts.filter(({ meaning }) => meaning !== 'this-year');
  const rows = beside && (beside.values[at] ?? null) !== null ? [...divided, beside] : divided;
  return (
    <div className="chart-value" {...placeOf(at, categories.length)} aria-hidden="true">
      <p>{categories[at]?.long}</p>
      <p className="chart-value-total">{total === null ? t('common.chart.none') : format(total)}</p>
      {(beside || series.length > 1) && rows.length > 0 && (
        <ul>
          {rows.map((one) => (
            <ValueRow
              key={one.id}
              series={one}
              // One part alone is the value above.
              value={parts.length === 1 && one !== beside ? '' : format(one.values[at] ?? 0)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function ValueRow({ series, value }: { series: ChartSeries; value: string }): ReactElement {
  return (
    <li>
      <span className="chart-swatch" {...markOf(series.meaning)} />
      <span className="chart-value-name">{series.name}</span>
      <span>{value}</span>
    </li>
  );
}

/** Where the category is, and on which side of it there is more room (`chart.scss`). */
function placeOf(at: number, count: number): { 'data-side': string; style: CSSProperties } {
  const share = (places: number) => `${(100 * places) / count}%`;
  return {
    'data-side': at + 0.5 > count / 2 ? 'before' : 'after',
    style: {
      '--begin': share(at),
      '--middle': share(at + 0.5),
      '--end': share(at + 1),
    } as CSSProperties,
  };
}
