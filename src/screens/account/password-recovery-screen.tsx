import { type ReactElement, useState } from 'react';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRunner } from '#forms/form-runner.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { AccountPage } from './account-page.tsx';
import { carriedUser } from './carried-user.ts';
import { RouteLink } from './route-link.tsx';

/** Recovery of a forgotten password by tax id and e-mail; its end is the same for everybody. */
export function PasswordRecoveryScreen(): ReactElement {
  const { t } = useTexts();
  const [subject] = useState(() => ({ account: carriedUser() }));
  const [isSent, setSent] = useState(false);
  return (
    <AccountPage
      title={t('account.recovery.title')}
      intro={isSent ? undefined : t('account.recovery.intro')}
    >
      <FormBoundary form="password-recovery" waiting={<Skeleton lines={5} />}>
        <FormRunner
          form="password-recovery"
          isPage
          subject={subject}
          onFinished={() => setSent(true)}
          followUp={{ render: () => <NextSteps />, isBusy: false }}
        />
      </FormBoundary>
      {!isSent && (
        <p className="account-links">
          <RouteLink route="login">{t('account.to-login')}</RouteLink>
        </p>
      )}
    </AccountPage>
  );
}

function NextSteps(): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <ul className="account-steps">
        {['spam', 'hour', 'change', 'nothing'].map((step) => (
          <li key={step}>{t(`account.recovery.next.${step}`)}</li>
        ))}
      </ul>
      <RouteLink route="login" className="btn btn-primary btn-block">
        {t('account.recovery.login')}
      </RouteLink>
    </>
  );
}
