import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Redirect } from 'wouter';
import { useFacts } from '#config/facts-provider.tsx';
import type { ContractType } from '#domain/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { contractsQuery } from '#queries/contracts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { SearchBox } from '#ui/search-box.tsx';
import { SkeletonTable } from '#ui/skeleton.tsx';
import { typeIcons } from './contract-types.ts';
import { useContractsAddress } from './contracts-address.ts';
import { ContractsPaging } from './contracts-paging.tsx';
import { ContractsTable } from './contracts-table.tsx';

/** Rows the shape of a page shows while it comes. */
const skeletonRows = 6;

/** Search, rows and pages of one kind of supply. */
export function ContractsList({ type }: { type: ContractType }): ReactElement {
  const { t } = useTexts();
  const { pageSizes, dontShowSearchFilter, searchDelayMs, ...usual } =
    useFacts().settings.contracts;
  const ofGas = type === 'gas' ? usual.gasItemsPerPage : null;
  const itemsPerPage = ofGas ?? usual.itemsPerPage;
  const sizes = [...new Set([...pageSizes, itemsPerPage])];
  const { page, size, search, after, go } = useContractsAddress(itemsPerPage, sizes);
  const query = useQuery(contractsQuery({ type, offset: (page - 1) * size, limit: size, search }));

  const nothing = search ? (
    <EmptyState
      icon="search"
      title={t('contracts.list.no-matches.title', { text: search })}
      body={t('contracts.list.no-matches.body')}
      action={<Button onClick={() => go({ search: '' })}>{t('common.clearSearch')}</Button>}
    />
  ) : (
    <EmptyState
      icon={typeIcons[type]}
      title={t('contracts.list.empty.title')}
      body={t('contracts.list.empty.body')}
    />
  );

  return (
    <div className="contracts-list">
      {!dontShowSearchFilter && (
        <SearchBox
          label={t('contracts.list.search.label')}
          placeholder={t('contracts.list.search.placeholder')}
          value={search}
          delay={searchDelayMs}
          onSearch={(text) => go({ search: text })}
        />
      )}
      <Loaded
        query={query}
        skeleton={<SkeletonTable rows={Math.min(size, skeletonRows)} />}
        failed={t('contracts.list.failed')}
      >
        {({ contracts, total }) => {
          if (total === 0) return nothing;
          const last = Math.ceil(total / size);
          if (page > last && !query.isPlaceholderData) {
            return <Redirect key={last} to={after({ page: last })} replace />;
          }
          return (
            <>
              <ContractsTable type={type} contracts={contracts} busy={query.isPlaceholderData} />
              <ContractsPaging
                {...{ type, total, page, size, sizes, usualSize: itemsPerPage, go }}
              />
              <p role="status" className="visually-hidden">
                {search && t('contracts.list.search.found', { total })}
              </p>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
