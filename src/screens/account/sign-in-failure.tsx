import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useSignIn } from '#actors/sign-in-context.ts';
import { storedAim } from '#api/openid-journey.ts';
import { useFailingCondition } from '#config/facts-provider.tsx';
import type { SignInFailure } from '#domain/customer/sign-in.ts';
import { usePathTo } from '#i18n/paths.ts';
import { type Texts, useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { waitText } from '#ui/feedback/problem-text.ts';
import { useProviderSignIn } from './use-provider-sign-in.ts';

/** The words for a failed sign-in, from `session.failures.<code>`. */
export function signInFailureText(
  { code, retryAfterSeconds }: SignInFailure,
  texts: Pick<Texts, 't'>,
): { title: string; body: string } {
  const wait = waitText({ kind: 'too-many', retryAfterSeconds: retryAfterSeconds ?? 0 }, texts);
  const body = (code === 'too_many' && wait) || texts.t(`session.failures.${code}.body`);
  return { title: texts.t(`session.failures.${code}.title`), body };
}

/** Ways on after a failed sign-in: the identity provider once more, and user and password where they are allowed. */
export function SignInWays(): ReactElement {
  const { t } = useTexts();
  const pathTo = usePathTo();
  const redirectToProvider = useProviderSignIn();
  const allowsPassword = useFailingCondition()(['password-login-allowed']) === null;
  // Whichever way leads in, it leads on to the same page.
  const redirect = useSignIn(({ context }) => context.aim?.redirect) ?? storedAim()?.redirect;
  const wanted = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  return (
    <>
      {redirectToProvider && (
        <Button variant="primary" icon="refresh" onClick={redirectToProvider}>
          {t('session.provider.again')}
        </Button>
      )}
      {allowsPassword && (
        <Link className="btn btn-secondary" to={pathTo('login') + wanted}>
          {t('session.provider.password')}
        </Link>
      )}
    </>
  );
}
