import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { FormButton } from '#forms/form-button.tsx';
import { useTexts } from '#i18n/texts.ts';
import { ServiceDoor } from '#screens/support/service-door.tsx';

/** The way to write: about a contract for customers, the open form for others, and an e-mail address where there is neither. */
export function ServiceWritePart(): ReactElement {
  const { t } = useTexts();
  const { settings, session } = useFacts();
  const find = useOpenRoutes();
  const isTaken = useFailingCondition()(['case-flag']) === null;
  const isOwn = session.signedIn && !session.newCustomer;
  const address = isTaken ? find(isOwn ? 'request-create' : 'contact')?.address : null;
  const { email } = settings.organization;
  return (
    <ServiceDoor
      icon="mail"
      title={t('support.write.title')}
      what={t('support.write.what')}
      action={<WriteAction address={address ?? null} isOwn={isOwn} />}
    >
      <p>{t('support.write.time', { days: settings.support.answerDays.usual })}</p>
      <p>{t('support.language')}</p>
      {email && !address && (
        <p>
          <a href={`mailto:${email}`}>{t('support.write.email', { email })}</a>
        </p>
      )}
    </ServiceDoor>
  );
}

interface WriteActionProps {
  address: string | null;
  isOwn: boolean;
}

function WriteAction({ address, isOwn }: WriteActionProps): ReactElement | null {
  const { t } = useTexts();
  const isReadOnly = useFailingCondition()(['not-read-only']) !== null;
  if (!address) return null;
  // A read-only session shows the reason instead of linking to a form that cannot be sent.
  if (isOwn && isReadOnly)
    return <FormButton form="contact">{t('support.write.action')}</FormButton>;
  return (
    <Link className="btn btn-secondary" to={address}>
      {t('support.write.action')}
    </Link>
  );
}
