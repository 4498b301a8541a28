import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { HelpSearch } from '#help/help-search.tsx';
import { useTexts } from '#i18n/texts.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CallDoor } from './call-door.tsx';
import { ClaimDoor } from './claim-door.tsx';
import { RequestsDoor } from './requests-door.tsx';
import { ServiceDoor } from './service-door.tsx';
import { WriteDoor } from './write-door.tsx';
import './support.scss';

/** All ways of contact on one page: telephone, message, claim, and earlier requests. */
export function CustomerServiceScreen(): ReactElement {
  const { t } = useTexts();
  const { signedIn } = useFacts().session;
  const find = useOpenRoutes();
  const failing = useFailingCondition();
  const requests = signedIn && find('requests')?.address;
  const isClaimTaken = signedIn && failing(['claims-enabled']) === null;
  const login = !signedIn && find('login')?.address;
  return (
    <div className="support-service">
      <PageHeader title={t('support.title')} intro={t('support.intro')} />
      <HelpSearch shown={3} />
      <div className="service-doors">
        <CallDoor />
        <WriteDoor />
        {isClaimTaken && <ClaimDoor />}
        {requests && <RequestsDoor address={requests} />}
        {login && (
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
        )}
      </div>
    </div>
  );
}
