import { memo, type ReactElement, useRef } from 'react';
import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { useProgressiveCount } from '#ui/loading/use-progressive-count.ts';
import { type Column, role } from './column.ts';
import { directionOf, type ListSorting, OrderSelect, SortHeader } from './list-order.tsx';
import { ListTotal, type ListTotalProps } from './list-total.tsx';
import { PickCell, PickPageAbove, PickPageHead } from './picking/pick-boxes.tsx';
import type { PickBoxes } from './picking/picking.ts';
import { useCrowded } from './use-crowded.ts';
import './lists.scss';

/** Link of a row; the whole row is clickable. */
export interface RowLink<Row> {
  to: (row: Row) => string;
  /** Visually hidden text after the link's own: `Ver` + `el contrato 0010101`. */
  about: (row: Row) => string;
  /** A link in a column of its own, whose header is visually hidden; without it the name of the row is the link. */
  own?: { header: string; text: string } | undefined;
}

export interface ListTableProps<Row> {
  /** Accessible name of the table, visually hidden. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  link?: RowLink<Row>;
  /** True while other rows are loading: the current ones stay, dimmed. */
  busy?: boolean;
  /** Absent when the list cannot be sorted: heads are plain text then. */
  sorting?: ListSorting | undefined;
  /** Null while rows are not picked. */
  boxes?: PickBoxes<Row> | null;
  /** What is added up below the rows; absent for a list without sums. */
  added?: Pick<ListTotalProps<Row>, 'texts' | 'summed' | 'total'>;
}

/** A table of rows; a narrow container shows each row as a card with its labels. */
export function ListTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  link,
  busy = false,
  sorting,
  boxes = null,
  added,
}: ListTableProps<Row>): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useCrowded(place);
  const width = columns.length > 5 ? 'wide' : 'narrow';
  const rendered = useProgressiveCount({
    name: caption,
    count: rows.length,
    leastHeight: 48,
    atATime: 6,
  });
  return (
    <div ref={place} className="list-table" data-width={width} aria-busy={busy || undefined}>
      {sorting && (
        <OrderSelect orders={columns.flatMap(({ orders = [] }) => orders)} sorting={sorting} />
      )}
      {boxes && <PickPageAbove {...{ rows, boxes }} />}
      <div className="list-frame">
        <Table hover {...role('table')}>
          <caption className="visually-hidden">{caption}</caption>
          <thead {...role('rowgroup')}>
            <tr {...role('row')}>
              {boxes && <PickPageHead {...{ rows, boxes }} />}
              {columns.map((column) => (
                <Head key={column.id} column={column} sorting={sorting} />
              ))}
              {link?.own && (
                <th {...role('columnheader')} scope="col">
                  <span className="visually-hidden">{link.own.header}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody {...role('rowgroup')}>
            {rows.slice(0, rendered).map((row) => (
              <ListRow key={rowKey(row)} {...{ row, columns, link, boxes }} />
            ))}
          </tbody>
          {added && rendered === rows.length && (
            <ListTotal {...added} columns={columns} isPicking={boxes !== null} />
          )}
        </Table>
      </div>
    </div>
  );
}

interface ListRowProps<Row> extends Pick<ListTableProps<Row>, 'columns' | 'link' | 'boxes'> {
  row: Row;
}

/** Memoised: rows that are rendered already do not render again with each further row. */
const ListRow = memo(function ListRow<Row>({ row, columns, link, boxes }: ListRowProps<Row>) {
  return (
    <tr {...role('row')} tabIndex={-1}>
      {boxes && <PickCell {...{ row, boxes }} />}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} link={link} />
      ))}
      {link?.own && (
        <td {...role('cell')} className="list-link">
          <Link className="btn btn-quiet btn-sm stretched-link" to={link.to(row)}>
            {/* One child: the button's gap would separate the words. */}
            <span>
              {link.own.text} <span className="visually-hidden">{link.about(row)}</span>
            </span>
          </Link>
        </td>
      )}
    </tr>
  );
}) as <Row>(props: ListRowProps<Row>) => ReactElement;

function Head<Row>({
  column: { header, align, orders },
  sorting,
}: Pick<ListTableProps<Row>, 'sorting'> & { column: Column<Row> }): ReactElement {
  const isSortable = orders && sorting;
  return (
    <th
      {...role('columnheader')}
      scope="col"
      data-align={align}
      aria-sort={(isSortable && directionOf(orders, sorting)) || undefined}
    >
      {isSortable ? (
        <SortHeader {...{ header, orders, sorting }} />
      ) : (
        <span className="list-head">{header}</span>
      )}
    </th>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  link: RowLink<Row> | undefined;
}

function Cell<Row>({ column, row, link }: CellProps<Row>): ReactElement {
  const { id, header, cell, align, primary, note, chip, fact, isTableOnly } = column;
  const content = cell(row);
  if (primary) {
    return (
      <th {...role('rowheader')} scope="row">
        {link && !link.own ? (
          <Link className="list-name stretched-link" to={link.to(row)}>
            {content} <span className="visually-hidden">{link.about(row)}</span>
          </Link>
        ) : (
          <span className="list-title" title={typeof content === 'string' ? content : undefined}>
            {content}
          </span>
        )}
        {note && <span className="list-note">{note(row, id)}</span>}
      </th>
    );
  }
  return (
    <td
      {...role('cell')}
      data-label={chip || fact ? undefined : header}
      data-align={align}
      data-fact={fact}
      data-table-only={isTableOnly}
    >
      {fact ? <span className="list-fact">{content}</span> : content}
    </td>
  );
}
