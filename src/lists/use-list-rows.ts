import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { ListPage } from '#queries/read/list-page.ts';
import type { ListQuery } from './list-query.ts';

/** Pages that are shown below one another, from the first of ten: a phone has no memory for thousands of cards. */
const TOGETHER = 10;

interface ListRowsWanted<Row> {
  rowsFrom: (offset: number, limit: number) => ListQuery<Row>;
  page: number;
  size: number;
  /** True where a page is shown below those before it. */
  isAppended: boolean;
}

/** The first of the pages that are shown together with a page. */
export const firstTogether = (page: number): number =>
  Math.floor((page - 1) / TOGETHER) * TOGETHER + 1;

/**
 * The rows of a page and, where pages are appended, of those before it; the previous rows remain until the new ones
 * arrive. Each page is a read of its own, so that one more page reads one more.
 */
export function useListRows<Row>({ rowsFrom, page, size, isAppended }: ListRowsWanted<Row>) {
  const first = isAppended ? firstTogether(page) : page;
  const before = useQueries({
    queries: Array.from({ length: page - first }, (_, nth) =>
      rowsFrom((first + nth - 1) * size, size),
    ),
  });
  const last = useQuery({
    ...rowsFrom((page - 1) * size, size),
    placeholderData: keepPreviousData,
  });
  const failed = before.find(({ error }) => error);
  const pages = before.map(({ data }) => data);
  const isWhole = pages.every((data) => data !== undefined);
  const together = (): ListPage<Row> | undefined => {
    // Rows of the page itself: memoised rows do not render again.
    if (pages.length === 0 || !last.data) return last.data;
    if (!isWhole) return undefined;
    // Meanwhile the rows of the page before would be there twice.
    const rows = last.isPlaceholderData ? [] : last.data.rows;
    return { ...last.data, rows: [...pages.flatMap((page) => page.rows), ...rows] };
  };
  return {
    data: failed ? undefined : together(),
    error: failed?.error ?? last.error,
    isFetching: last.isFetching || before.some(({ isFetching }) => isFetching),
    isPlaceholderData: last.isPlaceholderData,
    refetch: () => {
      for (const query of [...before, last]) if (query.error) void query.refetch();
    },
  };
}

/** Most rows of one read, and most reads, to add up what is found. */
const [READ_ROWS, MOST_READS] = [100, 5];

/**
 * All rows that a search or filters find, to be added up; those shown where they are all, or where there are too many to
 * be read for a sum.
 */
export function useSummedRows<Row>({
  rowsFrom,
  shown,
  isNarrowed,
}: Pick<ListRowsWanted<Row>, 'rowsFrom'> & {
  shown: ListPage<Row> | undefined;
  isNarrowed: boolean;
}): readonly Row[] {
  const { rows = [], total = 0 } = shown ?? {};
  const reads = Math.ceil(total / READ_ROWS);
  const isRead = isNarrowed && rows.length < total && reads <= MOST_READS;
  const all = useQueries({
    queries: Array.from({ length: isRead ? reads : 0 }, (_, nth) =>
      rowsFrom(nth * READ_ROWS, READ_ROWS),
    ),
  });
  const found = all.flatMap(({ data }) => data?.rows ?? []);
  return isRead && found.length === total ? found : rows;
}
