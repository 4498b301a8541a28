import type { ReactElement, ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts: right, in tabular figures. */
  align?: 'start' | 'end';
  /** The cell that names the row: its header for screen readers, the title of the card on a phone. */
  primary?: boolean;
  /** Buttons: the header is only read out, and on a phone they stand at the foot of the card. */
  actions?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table holds, read out and not drawn. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** True while other rows are on their way: these stay, dimmed. */
  busy?: boolean;
}

/** Said again because a `display` other than the table's takes the roles away on a phone. */
const role = (name: string) => ({ role: name });

/** Rows of data; under 576 px each row becomes a card with its labels. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  busy = false,
}: DataTableProps<Row>): ReactElement {
  return (
    <div className="table-card card" aria-busy={busy || undefined}>
      <table className="data-table" {...role('table')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map((column) => (
              <th
                key={column.id}
                {...role('columnheader')}
                scope="col"
                data-column={column.id}
                className={column.align === 'end' ? 'cell-end' : ''}
              >
                {column.actions ? (
                  <span className="visually-hidden">{column.header}</span>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...role('row')}>
              {columns.map((column) => (
                <DataCell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DataCell<Row>({ column, row }: { column: Column<Row>; row: Row }): ReactElement {
  if (column.primary) {
    return (
      <th {...role('rowheader')} scope="row" className="cell-primary" data-column={column.id}>
        {column.cell(row)}
      </th>
    );
  }
  const look = `${column.align === 'end' ? 'cell-end' : ''} ${column.actions ? 'cell-actions' : ''}`;
  return (
    <td {...role('cell')} className={look} data-column={column.id} data-label={column.header}>
      {column.cell(row)}
    </td>
  );
}
