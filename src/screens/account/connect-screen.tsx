import { type ReactElement, useEffect } from 'react';
import { useSession } from '#actors/session-context.ts';
import { useSignIn, useSignInActor } from '#actors/sign-in-context.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SignInWays, signInFailureText } from './sign-in-failure.tsx';
import { useProviderSignIn } from './use-provider-sign-in.ts';

/**
 * The way to the identity provider and back: leads there from a private page, waits for the return at `/connect`, and
 * says what went wrong.
 */
export function ConnectScreen(): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  const pathTo = usePathTo();
  const failure = useSignIn(({ context }) => context.failure);
  const isReturning = useSignIn((state) => state.matches('entering'));
  const isChoosing = useSignIn((state) => state.matches('choosing'));
  const canRedirect = useSignIn((state) => state.matches('idle') || state.matches('entered'));
  const isSignedOut = useSession((state) => state.matches('signedOut'));
  useRedirectToProvider(canRedirect && isSignedOut);
  useDismissalOnLeave();

  // While the choice between two customers is open, nothing redirects.
  if (isChoosing) return null;
  if (!failure) {
    return (
      <>
        <p role="status" className="text-secondary">
          {t(isReturning ? 'session.provider.checking' : 'session.provider.waiting')}
        </p>
        <SkeletonCards />
      </>
    );
  }
  const { title, body } = signInFailureText(failure, texts);
  return (
    <div className="error-page">
      <span className="state-mark">
        <Icon name={failure.code === 'offline' ? 'offline' : 'lock'} />
      </span>
      <PageHeader title={title} intro={body} />
      <div className="error-page-actions">
        <SignInWays />
        <a className="btn btn-secondary" href={pathTo('home')}>
          <Icon name="home" />
          {t('errors.home')}
        </a>
      </div>
    </div>
  );
}

/** Redirects to the identity provider once, as soon as the visitor is known to be signed out. */
function useRedirectToProvider(redirectsNow: boolean): void {
  const redirectToProvider = useProviderSignIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it may redirect
  useEffect(() => {
    if (redirectsNow) redirectToProvider?.();
  }, [redirectsNow]);
}

/** Dismisses a failure of the sign-in when its page is left: the user has read it. */
function useDismissalOnLeave(): void {
  const signIn = useSignInActor();
  useEffect(() => () => signIn.send({ type: 'dismiss' }), [signIn]);
}
