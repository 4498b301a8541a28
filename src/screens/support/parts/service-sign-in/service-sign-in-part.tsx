import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { ServiceDoor } from '#screens/support/service-door.tsx';

/** The way to the login for a visitor, and what it is good for. */
export function ServiceSignInPart(): ReactElement | null {
  const { t } = useTexts();
  const { signedIn } = useFacts().session;
  const login = useOpenRoutes()('login')?.address;
  if (signedIn || !login) return null;
  return (
    <ServiceDoor
      icon="person"
      title={t('support.visitor.title')}
      what={t('support.visitor.body')}
      action={
        <Link className="btn btn-secondary" to={login}>
          {t('support.visitor.action')}
        </Link>
      }
    >
      {null}
    </ServiceDoor>
  );
}
