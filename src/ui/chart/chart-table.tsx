import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { type ChartData, totalOf } from './chart-data.ts';

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
  format,
  onSelect,
}: ChartTableProps): ReactElement {
  const { t } = useTexts();
  const write = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : format(value);
  const columns = beside ? [beside, ...series] : series;
  const hasTotal = series.length > 1;
  return (
    <div className="chart-table">
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
                {onSelect && totalOf(series, index) !== null ? (
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
              {hasTotal && <td data-align="end">{write(totalOf(series, index))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
