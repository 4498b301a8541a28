import { type ReactElement, useState } from 'react';
import type { SubmissionOutcome } from '#domain/submission.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRunner } from '#forms/form-runner.tsx';
import { useTexts } from '#i18n/texts.ts';
import type { SignUpResult } from '#operations/account/sign-up-mutation.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SanitisedHtml } from '#ui/html/sanitised-html.tsx';
import { AccountPage } from './account-page.tsx';
import { RouteLink } from './route-link.tsx';

/** Sign-up of a customer who has a contract and no account (customer area, section 5). */
export function SignUpScreen(): ReactElement {
  const { t } = useTexts();
  const [isSent, setSent] = useState(false);
  return (
    <AccountPage
      title={t('account.sign-up.title')}
      intro={isSent ? undefined : t('account.sign-up.intro')}
    >
      <FormBoundary form="sign-up" waiting={<Skeleton lines={8} />}>
        <FormRunner
          form="sign-up"
          isPage
          onFinished={() => setSent(true)}
          followUp={{ render: (_, outcome) => <NextSteps outcome={outcome} />, isBusy: false }}
        />
      </FormBoundary>
      {!isSent && (
        <p className="account-links">
          <RouteLink route="activation">{t('account.sign-up.has-code')}</RouteLink>
          <RouteLink route="login">{t('account.sign-up.has-account')}</RouteLink>
        </p>
      )}
    </AccountPage>
  );
}

/** What the retailer says, and where to go with the code. */
function NextSteps({ outcome }: { outcome: SubmissionOutcome }): ReactElement {
  const { t } = useTexts();
  const { html } = outcome.result as SignUpResult;
  return (
    <>
      {html && <SanitisedHtml html={html} />}
      <p>{t('account.sign-up.spam')}</p>
      <RouteLink route="activation" className="btn btn-primary btn-block">
        {t('account.sign-up.activate')}
      </RouteLink>
    </>
  );
}
