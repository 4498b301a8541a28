import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetPasswordChange, usePasswordChangeDue } from '#actors/password-change-due.ts';
import { useSession, useSessionActor } from '#actors/session-context.ts';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRequirements } from '#forms/form-requirements.tsx';
import { FormRunner } from '#forms/form-runner.tsx';
import { useForm } from '#forms/use-form.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import type { PasswordChangeResult } from '#operations/account/password-change-mutation.ts';
import { useSearchParams } from '#ui/address/use-address.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** Change of the password, by choice or because it was provisional (customer area, section 2). */
export function PasswordChangeScreen(): ReactElement {
  const { t } = useTexts();
  const isDue = usePasswordChangeDue();
  const [isDone, setDone] = useState(false);
  return (
    <div className="account-page">
      <PageHeader
        title={t('account.password-change.title')}
        intro={isDone ? undefined : t('account.password-change.intro')}
      />
      {isDue && (
        <Alert tone="info" title={t('account.password-change.due.title')}>
          {t('account.password-change.due.body')}
        </Alert>
      )}
      <FormBoundary form="password-change" waiting={<Skeleton lines={6} />}>
        <PasswordChange isDue={isDue} onDone={() => setDone(true)} />
      </FormBoundary>
    </div>
  );
}

interface PasswordChangeProps {
  /** True while nothing else can be done. */
  isDue: boolean;
  onDone: () => void;
}

function PasswordChange({ isDue, onDone }: PasswordChangeProps): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const session = useSessionActor();
  const vat = useSession(({ context }) => context.user?.vat ?? '');
  const { requires } = useForm('password-change');
  const { home, next } = useAddresses(isDue);

  const onFinished = ({ result }: SubmissionOutcome) => {
    const { token, user } = result as PasswordChangeResult;
    forgetPasswordChange();
    session.send({ type: 'signIn', token, user });
    onDone();
  };
  return (
    <FormRequirements requires={requires} subject={undefined}>
      <FormRunner
        form="password-change"
        isPage
        onFinished={onFinished}
        onClose={() => void navigate(next, { replace: true })}
        explain={() => ({ details: <UserForManagers user={vat} /> })}
      >
        {isDue ? (
          <Button variant="quiet" block onClick={() => session.send({ type: 'signOut' })}>
            {t('frame.profile.logout')}
          </Button>
        ) : (
          <Button variant="quiet" block onClick={() => void navigate(home)}>
            {t('common.cancel')}
          </Button>
        )}
      </FormRunner>
    </FormRequirements>
  );
}

/** The user name for password managers; it is neither visible nor editable. */
function UserForManagers({ user }: { user: string }): ReactElement {
  return <input hidden readOnly type="text" autoComplete="username" value={user} />;
}

/** Where to go afterwards. The login redirects a signed-in user to the requested page, or to the usual one. */
function useAddresses(isDue: boolean): { home: string; next: string } {
  const find = useOpenRoutes();
  const home = usePathTo()('home');
  const [params] = useSearchParams();
  const [wasDue] = useState(isDue);
  const login = find('login')?.address;
  const wanted = params.get('redirect');
  if (!login || (wanted === null && !wasDue)) return { home, next: home };
  const query = wanted === null ? '' : `?redirect=${encodeURIComponent(wanted)}`;
  return { home, next: `${login}${query}` };
}
