import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { type Column, role } from './column.ts';

export interface ListTotalProps<Row> {
  /** Prefix of its texts: `sum.all` of all rows that are found, `sum.shown` of those on the page. */
  texts: string;
  columns: readonly Column<Row>[];
  /** Rows that are added up, and how many are found. */
  summed: readonly Row[];
  total: number;
  /** True where a column of boxes stands before the others. */
  isPicking: boolean;
}

/** What rows come to, below their columns; nothing where no column can be added up, or of a single row. */
export function ListTotal<Row>({
  texts,
  columns,
  summed,
  total,
  isPicking,
}: ListTotalProps<Row>): ReactElement | null {
  const { t } = useTexts();
  const sums = columns.map(({ sum }) => sum?.(summed) ?? null);
  const before = sums.findIndex((sum) => sum !== null);
  if (before < 1 || summed.length < 2) return null;
  const which = summed.length === total ? 'all' : 'shown';
  return (
    <tfoot {...role('rowgroup')}>
      <tr {...role('row')} className="list-total">
        <th {...role('rowheader')} scope="row" colSpan={before + (isPicking ? 1 : 0)}>
          {t(`${texts}sum.${which}`, { count: summed.length })}
        </th>
        {columns.slice(before).map(({ id, align }, nth) => (
          <td {...role('cell')} key={id} data-align={align}>
            {sums[before + nth]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
