import type { UseQueryOptions } from '@tanstack/react-query';
import type { ListPage } from '#queries/read/list-page.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';

/** Query options of a page of rows. */
export type ListQuery<Row> = Pick<
  UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, ReadKey>,
  'queryKey' | 'queryFn' | 'staleTime'
>;
