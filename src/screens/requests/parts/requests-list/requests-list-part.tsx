import type { ReactElement, ReactNode } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { RequestState, RequestSummary } from '#domain/customer/request.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { FilteredList } from '#lists/filter/filtered-list.tsx';
import { type ListOptions, pagesOf } from '#lists/list-options.ts';
import { type KnownColumn, useListedColumns } from '#lists/listed-columns.ts';
import { requestsQuery } from '#queries/account/requests.ts';
import { RequestChip, RequestNumber, useNextStep } from '#screens/requests/request-chip.tsx';
import { type RequestFilters, requestFilters } from './request-filters.ts';
import '#screens/requests/requests.scss';

interface RequestsListProps {
  heading?: ReactNode;
  answer?: ReactNode;
  /** The way to a new request. */
  createLink?: ReactNode;
  options: ListOptions;
}

/** The customer's cases and claims, those first that wait for an answer. */
export function RequestsListPart({
  heading,
  answer,
  createLink,
  options,
}: RequestsListProps): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const to = usePathTo();
  const { contracts: settings } = useFacts().settings;
  return (
    <FilteredList
      texts="requests.list."
      caption={t('requests.list.caption')}
      icon="mail"
      query={({ filters, ...wanted }) => {
        const { state }: RequestFilters = filters;
        return requestsQuery({ ...wanted, state: state as RequestState | undefined });
      }}
      heading={heading}
      answer={answer}
      columns={useListedColumns(options.columns, useColumns(), ({ category, createdAt }) =>
        [category, date(createdAt)].filter(Boolean).join(' · '),
      )}
      rowKey={({ id }) => id}
      link={{
        to: ({ id }) => to('request', { id: String(id) }),
        about: ({ kind, id }) => t(`requests.kinds.${kind}`, { number: String(id) }),
      }}
      {...pagesOf(options, settings.itemsPerPage)}
      searchDelay={settings.searchDelayMs}
      filter={options.filter}
      filters={requestFilters}
      emptyAction={createLink}
    />
  );
}

function useColumns(): Readonly<Record<string, KnownColumn<RequestSummary>>> {
  const { t } = useTexts();
  const nextStep = useNextStep();
  const header = (id: string) => t(`requests.list.columns.${id}`);
  return {
    title: { header: header('title'), cell: ({ title, category }) => title || category },
    state: {
      header: header('state'),
      cell: (request) => (
        <>
          <RequestChip state={request.state} />
          <span className="list-note">{nextStep(request)}</span>
        </>
      ),
      chip: true,
    },
    number: {
      header: header('number'),
      cell: ({ id }) => <RequestNumber number={id} />,
      chip: true,
    },
  };
}
