import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { openRequestsQuery } from '#queries/account/own-requests.ts';
import { ServiceDoor } from '#screens/support/service-door.tsx';
import { Chip } from '#ui/layout/chip.tsx';

/** The way to the customer's earlier requests, and how many are open; without a count when it cannot be loaded. */
export function ServiceRequestsPart(): ReactElement | null {
  const { t, language } = useTexts();
  const address = useOpenRoutes()('requests')?.address;
  const { data } = useQuery(openRequestsQuery(language));
  if (!address) return null;
  return (
    <ServiceDoor
      icon="document"
      title={t('support.requests.title')}
      what={t('support.requests.what')}
      action={
        <Link className="btn btn-secondary" to={address}>
          {t('support.requests.action')}
        </Link>
      }
    >
      {/* Its space is reserved until the count is loaded, so that nothing below moves. */}
      <p>
        {data && data.open > 0 && (
          <Chip tone="info">{t('support.requests.open', { count: data.open })}</Chip>
        )}
        {data?.open === 0 && t('support.requests.none')}
        {'\u00a0'}
      </p>
      {data && data.awaitingCustomer > 0 && (
        <p>
          <strong>{t('support.requests.asking', { count: data.awaitingCustomer })}</strong>
        </p>
      )}
    </ServiceDoor>
  );
}
