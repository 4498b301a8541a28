import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useSignIn } from '#actors/sign-in-context.ts';
import { keptAim } from '#api/openid-journey.ts';
import { useFailingCondition } from '#config/facts-provider.tsx';
import type { SignInFailure } from '#domain/sign-in.ts';
import { usePathTo } from '#i18n/paths.ts';
import { type Texts, useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { useAskProvider } from './use-ask-provider.ts';

const SECONDS_A_MINUTE = 60;

/** The words for a failed sign-in, from `session.failures.<code>`. */
export function signInFailureText(
  { code, retryAfterSeconds }: SignInFailure,
  { t }: Pick<Texts, 't'>,
): { title: string; body: string } {
  const title = t(`session.failures.${code}.title`);
  if (code === 'too_many' && retryAfterSeconds !== null) {
    const count = Math.max(1, Math.ceil(retryAfterSeconds / SECONDS_A_MINUTE));
    return { title, body: t('session.failures.too_many.wait', { count }) };
  }
  return { title, body: t(`session.failures.${code}.body`) };
}

/** Ways on after a failed sign-in: the identity provider once more, and user and password where they are allowed. */
export function SignInWays(): ReactElement {
  const { t } = useTexts();
  const pathTo = usePathTo();
  const ask = useAskProvider();
  const allowsPassword = useFailingCondition()(['password-login-allowed']) === null;
  // Whichever way leads in, it leads on to the same page.
  const redirect = useSignIn(({ context }) => context.aim?.redirect) ?? keptAim()?.redirect;
  const wanted = redirect ? `?redirect=${encodeURIComponent(redirect)}` : '';
  return (
    <>
      {ask && (
        <Button variant="primary" icon="refresh" onClick={ask}>
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
