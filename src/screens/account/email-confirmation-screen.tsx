import { type ReactElement, useState } from 'react';
import { useSession, useSessionActor } from '#actors/session-context.ts';
import { forgetCodeOfAddress } from '#api/address-code.ts';
import type { Problem } from '#domain/problem.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRunner } from '#forms/form-runner.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useTexts } from '#i18n/texts.ts';
import type { EmailConfirmationResult } from '#operations/account/email-confirmation-mutation.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { RouteLink } from './route-link.tsx';
import { useCodeOfAddress } from './use-code-of-address.ts';

/**
 * Confirms another e-mail to sign in with by the code of its link, or typed, in any browser, signed in or not. It waits
 * for a press: mail programs open links by themselves.
 */
export function EmailConfirmationScreen(): ReactElement {
  const { t } = useTexts();
  const subject = useCodeOfAddress();
  const [isDone, setDone] = useState(false);
  const onFinished = () => {
    forgetCodeOfAddress();
    setDone(true);
  };
  return (
    <div className="account-page">
      <PageHeader
        title={t('account.email-confirmation.title')}
        intro={isDone ? undefined : t('account.email-confirmation.intro')}
      />
      <FormBoundary form="email-confirmation" waiting={<Skeleton lines={4} />}>
        <FormRunner
          form="email-confirmation"
          isPage
          subject={subject}
          textValues={(outcome): FormTextValues<'email-confirmation'> => ({
            email: (outcome?.result as EmailConfirmationResult | undefined)?.email,
          })}
          onFinished={onFinished}
          explain={(_, { problem }) => ({ details: <WayOn problem={problem} /> })}
          followUp={{ render: () => <NextPage />, isBusy: false }}
        />
      </FormBoundary>
    </div>
  );
}

function NextPage(): ReactElement {
  const { t } = useTexts();
  const isSignedIn = useSession(({ context }) => context.user !== null);
  const route = isSignedIn ? 'profile' : 'login';
  return (
    <RouteLink route={route} className="btn btn-primary btn-block">
      {t(`account.email-confirmation.${route}`)}
    </RouteLink>
  );
}

/** What to do with a link that does not work, or that is another customer's. */
function WayOn({ problem }: { problem: Problem | null }): ReactElement | null {
  const { t } = useTexts();
  const session = useSessionActor();
  if (problem?.kind === 'refused' && problem.code === 'other_customer')
    return (
      <Button block onClick={() => session.send({ type: 'signOut' })}>
        {t('account.email-confirmation.sign-out')}
      </Button>
    );
  const isUnknown = problem?.kind === 'invalid' && problem.fields.code !== undefined;
  if (!isUnknown && problem?.kind !== 'conflict') return null;
  return (
    <Alert
      tone="info"
      title={t('account.email-confirmation.link-gone.title')}
      actions={
        <RouteLink route="profile" className="btn btn-secondary btn-sm">
          {t('account.email-confirmation.profile')}
        </RouteLink>
      }
    >
      {isUnknown && t('account.email-confirmation.link-gone.body')}
    </Alert>
  );
}
