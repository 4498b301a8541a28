import type { ReactElement, ReactNode } from 'react';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import './lists.scss';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts: right, in tabular figures. */
  align?: 'end';
  /** The cell that names the row: its header for screen readers, the title of its card. */
  primary?: boolean;
  /** Its cells say all by themselves: cards show them side by side, without the header. */
  chip?: boolean;
  /** A column that leaves a narrow table, `first` or `second`; cards show it. */
  leaves?: 'first' | 'second';
}

/** Where the rows lead: the whole row is the link. */
export interface RowLink<Row> {
  /** Header of its column, read out and not drawn. */
  header: string;
  to: (row: Row) => string;
  text: string;
  /** What the text is about, read out after it: `Ver` + `el contrato 0010101`. */
  about: (row: Row) => string;
}

export interface ListTableProps<Row> {
  /** What the table holds, read out and not drawn. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  link?: RowLink<Row>;
  /** True while other rows are on their way: these stay, dimmed. */
  busy?: boolean;
}

/** Repeated because a `display` other than the table's takes the roles away from cards. */
const role = (name: string) => ({ role: name });

/** Rows of data; a container that is too narrow shows each row as a card with its labels. */
export function ListTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  link,
  busy = false,
}: ListTableProps<Row>): ReactElement {
  const width = columns.length > 5 ? 'wide' : 'narrow';
  return (
    <div className="list-table" data-width={width} aria-busy={busy || undefined}>
      <div className="list-frame">
        <Table hover {...role('table')}>
          <caption className="visually-hidden">{caption}</caption>
          <thead {...role('rowgroup')}>
            <tr {...role('row')}>
              {columns.map(({ id, header, align, leaves }) => (
                <th
                  key={id}
                  {...role('columnheader')}
                  scope="col"
                  data-align={align}
                  data-leaves={leaves}
                >
                  {header}
                </th>
              ))}
              {link && (
                <th {...role('columnheader')} scope="col">
                  <span className="visually-hidden">{link.header}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody {...role('rowgroup')}>
            {rows.map((row) => (
              <tr key={rowKey(row)} {...role('row')} tabIndex={-1}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
                {link && (
                  <td {...role('cell')} className="list-link">
                    <Link className="btn btn-quiet btn-sm stretched-link" to={link.to(row)}>
                      {/* One child: the button's gap would part the words. */}
                      <span>
                        {link.text} <span className="visually-hidden">{link.about(row)}</span>
                      </span>
                    </Link>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }): ReactElement {
  const { header, cell, align, primary, chip, leaves } = column;
  const content = cell(row);
  if (primary) {
    return (
      <th {...role('rowheader')} scope="row">
        {content}
      </th>
    );
  }
  return (
    <td
      {...role('cell')}
      data-label={chip ? undefined : header}
      data-align={align}
      data-leaves={leaves}
    >
      {content}
    </td>
  );
}
