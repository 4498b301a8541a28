import type { QueryClient } from '@tanstack/react-query';
import type { SessionActor } from '#actors/session-context.ts';
import { whenKnown } from '#app/access/session-start.ts';
import { readPage } from '#app/reads/page-reads.ts';
import type { Place } from '#app/routing/screen-routes.tsx';
import type { Manifest } from '#config/configuration-types.ts';
import { featureFlagsQuery } from '#queries/read/feature-flags.ts';

interface Reading {
  queryClient: QueryClient;
  session: SessionActor;
  manifest: Manifest;
}

/**
 * Reads the data that the page of the address shows first, as soon as the session is known. What `first-reads.ts` reads
 * already is not read again, unless the retailer refused it.
 */
export async function readAhead(
  { route, params }: Place,
  { queryClient, session, manifest }: Reading,
): Promise<void> {
  await whenKnown(session);
  if (session.getSnapshot().matches('signedIn'))
    await readPage(route.id, { queryClient, manifest, params });
}

/** Reads the flags of the visitor or customer: if they arrived later, the page would render again. */
export async function readFlags(queryClient: QueryClient, session: SessionActor): Promise<void> {
  await whenKnown(session);
  const now = session.getSnapshot();
  const user = now.matches('signedIn') ? now.context.user : null;
  await queryClient.prefetchQuery(featureFlagsQuery(user?.id ?? null));
}
