import { type ReactElement, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';

/** An order of a list, by the name that the address and the retailer have for it; `-` in front of the opposite one. */
export interface ListOrder {
  id: string;
  /** For the choice on cards: `Pagos: primero la mayor deuda`. */
  text: string;
}

/**
 * How a list is sorted now, and how to sort it otherwise. Only the retailer sorts: a browser that sorts one page of
 * many would show its first rows as the first of all. `shown` is therefore the order that the response reports; without
 * one the heads are plain text and the address is ignored.
 */
export interface ListSorting {
  /** The order that was chosen; empty for the usual one. */
  chosen: string;
  /** The order that the rows have: another one while those of the chosen order are on their way. */
  shown: string;
  onSort: (order: string) => void;
}

interface SortHeaderProps {
  header: string;
  /**
   * The orders of the column, the one of the first press first; a press after the last restores the default order.
   */
  orders: readonly ListOrder[];
  sorting: ListSorting;
}

/** Head of a column that sorts the list. */
export function SortHeader({ header, orders, sorting }: SortHeaderProps): ReactElement {
  const next = orders[orders.findIndex(({ id }) => id === sorting.chosen) + 1];
  return (
    <button type="button" className="list-sort" onClick={() => sorting.onSort(next?.id ?? '')}>
      {header}
      <Icon name={directionOf(orders, sorting) === null ? 'sort' : 'chevron-down'} />
    </button>
  );
}

/** Value of `aria-sort` of a column, null while the list is not sorted by it. */
export function directionOf(
  orders: readonly ListOrder[],
  { shown }: ListSorting,
): 'ascending' | 'descending' | null {
  if (!orders.some(({ id }) => id === shown)) return null;
  return shown.startsWith('-') ? 'descending' : 'ascending';
}

/** The same choice where rows are cards and have no heads of columns. */
export function OrderSelect({
  orders,
  sorting,
}: {
  orders: readonly ListOrder[];
  sorting: ListSorting;
}): ReactElement {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="list-order">
      <label htmlFor={id}>{t('common.order.label')}</label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={sorting.chosen}
        onChange={(event) => sorting.onSort(event.target.value)}
      >
        <option value="">{t('common.order.usual')}</option>
        {orders.map((order) => (
          <option key={order.id} value={order.id}>
            {order.text}
          </option>
        ))}
      </select>
    </div>
  );
}
