import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { signInMachine } from '#machines/sign-in.ts';

export type SignInActor = ActorRefFrom<typeof signInMachine>;

/** The running sign-in by an address or at the identity provider; provided by the application. */
export const SignInContext = createContext<SignInActor | null>(null);

/** The actor of signing in, to send events to: `signInAtProvider`, `goOn`, `stay`, `dismiss`. */
export function useSignInActor(): SignInActor {
  const actor = use(SignInContext);
  if (!actor) throw new Error('There is no SignInContext around this component');
  return actor;
}

/** A part of the snapshot of signing in; the component renders again only when that part changes. */
export function useSignIn<Part>(
  select: (snapshot: SnapshotFrom<typeof signInMachine>) => Part,
): Part {
  return useSelector(useSignInActor(), select);
}
