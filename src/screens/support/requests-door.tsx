import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/texts.ts';
import { openRequestsQuery } from '#queries/account/own-requests.ts';
import { Chip } from '#ui/layout/chip.tsx';
import { ServiceDoor } from './service-door.tsx';

/** What the customer asked for before, and how much of it is open; without a count where it cannot be read. */
export function RequestsDoor({ address }: { address: string }): ReactElement {
  const { t, language } = useTexts();
  const { data } = useQuery(openRequestsQuery(language));
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
      {/* Kept free until it is known, so that nothing below moves. */}
      <p>
        {data && data.open > 0 && (
          <Chip tone="info">{t('support.requests.open', { count: data.open })}</Chip>
        )}
        {data?.open === 0 && t('support.requests.none')}
        {'\u00a0'}
      </p>
      {data && data.asking > 0 && (
        <p>
          <strong>{t('support.requests.asking', { count: data.asking })}</strong>
        </p>
      )}
    </ServiceDoor>
  );
}
