import type { ReactElement } from 'react';
import type { Energy, Interval } from '#domain/consumption/consumption.ts';
import type { Comparison } from '#domain/consumption/consumption-before.ts';
import { sumOf } from '#domain/consumption/consumption-sums.ts';
import { useTexts } from '#i18n/texts.ts';

type Column = 'before' | 'period' | 'quality' | Energy;

interface ConsumptionTotalsProps {
  intervals: readonly Interval[];
  columns: readonly Column[];
  compared: Comparison | undefined;
  /** Writes Wh (varh). */
  written: (wh: number | null) => string;
}

/** What the readings of a table come to, and what of it is compared with the year before where that is not all. */
export function ConsumptionTotals({
  intervals,
  columns,
  compared,
  written,
}: ConsumptionTotalsProps): ReactElement {
  const { t } = useTexts();
  const isAllCompared = compared?.now === sumOf(intervals, compared?.energy ?? 'active');
  const totalOf = (column: Column) => {
    if (column === 'period' || column === 'quality') return '';
    if (column !== 'before') return written(sumOf(intervals, column));
    return compared && isAllCompared ? written(compared.before) : '';
  };
  const comparedOf = (column: Column) => {
    if (column === 'before') return written(compared?.before ?? null);
    return column === compared?.energy ? written(compared.now) : '';
  };
  const row = (name: string, sum: (column: Column) => string) => (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td key={column} data-align="end">
          {sum(column)}
        </td>
      ))}
    </tr>
  );
  return (
    <tfoot>
      {row(t('consumption.total'), totalOf)}
      {compared?.isEnough && !isAllCompared && row(t('consumption.compared.total'), comparedOf)}
    </tfoot>
  );
}
