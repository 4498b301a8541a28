import type { ReactElement } from 'react';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import './lists.scss';

/**
 * A list that is read page by page: search, table or cards, pages and their size, all stored in the address. A screen
 * declares it; see `src/screens/contracts/contracts-list.tsx`.
 */
export function List<Row>(props: Omit<ListRowsProps<Row>, 'filters'>): ReactElement {
  return <ListRows {...props} />;
}
