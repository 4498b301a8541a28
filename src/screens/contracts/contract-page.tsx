import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Contract, ContractType } from '#domain/contract/contract.ts';
import { referenceOf } from '#domain/contract/contract-reference.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { listedContract } from '#queries/contracts/contracts.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { contractIcons } from '#ui/layout/contract-icons.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Trail } from '#ui/layout/trail.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { StatusChip } from './contract-chips.tsx';
import { ContractParts } from './contract-parts.tsx';
import './contract.scss';

// Says something only once the other contracts have been read: its menu is not among what the page waits for.
const ContractSwitch = lazyPart<{ name: string }>(
  () => import('./contract-switch.tsx').then((module) => module.ContractSwitch),
  { failed: () => null },
);

/** A contract's page: a home by its address, then its answers, actions and data. */
export function ContractPage({ type, name }: { type: ContractType; name: string }): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const query = useQuery(contractQuery(type, name));
  const contract = query.data;
  const known = listedContract(useQueryClient(), referenceOf({ type, name }));
  const list = to('contracts', { contractType: type });
  const number = t('contracts.detail.title', { name });

  return (
    <>
      <PageHeader
        key={name}
        title={contract?.address || known?.address || number}
        isAwaited={query.isPending && !known}
        back={<Trail above={[{ to: list, label: t('contracts.detail.back') }]} />}
        // Its line is there before it is known: nothing below moves.
        intro={contract ? <ContractIntro contract={contract} /> : '\u00a0'}
        actions={
          <PartBoundary name="contract switch" instead={null}>
            <ContractSwitch name={name} />
          </PartBoundary>
        }
      />
      <Loaded
        whole
        query={query}
        skeleton={<SkeletonCards cards={4} />}
        failed={t('contracts.detail.failed')}
        missing={
          <EmptyState
            icon={contractIcons[type]}
            title={t('contracts.detail.not-found.title', { name })}
            body={t('contracts.detail.not-found.body')}
            action={
              <Link className="btn btn-primary" to={list}>
                {t('contracts.detail.back')}
              </Link>
            }
          />
        }
      >
        {(loaded) => (
          <div className="contract-page">
            <ContractParts contract={loaded} />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Product and state of a contract; of an active one since when it is. */
function ContractIntro({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const { product, signDate, state } = contract;
  return (
    <span className="contract-intro">
      {product}
      <StatusChip contract={contract} />
      {state === 'activa' && signDate && (
        <span>{t('contracts.detail.since', { date: date(signDate) })}</span>
      )}
    </span>
  );
}
