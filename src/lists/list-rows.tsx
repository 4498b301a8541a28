import type { ReactElement, ReactNode } from 'react';
import type { Answers } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import type { ListWanted } from '#queries/read/list-page.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { SkeletonTable } from '#ui/feedback/skeleton.tsx';
import type { IconName } from '#ui/layout/icon.tsx';
import { PHONE_ROWS } from '#ui/layout/phone-rows.ts';
import { PHONE, useMedia } from '#ui/layout/use-media.ts';
import { useVaryingColumns } from './common-columns.ts';
import { ListFound } from './list-found.tsx';
import { ListMore } from './list-more.tsx';
import { ListPages, type ListPagesProps } from './list-pages.tsx';
import type { ListQuery } from './list-query.ts';
import { ListSearch } from './list-search.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { NoRows } from './no-rows.tsx';
import type { ListPicking } from './picking/picking.ts';
import { usePicks } from './picking/use-picks.ts';
import { type ListChanges, useCorrectedPage, useListAddress } from './use-list-address.ts';
import { useListRows, useSummedRows } from './use-list-rows.ts';
import { usePageFocus } from './use-page-focus.ts';

/** Most rows of the skeleton. */
const SKELETON_ROWS = 6;

const noAnswers: Answers = {};

export interface ListRowsProps<Row>
  extends Pick<ListTableProps<Row>, 'caption' | 'columns' | 'rowKey' | 'link'>,
    Pick<ListPagesProps, 'usualSize' | 'steps'> {
  /**
   * Prefix of its text keys, such as `contracts.list.`: failed, empty, no-matches, search; the check requires them.
   */
  texts: string;
  icon: IconName;
  /** Query of a page. The previous rows stay until the new ones arrive. */
  query: (wanted: ListWanted & { filters: Answers }) => ListQuery<Row>;
  /** Page sizes on offer, beside the default. */
  sizes: readonly number[];
  /** Milliseconds from the last key to the search; null for a list without search. */
  searchDelay: number | null;
  filters?: ListFilters;
  /** Heading of the page, in one line with the search where there is room. */
  heading?: ReactNode;
  /** What people come for, between the heading and the filters. */
  answer?: ReactNode;
  /** What can be done about an empty list. */
  emptyAction?: ReactNode;
  /** Absent where rows cannot be picked. */
  picking?: ListPicking<Row> | undefined;
}

export interface ListFilters {
  /** Values of the filters that have one. */
  answers: Answers;
  /** Changes that clear every filter. */
  none: ListChanges['filters'];
  /** The panel that sets them. */
  panel: ReactNode;
}

/** Search, rows and pages of a list. */
export function ListRows<Row>({
  texts,
  icon,
  query: queryOf,
  sizes: offered,
  usualSize: usual,
  steps,
  searchDelay,
  filters,
  heading,
  answer,
  picking,
  emptyAction,
  ...table
}: ListRowsProps<Row>): ReactElement {
  const { t } = useTexts();
  const isPhone = useMedia(PHONE);
  const usualSize = isPhone ? Math.min(usual, PHONE_ROWS) : usual;
  const sizes = [...new Set([...offered, usual, usualSize])].sort((a, b) => a - b);
  const orders = table.columns.flatMap((column) => column.orders ?? []);
  const { page, size, search, order, go } = useListAddress(
    usualSize,
    sizes,
    orders.map(({ id }) => id),
  );
  const { answers = noAnswers, none = {}, panel } = filters ?? {};
  const narrowing = { search, filters: answers };
  const rowsFrom = (offset: number, limit: number) =>
    queryOf({ ...narrowing, order, offset, limit });
  const isAppended = isPhone && !steps;
  const query = useListRows({ rowsFrom, page, size, isAppended });
  const { total, order: shown } = query.data ?? {};
  const isCounted = total !== undefined && !query.isPlaceholderData;
  const isNarrowed = search !== '' || Object.keys(answers).length > 0;

  const lastPage = Math.max(1, Math.ceil((total ?? 0) / size));
  const isPastEnd = isCounted && total > 0 && page > lastPage;
  useCorrectedPage(isPastEnd, () => go({ page: lastPage }, { replace: true }));

  const sorting = shown
    ? { chosen: order, shown, onSort: (wantedOrder: string) => go({ order: wantedOrder }) }
    : undefined;
  const sortedBy = sorting && orders.find(({ id }) => id === shown);

  const columns = useVaryingColumns(
    table.columns,
    query.isPlaceholderData ? undefined : query.data?.rows,
    isNarrowed,
  );
  const { top, turnPage } = usePageFocus(query, (wantedPage) => go({ page: wantedPage }));
  const summed = useSummedRows({ rowsFrom, shown: query.data, isNarrowed });
  const { toggle, place, picks, boxes } = usePicks({
    picking,
    rowKey: table.rowKey,
    texts,
    scope: JSON.stringify(narrowing),
    found: total ?? 0,
    firstRows: (limit) => rowsFrom(0, limit),
  });
  const found = (
    <ListFound
      {...{ texts, total, isCounted, isNarrowed, picking, toggle, place }}
      order={sortedBy?.text}
      isPicking={picks !== null}
    />
  );
  const searchBox = searchDelay !== null && (
    <ListSearch
      label={t(`${texts}search.label`)}
      placeholder={t(`${texts}search.placeholder`)}
      value={search}
      delay={searchDelay}
      onSearch={(text) => go({ search: text })}
    />
  );
  return (
    <div className="list" ref={top}>
      {heading && (
        <div className="list-head">
          {heading}
          {searchBox}
        </div>
      )}
      {answer}
      {panel || (searchBox && !heading) ? (
        <div className="list-narrowing">
          {!heading && searchBox}
          {panel}
          {found}
        </div>
      ) : (
        found
      )}
      <div className="list-body">
        <Loaded
          query={query}
          skeleton={<SkeletonTable rows={Math.min(size, SKELETON_ROWS)} />}
          failed={t(`${texts}failed`)}
        >
          {({ rows }) =>
            total === 0 ? (
              <NoRows
                {...{ texts, icon, search, isNarrowed, emptyAction }}
                onClear={() => {
                  go(search ? { search: '' } : { filters: none });
                  // The button that was pressed goes.
                  top.current?.querySelector<HTMLElement>('input, button')?.focus();
                }}
              />
            ) : (
              <>
                <ListTable
                  {...table}
                  {...{ columns, rows, sorting, boxes }}
                  added={{ texts, summed, total: total ?? 0 }}
                  busy={query.isPlaceholderData}
                />
                {isAppended ? (
                  <ListMore {...{ total: total ?? 0, page, size }} onPage={turnPage} />
                ) : (
                  <ListPages
                    {...{ total: total ?? 0, page, size, usualSize, sizes, steps }}
                    onPage={turnPage}
                    onSize={(wantedSize) => go({ size: wantedSize })}
                  />
                )}
              </>
            )
          }
        </Loaded>
        {/* An empty list offers nothing to pick, even when the address starts picking. */}
        {picks && (total !== 0 || isNarrowed) && picking?.bar(picks)}
      </div>
    </div>
  );
}
