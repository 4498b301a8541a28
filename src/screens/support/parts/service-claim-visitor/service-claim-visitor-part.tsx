import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { ServiceDoor } from '#screens/support/service-door.tsx';

/** The way to claim for people without a contract, or who are not signed in. */
export function ServiceClaimVisitorPart(): ReactElement | null {
  const { t } = useTexts();
  const { usual: days, billing } = useFacts().settings.support.answerDays;
  const address = useOpenRoutes()('claims')?.address;
  if (!address) return null;
  return (
    <ServiceDoor
      icon="shield"
      title={t('support.claim.title')}
      what={t('support.claim.visitor')}
      action={
        <Link className="btn btn-secondary" to={address}>
          {t('support.claim.action')}
        </Link>
      }
    >
      <p>{t('support.claim.time', { days, billing })}</p>
    </ServiceDoor>
  );
}
