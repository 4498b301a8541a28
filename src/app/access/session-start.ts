import type { QueryClient } from '@tanstack/react-query';
import { createActor, waitFor } from 'xstate';
import { sessionActors } from '#actors/session-actors.ts';
import type { StartedCheck } from '#actors/session-check.ts';
import type { SessionActor } from '#actors/session-context.ts';
import { forgetPayments } from '#actors/stored-payments.ts';
import { isSubmissionPending, submissionsEnded } from '#api/pending-submissions.ts';
import { storedProviderSession, storeProviderSession } from '#api/provider-session.ts';
import { dropStoredToken, storedToken, storeToken } from '#api/session-cookies.ts';
import { userOf } from '#api/token.ts';
import type { SessionUser, SignedOutReason } from '#domain/customer/session.ts';
import { forgetDrafts, openDrafts } from '#forms/drafts/form-draft.ts';
import { i18n } from '#i18n/i18n.ts';
import { pathTo } from '#i18n/paths.ts';
import { sessionMachine } from '#machines/session.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { forgetWizards } from '#wizard/resume/wizard-forget.ts';

/**
 * Starts the session with the stored token and synchronises cookie, queries, drafts and the other tabs with it until
 * the signal aborts. `reason` is why no customer is signed in, where the address of the page contains it; `check` is the
 * check of the token that has started already.
 */
export function startSession(
  queryClient: QueryClient,
  {
    reason = 'none',
    check,
    signal,
  }: {
    reason?: SignedOutReason;
    check?: StartedCheck | undefined;
    signal?: AbortSignal;
  } = {},
): SessionActor {
  const otherTabs = new BroadcastChannel('lluerna.session');
  const token = storedToken();
  let cookieWorks = token !== null;
  /** True until the stored token is checked: only then does the tab follow what happened in others meanwhile. */
  let isRestoring = token !== null;
  /** The customer of this tab until their submission ends; null while the tab follows the cookie at once. */
  let stays: { customer: string | undefined } | null = null;

  const machine = sessionMachine.provide({
    actors: sessionActors(() => pathTo(i18n.language, 'login'), check),
    actions: {
      storeToken: (_, { token: next, user: owner, provider }) => {
        // A token renewed meanwhile must not replace that of the customer who follows.
        if (stays && next !== null && owner?.id === stays.customer) return;
        const wasRestoring = isRestoring;
        isRestoring = false;
        if (wasRestoring && cookieChanged()) return queueMicrotask(compareCookie);
        storeProviderSession(owner?.id ?? '', provider);
        if (next === storedToken()) cookieWorks ||= next !== null;
        else {
          if (next === null) dropStoredToken();
          else storeToken(next);
          cookieWorks = storedToken() === next;
          otherTabs.postMessage('changed');
        }
      },
      goTo: (_, { address }) => {
        if (address) window.location.replace(address);
      },
      forgetReads: () => queryClient.removeQueries({ predicate: isOfCustomer }),
      forgetDrafts: () => {
        forgetTyped();
        otherTabs.postMessage('left');
      },
    },
  });
  const session = createActor(machine, {
    input: { stored: token === null ? null : storedSession(token), reason, now: Date.now },
  });

  /** True when another tab ended the session of the cookie, or opened one. */
  const cookieChanged = () => {
    const found = storedToken();
    return found !== token && (found === null || isLive(userOf(found)));
  };
  const compareLater = async ({ user }: { user: SessionUser | null }) => {
    if (stays) return;
    stays = { customer: user?.id };
    await submissionsEnded();
    stays = null;
    compareCookie();
  };
  const compareCookie = () => {
    const { context, value } = session.getSnapshot();
    if (isSubmissionPending()) return void compareLater(context);
    const found = storedToken();
    if (found === null) {
      // Where cookies are blocked, a missing cookie does not mean a sign-out in another tab.
      if (cookieWorks && context.token !== null) session.send({ type: 'signedOutElsewhere' });
      return;
    }
    const user = userOf(found);
    const { provider } = storedSession(found);
    if (found !== context.token && isLive(user) && value !== 'restoring')
      session.send({ type: 'signIn', token: found, user, ...(provider && { provider }) });
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

/** The session of a visitor, as a page is prerendered. */
export const visitorSession = (): SessionActor =>
  createActor(sessionMachine, { input: { stored: null, reason: 'none', now: Date.now } }).start();

/** Resolves when it is known whether a customer is signed in. */
export async function whenKnown(session: SessionActor): Promise<void> {
  await waitFor(session, (now) => !now.matches('starting') && !now.matches('restoring'));
}

const isLive = (user: SessionUser | null): user is SessionUser =>
  user !== null && user.endsAt > Date.now();

/** A stored token with its user and the session at the identity provider. */
function storedSession(token: string) {
  const user = userOf(token);
  return { token, user, provider: storedProviderSession(user?.id) };
}

/** True for reads of the signed-in customer: all but the retailer's public ones. */
function isOfCustomer({ queryKey }: { queryKey: ReadKey }): boolean {
  return (
    !(queryKey[0] === 'settings' && queryKey[1] === 'public') && queryKey[0] !== 'page-elements'
  );
}

/** Removes unsent input and stored payments after the customer signed out, here or in another tab. */
function forgetTyped(): void {
  forgetDrafts();
  forgetPayments();
  forgetWizards();
}
