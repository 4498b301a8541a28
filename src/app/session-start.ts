import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { forgetPayments } from '#actors/kept-payments.ts';
import { sessionActors } from '#actors/session-actors.ts';
import type { SessionActor } from '#actors/session-context.ts';
import { dropStoredToken, storedToken, storeToken } from '#api/session-cookies.ts';
import { userOf } from '#api/token.ts';
import { forgetDrafts, openDrafts } from '#forms/drafts/form-draft.ts';
import { sessionMachine } from '#machines/session.ts';
import { forgetWizards } from '#wizard/wizard-forget.ts';

/**
 * Starts the session with the token of the address or the stored one, and keeps cookie, reads, drafts and the other
 * tabs in step with it until the signal aborts.
 */
export function startSession(
  addressToken: string | null,
  queryClient: QueryClient,
  signal?: AbortSignal,
): SessionActor {
  const otherTabs = new BroadcastChannel('lluerna.session');
  const token = addressToken ?? storedToken();
  let cookieWorks = false;

  const machine = sessionMachine.provide({
    actors: sessionActors,
    actions: {
      storeToken: (_, params) => {
        if (params.token === storedToken()) cookieWorks ||= params.token !== null;
        else {
          if (params.token === null) dropStoredToken();
          else storeToken(params.token);
          cookieWorks = storedToken() === params.token;
          otherTabs.postMessage('changed');
        }
      },
      forgetReads: () => queryClient.removeQueries({ predicate: isOfCustomer }),
      forgetDrafts: () => {
        forgetTyped();
        otherTabs.postMessage('left');
      },
    },
  });
  const stored = token === null ? null : { token, user: userOf(token) };
  const session = createActor(machine, { input: { stored, now: Date.now } });

  const compareCookie = () => {
    const { context, value } = session.getSnapshot();
    const found = storedToken();
    if (found === null) {
      // Where cookies are blocked, the cookie says nothing about the other tabs.
      if (cookieWorks && context.token !== null) session.send({ type: 'signedOutElsewhere' });
      return;
    }
    const user = userOf(found);
    const isNew = found !== context.token && user !== null && user.endsAt > Date.now();
    if (isNew && value !== 'restoring') session.send({ type: 'signIn', token: found, user });
  };
  const listening = signal ? { signal } : {};
  otherTabs.addEventListener(
    'message',
    ({ data }) => {
      if (data === 'left') forgetTyped();
      compareCookie();
    },
    listening,
  );
  window.addEventListener('focus', compareCookie, listening);
  const onVisible = () => document.visibilityState === 'visible' && compareCookie();
  document.addEventListener('visibilitychange', onVisible, listening);
  signal?.addEventListener('abort', () => {
    otherTabs.close();
    session.stop();
  });

  session.subscribe(({ context }) => {
    if (!context.user) return;
    openDrafts(context.user.id);
    forgetPayments({ customerId: context.user.id });
  });
  return session.start();
}

/** True for reads of the signed-in customer: all but the retailer's public ones. */
function isOfCustomer({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return (
    !(queryKey[0] === 'settings' && queryKey[1] === 'public') && queryKey[0] !== 'page-elements'
  );
}

/** Wipes what was typed and not sent, and what is known of payments: the customer signed out, here or in another tab. */
function forgetTyped(): void {
  forgetDrafts();
  forgetPayments();
  forgetWizards();
}
