import type { ReactElement } from 'react';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SkeletonTable } from '#ui/skeleton.tsx';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import './lists.scss';

const FilteredList = lazyPart(
  () => import('./filtered-list.tsx').then((module) => module.FilteredList),
  {
    waiting: () => <SkeletonTable />,
    failed: ({ problem, retry }) => <ErrorState problem={problem} onRetry={retry} />,
  },
) as typeof import('./filtered-list.tsx').FilteredList;

export interface ListProps<Row> extends Omit<ListRowsProps<Row>, 'filters'> {
  /** Form document without operation, called `<name>-filter`, whose answers filter the list. */
  filterForm?: string;
  /** Fields of the form that this list does not have. */
  leftOut?: readonly string[] | undefined;
}

/**
 * A list that is read page by page: search, filters, table or cards, pages and their size, all kept in the address. A
 * screen declares it; see `src/screens/contracts/contracts-list.tsx`.
 */
export function List<Row>({ filterForm, leftOut, heading, ...list }: ListProps<Row>): ReactElement {
  if (!filterForm) return <ListRows {...list} heading={heading} />;
  // The heading has the focus already when the filters arrive: it stays where it is.
  return (
    <div className="list">
      <div className="list-head">{heading}</div>
      <FormBoundary form={filterForm} waiting={<SkeletonTable />}>
        <FilteredList {...list} form={filterForm} {...(leftOut && { leftOut })} />
      </FormBoundary>
    </div>
  );
}
