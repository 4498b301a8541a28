import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The one running session; the application provides it. */
export const SessionContext = createContext<SessionActor | null>(null);

/** The session's actor, to send events to: `signIn`, `signOut`. */
export function useSessionActor(): SessionActor {
  const actor = use(SessionContext);
  if (!actor) throw new Error('There is no SessionContext around this component');
  return actor;
}

/** A part of the session's snapshot; the component renders again when that part changes. */
export function useSession<Part>(
  select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Part,
): Part {
  return useSelector(useSessionActor(), select);
}
