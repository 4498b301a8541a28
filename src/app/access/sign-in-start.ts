import { createActor } from 'xstate';
import type { SessionActor } from '#actors/session-context.ts';
import { signInActors } from '#actors/sign-in-actors.ts';
import type { SignInActor } from '#actors/sign-in-context.ts';
import type { SignInParameters } from '#domain/customer/sign-in.ts';
import { i18n } from '#i18n/i18n.ts';
import { signInMachine } from '#machines/sign-in.ts';
import { whenKnown } from './session-start.ts';

/** Starts the sign-in with the credentials of the address and sends the resulting session to the session actor. */
export function startSignIn(
  credentials: SignInParameters | null,
  session: SessionActor,
  signal?: AbortSignal,
): SignInActor {
  const machine = signInMachine.provide({
    actors: signInActors({
      language: () => i18n.language,
      settled: () => whenKnown(session),
    }),
    actions: {
      open: (_, arrival) => {
        if (arrival) session.send({ type: 'signIn', ...arrival.session });
      },
      // The current page leaves the history: going back to it would redirect to the provider again.
      goTo: (_, { address }) => window.location.replace(address),
    },
  });
  const signIn = createActor(machine, {
    input: { credentials, current: () => session.getSnapshot().context.user },
  });
  const comeBack = ({ persisted }: PageTransitionEvent) =>
    persisted && signIn.send({ type: 'comeBack' });
  window.addEventListener('pageshow', comeBack, signal ? { signal } : {});
  signal?.addEventListener('abort', () => signIn.stop());
  return signIn.start();
}
