import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { openIdFaults, type Person } from '#studio/people-contract.ts';
import { useStored } from '#ui/use-stored.ts';

const RETURN = new RegExp(`^#sign-in=(${openIdFaults.join('|')})$`);

interface OpenIdLinkProps {
  /** Called when a person signed in elsewhere in this browser. */
  onBack: (who: Person) => void;
}

/** Signs a person in at the identity provider; over unsaved work in a window of its own, so that none of it is lost. */
export function OpenIdLink({ onBack }: OpenIdLinkProps): ReactElement {
  const { api, server } = useStudio();
  const { t } = useTexts();
  const isOverWork = useStored(server).state !== null;
  const [fault] = useState(() => RETURN.exec(location.hash)?.[1]);
  useEffect(() => {
    // A reload is no second refusal.
    if (fault) history.replaceState(null, '', location.pathname);
  }, [fault]);
  useEffect(() => {
    if (!isOverWork) return;
    const look = () =>
      void api.session().then(
        ({ who }) => who && onBack(who),
        () => {},
      );
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [api, isOverWork, onBack]);
  return (
    <div className="openid">
      <a
        className="btn btn-primary"
        href="/sign-in/openid"
        {...(isOverWork && { target: '_blank', rel: 'noopener' })}
      >
        {t('studio.people.openid')}
      </a>
      {fault && (
        <p className="value-fault" role="alert">
          {t(`studio.people.openid-${fault}`)}
        </p>
      )}
      <p>{t('studio.people.openid-or')}</p>
    </div>
  );
}
