import { useFailingCondition } from '#config/facts-provider.tsx';
import type { Column } from './column.ts';

/** A column of a list, as the document of its page names it. */
export interface ListedColumn {
  id: string;
  /** True for the column that names a row: its header, and the title of its card. */
  names?: boolean;
  align?: 'start' | 'end';
  /** False where its head offers no order. */
  sortable?: boolean;
  /** False where cards leave it out. */
  cards?: boolean;
  requires?: string[];
}

/** What the code of a list has of a column; null for one that does not apply now. */
export type KnownColumn<Row> = Omit<Column<Row>, 'id' | 'primary' | 'note'> | null;

/**
 * Returns the columns that a document lists, in its order: those that the list knows, that apply, and whose conditions
 * hold. `note` is the second line of the column that names a row.
 */
export function useListedColumns<Row>(
  listed: readonly ListedColumn[],
  known: Readonly<Record<string, KnownColumn<Row>>>,
  note?: Column<Row>['note'],
): Column<Row>[] {
  const failing = useFailingCondition();
  return listed.flatMap(({ id, names = false, align, sortable = true, cards, requires }) => {
    const column = Object.hasOwn(known, id) ? known[id] : null;
    if (!column || failing(requires) !== null) return [];
    const { orders, ...look } = column;
    return {
      ...look,
      id,
      ...(names && { primary: true, ...(note && { note }) }),
      ...(align === 'end' && { align }),
      ...(sortable && orders && { orders }),
      ...(cards === false && { isTableOnly: true }),
    };
  });
}
