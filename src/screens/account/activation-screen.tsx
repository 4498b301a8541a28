import type { ReactElement } from 'react';
import { useSessionActor } from '#actors/session-context.ts';
import { forgetCodeOfAddress } from '#api/address-code.ts';
import type { Problem } from '#domain/problem.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRunner } from '#forms/form-runner.tsx';
import { useTexts } from '#i18n/texts.ts';
import type { ActivationResult } from '#operations/account/activation-mutation.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { AccountPage } from './account-page.tsx';
import { RouteLink } from './route-link.tsx';
import { useCodeOfAddress } from './use-code-of-address.ts';

/** Opens the account with the code of the e-mail, from its link or typed. Who has done it is signed in. */
export function ActivationScreen(): ReactElement {
  const { t } = useTexts();
  const session = useSessionActor();
  const subject = useCodeOfAddress();

  const onFinished = ({ result }: SubmissionOutcome) => {
    forgetCodeOfAddress();
    const { token, user } = result as ActivationResult;
    session.send({ type: 'signIn', token, user });
  };
  return (
    <AccountPage title={t('account.activation.title')} intro={t('account.activation.intro')}>
      <FormBoundary form="activation" waiting={<Skeleton lines={6} />}>
        <FormRunner
          form="activation"
          subject={subject}
          onFinished={onFinished}
          explain={(_, { problem }) => ({ details: <WayOn problem={problem} /> })}
        />
      </FormBoundary>
      <p className="account-links">
        <RouteLink route="sign-up">{t('account.activation.no-code')}</RouteLink>
        <RouteLink route="login">{t('account.to-login')}</RouteLink>
      </p>
    </AccountPage>
  );
}

/** Where to go with a code that does not work, or when it is unknown whether the account is open. */
function WayOn({ problem }: { problem: Problem | null }): ReactElement | null {
  const { t } = useTexts();
  if (problem?.kind === 'unknown-outcome')
    return (
      <RouteLink route="login" className="btn btn-secondary btn-block">
        {t('account.activation.try-login')}
      </RouteLink>
    );
  if (problem?.kind !== 'invalid' || !problem.fields.code) return null;
  return (
    <Alert
      tone="info"
      title={t('account.activation.code-gone.title')}
      actions={
        <>
          <RouteLink route="sign-up" className="btn btn-secondary btn-sm">
            {t('account.activation.code-gone.again')}
          </RouteLink>
          <RouteLink route="password-recovery" className="btn btn-quiet btn-sm">
            {t('account.activation.code-gone.recover')}
          </RouteLink>
        </>
      }
    >
      {t('account.activation.code-gone.body')}
    </Alert>
  );
}
