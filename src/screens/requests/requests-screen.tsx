import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { RequestState, RequestSummary } from '#domain/customer/request.ts';
import type { ReadAnswers } from '#domain/settings/read-answers.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { FilteredList } from '#lists/filtered-list.tsx';
import type { Column } from '#lists/list-table.tsx';
import { requestsQuery } from '#queries/account/requests.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { RequestChip, RequestNumber, useNextStep } from './request-chip.tsx';
import './requests.scss';

/** The customer's cases and claims, those first that wait for an answer. */
export function RequestsScreen(): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const { contracts: sizes } = useFacts().settings;
  const create = useOpenRoutes()('request-create')?.address;
  const createLink = create && (
    <Link className="btn btn-primary" to={create}>
      {t('requests.create')}
    </Link>
  );
  return (
    <FilteredList
      texts="requests.list."
      caption={t('requests.list.caption')}
      icon="mail"
      query={({ filters, ...wanted }) => {
        const { state }: ReadAnswers<'requests-filter'> = filters;
        return requestsQuery({ ...wanted, state: state as RequestState | undefined });
      }}
      heading={<PageHeader title={t('requests.list.title')} actions={createLink} />}
      columns={useColumns()}
      rowKey={({ id }) => id}
      link={{
        to: ({ id }) => to('request', { id: String(id) }),
        about: ({ kind, id }) => t(`requests.kinds.${kind}`, { number: String(id) }),
      }}
      sizes={sizes.pageSizes}
      usualSize={sizes.itemsPerPage}
      searchDelay={sizes.searchDelayMs}
      filterForm="requests-filter"
      emptyAction={createLink}
    />
  );
}

function useColumns(): Column<RequestSummary>[] {
  const { t } = useTexts();
  const { date } = useFormats();
  const nextStep = useNextStep();
  const column = (
    id: string,
    cell: Column<RequestSummary>['cell'],
    more: Partial<Column<RequestSummary>> = {},
  ) => ({ id, header: t(`requests.list.columns.${id}`), cell, ...more });
  return [
    column('title', ({ title, category }) => title || category, {
      primary: true,
      note: ({ category, createdAt }) => [category, date(createdAt)].filter(Boolean).join(' · '),
    }),
    column(
      'state',
      (request) => (
        <>
          <RequestChip state={request.state} />
          <span className="list-note">{nextStep(request)}</span>
        </>
      ),
      { chip: true },
    ),
    column('number', ({ id }) => <RequestNumber number={id} />, { chip: true, align: 'end' }),
  ];
}
