import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The running session; provided by the application. */
export const SessionContext = createContext<SessionActor | null>(null);

/** The session's actor, to send events to: `signIn`, `signOut`. */
export function useSessionActor(): SessionActor {
  const actor = use(SessionContext);
  if (!actor) throw new Error('There is no SessionContext around this component');
  return actor;
}

/** A part of the session's snapshot; the component renders again only when that part changes. */
export function useSession<Part>(
  select: (snapshot: SnapshotFrom<typeof sessionMachine>) => Part,
): Part {
  return useSelector(useSessionActor(), select);
}
