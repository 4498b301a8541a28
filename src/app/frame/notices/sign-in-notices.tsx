import { type ReactElement, useEffect } from 'react';
import { identityProviderOf } from '#actors/identity-provider.ts';
import { useSession } from '#actors/session-context.ts';
import { type SignInActor, useSignIn, useSignInActor } from '#actors/sign-in-context.ts';
import { decide } from '#app/access/access.ts';
import { useVisitorState } from '#app/access/visitor.ts';
import { rulesOf } from '#app/routing/route-rules.ts';
import { usePlace } from '#app/routing/screen-routes.tsx';
import { useFacts } from '#config/facts-provider.tsx';
import type { SessionUser } from '#domain/customer/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { signInFailureText } from '#screens/account/sign-in-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** Notices of a sign-in link above a page: it failed, or another customer is signed in. */
export function SignInNotices(): ReactElement | null {
  const texts = useTexts();
  const signIn = useSignInActor();
  const failure = useSignIn(({ context }) => context.failure);
  const state = useVisitorState();
  const reason = useSession(({ context }) => context.reason);
  const { settings } = useFacts();
  const route = usePlace()?.route;
  const isChoosing = useSignIn((state) => state.matches('choosing'));
  if (isChoosing) return <OtherCustomerDialog />;
  if (!failure || !route) return null;
  // The page of the provider sign-in shows the failure itself.
  const usesProvider = identityProviderOf(settings) !== null;
  const decision = decide(rulesOf(route, settings), { state, reason, usesProvider }, () => null);
  if (route.id === 'connect' || decision === 'provider') return null;
  const { title, body } = signInFailureText(failure, texts);
  return (
    <Alert tone="warning" title={title} onDismiss={() => signIn.send({ type: 'dismiss' })}>
      {body}
    </Alert>
  );
}

/** Prompts whether to continue as the customer of a sign-in link while another customer is signed in. */
function OtherCustomerDialog(): ReactElement | null {
  const { t } = useTexts();
  const signIn = useSignInActor();
  const current = useSession(({ context }) => context.user);
  const arriving = useSignIn(({ context }) => context.arrival?.session.user);
  const stay = () => signIn.send({ type: 'stay' });
  useGoOnWithoutOther(signIn, current === null);
  if (!current || !arriving) return null;
  const isSameName = current.name === arriving.name;
  const names = { current: nameOf(current, isSameName), linked: nameOf(arriving, isSameName) };
  return (
    <Dialog
      title={t('session.other.title', names)}
      onClose={stay}
      footer={
        <>
          <Button onClick={stay}>{t('session.other.stay', names)}</Button>
          <Button variant="primary" onClick={() => signIn.send({ type: 'goOn' })}>
            {t('session.other.goOn', names)}
          </Button>
        </>
      }
    >
      <p>{t('session.other.body', names)}</p>
    </Dialog>
  );
}

/** Continues the sign-in by itself if the other session ends meanwhile: there is nothing to choose. */
function useGoOnWithoutOther(signIn: SignInActor, hasEnded: boolean): void {
  useEffect(() => {
    if (hasEnded) signIn.send({ type: 'goOn' });
  }, [hasEnded, signIn]);
}

/** Name of a customer, with the tax id when both customers have the same name. */
function nameOf({ name, vat }: SessionUser, withTaxId: boolean): string {
  if (!name) return vat;
  return withTaxId && vat ? `${name} (${vat})` : name;
}
