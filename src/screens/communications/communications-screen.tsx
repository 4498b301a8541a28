import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useContractTypes } from '#config/contract-types.ts';
import type { ContractSummary } from '#domain/contract/contract.ts';
import { useContractPath } from '#i18n/contract-paths.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { ListPage } from '#parts/list-page.tsx';
import { contractWithIdQuery } from '#queries/account/communications.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { SkeletonTable } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Trail } from '#ui/layout/trail.tsx';

/** What was sent about a contract, whose identifier stands in the address. */
export function CommunicationsScreen(): ReactElement {
  const { t } = useTexts();
  const id = Number(/^\d{1,10}$/.exec(useParams().contractId ?? '')?.[0] ?? 0);
  const query = useQuery(contractWithIdQuery(id));
  return (
    <>
      {!query.data && <PageHeader title={t('communications.title')} />}
      <Loaded
        whole
        query={query}
        skeleton={<SkeletonTable />}
        failed={t('communications.list.failed')}
        missing={<UnknownContract />}
      >
        {(contract) => <KnownContract key={id} id={id} contract={contract} />}
      </Loaded>
    </>
  );
}

function UnknownContract(): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const [contractType] = useContractTypes();
  return (
    <EmptyState
      icon="mail"
      title={t('communications.not-found.title')}
      body={t('communications.not-found.body')}
      action={
        <Link className="btn btn-primary" to={to('contracts', { contractType })}>
          {t('communications.not-found.action')}
        </Link>
      }
    />
  );
}

interface KnownContractProps {
  id: number;
  contract: Pick<ContractSummary, 'name' | 'type'>;
}

function KnownContract({ id, contract }: KnownContractProps): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const pathOf = useContractPath();
  const { type, name } = contract;
  const { data } = useQuery(contractQuery(type, name));
  const home = data?.address || t('contracts.detail.title', { name });
  return (
    <ListPage
      page="contract-communications"
      given={{ contractId: id }}
      heading={
        <PageHeader
          title={t('communications.title')}
          intro={data ? home : '\u00a0'}
          documentTitle={`${t('communications.title')}, ${home}`}
          back={
            <Trail
              above={[
                { to: to('contracts', { contractType: type }), label: t('contracts.detail.back') },
                { to: pathOf(contract), label: t('contracts.detail.title', { name }) },
              ]}
            />
          }
        />
      }
    />
  );
}
