import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { ContractType } from '#domain/contract.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { contractQuery } from '#queries/contract.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';
import { ContractCards } from './contract-cards.tsx';
import { PaymentChip, StatusChip } from './contract-chips.tsx';
import { ContractSwitch } from './contract-switch.tsx';
import { typeIcons } from './contract-types.ts';
import './contracts.scss';

/** A contract's page: the heading at once, the cards when they are loaded. */
export function ContractPage({ type, name }: { type: ContractType; name: string }): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const query = useQuery(contractQuery(type, name));
  const contract = query.data;
  const list = to('contracts', { contractType: type });

  return (
    <>
      <PageHeader
        title={t('contracts.detail.title', { name })}
        back={
          <Link className="back-link" to={list}>
            <Icon name="arrow-left" />
            {t('contracts.detail.back')}
          </Link>
        }
        intro={
          contract && (
            <span className="contract-chips">
              <StatusChip contract={contract} />
              <PaymentChip contract={contract} />
            </span>
          )
        }
        actions={<ContractSwitch name={name} />}
      />
      <Loaded
        query={query}
        skeleton={<SkeletonCards cards={4} />}
        failed={t('contracts.detail.failed')}
        missing={
          <EmptyState
            icon={typeIcons[type]}
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
        {(loaded) => <ContractCards contract={loaded} />}
      </Loaded>
    </>
  );
}
