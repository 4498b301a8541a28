import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Answers } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import type { ListPage, ListWanted } from '#queries/list-page.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { IconName } from '#ui/icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { SkeletonTable } from '#ui/skeleton.tsx';
import { ListPages, type ListPagesProps } from './list-pages.tsx';
import { ListSearch } from './list-search.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { type ListChanges, useListAddress } from './use-list-address.ts';

/** Rows that the skeleton has at most. */
const SKELETON_ROWS = 6;

const noAnswers: Answers = {};

/** A page of rows as `queryOptions` describes its read. */
export type ListQuery<Row> = Pick<
  UseQueryOptions<ListPage<Row>, Error, ListPage<Row>, readonly unknown[]>,
  'queryKey' | 'queryFn' | 'staleTime'
>;

export interface ListRowsProps<Row>
  extends Pick<ListTableProps<Row>, 'caption' | 'columns' | 'rowKey' | 'link'>,
    Pick<ListPagesProps, 'usualSize' | 'steps'> {
  /** Beginning of the keys of its texts, `contracts.list.`: failed, empty, no-matches, search (config:check asks for them). */
  texts: string;
  icon: IconName;
  /** Reads a page. Rows of another page or search stay until it comes. */
  query: (wanted: ListWanted & { filters: Answers }) => ListQuery<Row>;
  /** Sizes of a page on offer, beside the usual one. */
  sizes: readonly number[];
  /** Milliseconds that a search waits after the last key; null for a list without search. */
  searchDelay: number | null;
  filters?: ListFilters;
}

export interface ListFilters {
  /** What the filters are set to, without those that are not set. */
  answers: Answers;
  /** No value for any of them. */
  none: ListChanges['filters'];
  /** Where they are set. */
  panel: ReactNode;
}

/** Search, rows and pages of a list. */
export function ListRows<Row>({
  texts,
  icon,
  query: queryOf,
  sizes: offered,
  usualSize,
  steps,
  searchDelay,
  filters,
  ...table
}: ListRowsProps<Row>): ReactElement {
  const { t } = useTexts();
  const sizes = [...new Set([...offered, usualSize])].sort((a, b) => a - b);
  const { page, size, search, go } = useListAddress(usualSize, sizes);
  const { answers = noAnswers, none = {}, panel } = filters ?? {};
  const wanted = { offset: (page - 1) * size, limit: size, search, filters: answers };
  const query = useQuery({ ...queryOf(wanted), placeholderData: keepPreviousData });
  const { total } = query.data ?? {};
  const isNarrowed = search !== '' || Object.keys(answers).length > 0;

  const lastPage = Math.max(1, Math.ceil((total ?? 0) / size));
  const isBeyond = total !== undefined && total > 0 && page > lastPage && !query.isPlaceholderData;
  const goToLastPage = useEffectEvent(() => go({ page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBeyond) goToLastPage();
  }, [isBeyond]);

  const { top, turnPage } = usePageFocus(query, (wantedPage) => go({ page: wantedPage }));
  return (
    <div className="list" ref={top}>
      {searchDelay !== null && (
        <ListSearch
          label={t(`${texts}search.label`)}
          placeholder={t(`${texts}search.placeholder`)}
          value={search}
          delay={searchDelay}
          onSearch={(text) => go({ search: text })}
        />
      )}
      {panel}
      <p role="status" className={isNarrowed ? 'list-found' : 'visually-hidden'}>
        {isNarrowed && total !== undefined && t(`${texts}search.found`, { total })}
      </p>
      <Loaded
        query={query}
        skeleton={<SkeletonTable rows={Math.min(size, SKELETON_ROWS)} />}
        failed={t(`${texts}failed`)}
      >
        {({ rows }) =>
          total === 0 ? (
            <Nothing
              {...{ texts, icon, search, isNarrowed }}
              onClear={() => go(search ? { search: '' } : { filters: none })}
            />
          ) : (
            <>
              <ListTable {...table} rows={rows} busy={query.isPlaceholderData} />
              <ListPages
                {...{ total: total ?? 0, page, size, usualSize, sizes, steps }}
                onPage={turnPage}
                onSize={(wantedSize) => go({ size: wantedSize })}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** Brings the focus to the first row of a page that was turned to, and the top of the list into sight. */
function usePageFocus(
  { data, isPlaceholderData }: { data: unknown; isPlaceholderData: boolean },
  goTo: (page: number) => void,
) {
  const top = useRef<HTMLDivElement>(null);
  const isTurning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows came
  useEffect(() => {
    if (!isTurning.current || isPlaceholderData) return;
    isTurning.current = false;
    const row = top.current?.querySelector<HTMLElement>('tbody tr');
    (row?.querySelector<HTMLElement>('.stretched-link') ?? row)?.focus({ preventScroll: true });
    top.current?.scrollIntoView?.({ block: 'start' });
  }, [data, isPlaceholderData]);
  const turnPage = (page: number) => {
    isTurning.current = true;
    goTo(page);
  };
  return { top, turnPage };
}

interface NothingProps extends Pick<ListRowsProps<never>, 'texts' | 'icon'> {
  search: string;
  isNarrowed: boolean;
  onClear: () => void;
}

/** An empty list, or a search and filters that nothing matches. */
function Nothing({ texts, icon, search, isNarrowed, onClear }: NothingProps): ReactElement {
  const { t } = useTexts();
  if (!isNarrowed) {
    return (
      <EmptyState icon={icon} title={t(`${texts}empty.title`)} body={t(`${texts}empty.body`)} />
    );
  }
  const key = search ? `${texts}no-matches` : 'common.filters.no-matches';
  return (
    <EmptyState
      icon="search"
      title={t(`${key}.title`, { text: search })}
      body={t(`${key}.body`)}
      action={
        <Button onClick={onClear}>
          {t(search ? 'common.clearSearch' : 'common.filters.clear')}
        </Button>
      }
    />
  );
}
