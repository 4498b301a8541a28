import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useContractTypes } from '#config/contract-types.ts';
import type { ContractSummary, ElectronicNotification } from '#domain/contract/contract.ts';
import { useContractPath } from '#i18n/contract-paths.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { notifiedContractsQuery } from '#queries/contracts/notified-contracts.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import '#screens/profile/profile-parts.scss';

/** Electronic notification of each active contract, with the way to the page where it is changed. */
export function ProfileNotificationPart(): ReactElement | null {
  const { t } = useTexts();
  const types = useContractTypes().filter((type) => type !== 'multipoint');
  const query = useQuery(notifiedContractsQuery(types));
  if (query.data?.total === 0) return null;
  return (
    <Card title={t('profile.notification.title')} icon="mail">
      <Loaded
        query={query}
        skeleton={<Skeleton lines={3} />}
        failed={t('profile.notification.failed')}
      >
        {({ rows, total }) => <Notifications contracts={rows} hasMore={total > rows.length} />}
      </Loaded>
    </Card>
  );
}

interface NotificationsProps {
  contracts: readonly ContractSummary[];
  hasMore: boolean;
}

function Notifications({ contracts, hasMore }: NotificationsProps): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const pathOf = useContractPath();
  const [firstType] = useContractTypes();
  // The list does not contain it: each contract is fetched.
  const read = useQueries({
    queries: contracts.map(({ type, name }) => contractQuery(type, name)),
  });
  return (
    <>
      <p className="profile-hint">{t('profile.notification.intro')}</p>
      <ul className="profile-list">
        {contracts.map((contract, at) => (
          <li key={contract.id}>
            <Link to={pathOf(contract)}>{contract.address || contract.name}</Link>
            <span className="profile-hint">
              {contract.product && `${contract.product} · `}
              <Standing
                standing={read[at]?.data?.electronicNotification}
                hasFailed={read[at]?.isError === true}
              />
            </span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="profile-action">
          <Link to={to('contracts', { contractType: firstType })}>
            {t('profile.notification.more')}
          </Link>
        </p>
      )}
    </>
  );
}

interface StandingProps {
  standing: ElectronicNotification | undefined;
  hasFailed: boolean;
}

function Standing({ standing, hasFailed }: StandingProps): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  // A space, so that nothing below moves when it comes.
  if (!standing) return <>{hasFailed ? t('profile.notification.unknown') : '\u00a0'}</>;
  const { state, startDate, requestDate } = standing;
  const day = date(state === 'active' ? startDate : requestDate);
  return <>{t(`profile.notification.${state}`, { date: day })}</>;
}
