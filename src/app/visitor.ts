import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.ts';
import type { Visitor } from './access.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** An expired session keeps its page below the dialog, and a session that is ending keeps it until it has ended. */
export function visitorState(snapshot: Snapshot): Visitor['state'] {
  if (snapshot.matches('signedOut') || snapshot.matches('left')) return 'signedOut';
  return snapshot.matches('restoring') || snapshot.matches('starting') ? 'restoring' : 'signedIn';
}

/** The session's state for `data-state`, for example `session.signedIn`. */
export function sessionStateName(snapshot: Snapshot): string {
  const { value } = snapshot;
  return `session.${typeof value === 'string' ? value : Object.keys(value)[0]}`;
}
