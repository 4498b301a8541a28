import type { ReactElement } from 'react';
import { forgetPasswordChange, requirePasswordChange } from '#actors/password-change-due.ts';
import { useSession, useSessionActor } from '#actors/session-context.ts';
import { useSignIn } from '#actors/sign-in-context.ts';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { PageElementList } from '#content/page-element-list.tsx';
import type { SubmissionOutcome } from '#domain/submission.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRunner } from '#forms/form-runner.tsx';
import { scheduleText } from '#i18n/schedule.ts';
import { useTexts } from '#i18n/texts.ts';
import type { LoginResult } from '#operations/account/login-mutation.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { carryUser } from './carried-user.ts';
import { CookiesNotice } from './cookies-notice.tsx';
import { LoginPanel } from './login-panel.tsx';
import { RouteLink } from './route-link.tsx';
import { useProviderSignIn } from './use-provider-sign-in.ts';

/** The way to a new password, with what was typed as the user. */
function ForgottenPassword({ user }: { user: unknown }): ReactElement {
  const { t } = useTexts();
  return (
    <RouteLink
      route="password-recovery"
      className="login-forgotten"
      onClick={() => carryUser(user)}
    >
      {t('session.forgotten')}
    </RouteLink>
  );
}

function SignUpOffer(): ReactElement | null {
  const { t } = useTexts();
  const isOpen = useOpenRoutes()('sign-up') !== null;
  if (!isOpen) return null;
  return (
    <p className="account-links">
      <span>{t('session.no-account')}</span>{' '}
      <RouteLink route="sign-up">{t('session.sign-up')}</RouteLink>
    </p>
  );
}

/** Login (customer area, section 2, "Login screen"). */
export function LoginScreen(): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const session = useSessionActor();
  const reason = useSession(({ context }) => context.reason);
  const { organization } = useFacts().settings;
  const allowsPassword = useFailingCondition()(['password-login-allowed']) === null;
  const redirectToProvider = useProviderSignIn();
  const isRedirecting = useSignIn((state) => state.matches('redirecting') || state.matches('away'));

  const onFinished = (outcome: SubmissionOutcome) => {
    if (outcome.kind !== 'sent') return;
    const { token, user, changePassword } = outcome.result as LoginResult;
    if (changePassword) requirePasswordChange(user.id);
    else forgetPasswordChange();
    session.send({ type: 'signIn', token, user });
  };
  return (
    <div className="login-page">
      <div className="login">
        <div className="login-form">
          <PageHeader title={t('session.title')} intro={t('session.intro')} />
          {reason !== 'none' && (
            <Alert
              tone={reason === 'left' ? 'success' : 'info'}
              title={t(`session.reasons.${reason}.title`)}
            >
              {t(`session.reasons.${reason}.body`)}
            </Alert>
          )}
          <CookiesNotice />
          {redirectToProvider && (
            <div className="login-provider">
              <Button variant="primary" block busy={isRedirecting} onClick={redirectToProvider}>
                {t('session.provider.enter')}
              </Button>
              {allowsPassword && <p className="login-or">{t('session.provider.or')}</p>}
            </div>
          )}
          {allowsPassword && (
            <FormBoundary form="login" waiting={<Skeleton lines={5} />}>
              <FormRunner
                form="login"
                onFinished={onFinished}
                explain={({ user }) => ({ details: <ForgottenPassword user={user} /> })}
              />
            </FormBoundary>
          )}
          <SignUpOffer />
          <details className="login-help">
            <summary>{t('session.help.title')}</summary>
            <p>
              <TextWithPhone
                text={t('session.help.body', {
                  ...organization,
                  schedule: scheduleText(organization, texts),
                })}
                organization={organization}
              />
            </p>
          </details>
          <PageElementList group="Login" label={t('session.notices')} />
        </div>
        <LoginPanel />
      </div>
    </div>
  );
}
