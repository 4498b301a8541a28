import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { type ChartData, sumOfSeries, totalOf } from './chart-data.ts';

export interface ChartTableProps extends ChartData {
  /** Called with the place of a category that is pressed. */
  onSelect?: ((index: number) => void) | undefined;
}

/** The figures of a chart as a table, with what each category comes to. */
export function ChartTable({
  label,
  categoryLabel,
  categories,
  series,
  beside,
  adds = false,
  format,
  onSelect,
}: ChartTableProps): ReactElement {
  const { t } = useTexts();
  const write = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : format(value);
  const columns = beside ? [beside, ...series] : series;
  const hasTotal = series.length > 1;
  const totals = categories.map((_, index) => totalOf(series, index));
  return (
    <div className="chart-table" data-totals={hasTotal || undefined}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{categoryLabel}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" data-align="end">
                {name}
              </th>
            ))}
            {hasTotal && (
              <th scope="col" data-align="end">
                {t('common.chart.total')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ long }, index) => (
            <tr key={long}>
              <th scope="row">
                {onSelect && totals[index] !== null ? (
                  <button type="button" onClick={() => onSelect(index)}>
                    {long}
                  </button>
                ) : (
                  long
                )}
              </th>
              {columns.map(({ id, values }) => (
                <td key={id} data-align="end">
                  {write(values[index])}
                </td>
              ))}
              {hasTotal && <td data-align="end">{write(totals[index])}</td>}
            </tr>
          ))}
        </tbody>
        {adds && (
          <tfoot>
            <tr>
              <th scope="row">{t('common.chart.total')}</th>
              {columns.map((column) => (
                <td key={column.id} data-align="end">
                  {write(sumOfSeries(column))}
                </td>
              ))}
              {hasTotal && <td data-align="end">{write(sumOfSeries({ values: totals }))}</td>}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
