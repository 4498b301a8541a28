import type { SnapshotFrom } from 'xstate';
import { useSession } from '#actors/session-context.ts';
import { useSignIn } from '#actors/sign-in-context.ts';
import type { sessionMachine } from '#machines/session.ts';
import type { signInMachine } from '#machines/sign-in.ts';
import type { Visitor } from './access.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/**
 * State of the visitor. The page of an expired session remains below the dialog, and that of a session that is ending
 * remains until it has ended. During a sign-in with the credentials of the address the state is not known yet.
 */
export function useVisitorState(): Visitor['state'] {
  const state = useSession(stateOfSession);
  const isEntering = useSignIn(entersByAddress);
  return state === 'signedOut' && isEntering ? 'restoring' : state;
}

function stateOfSession(snapshot: Snapshot): Visitor['state'] {
  if (snapshot.matches('signedOut') || snapshot.matches('left')) return 'signedOut';
  return snapshot.matches('restoring') || snapshot.matches('starting') ? 'restoring' : 'signedIn';
}

function entersByAddress(snapshot: SnapshotFrom<typeof signInMachine>): boolean {
  return snapshot.matches('starting') || snapshot.matches('entering');
}

/** The session's state for `data-state`, for example `session.signedIn`. */
export function sessionStateName(snapshot: Snapshot): string {
  const { value } = snapshot;
  return `session.${typeof value === 'string' ? value : Object.keys(value)[0]}`;
}
