import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { type SessionActor, SessionContext } from '#actors/session-context.ts';
import type { PortalState } from '#app/extension.ts';
import { PortalRoutes } from '#app/routing/portal-routes.tsx';
import type { SessionFacts } from '#config/facts.ts';
import { FactsProvider } from '#config/facts-provider.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

interface OwnPageProps {
  portal: Pick<PortalState, 'configuration' | 'settings' | 'flags'>;
  /** What is known of who looks at it. */
  facts: SessionFacts;
  session: SessionActor;
  client: QueryClient;
  /** Query of its address at first, such as `?page=2`. */
  address?: string;
  children: ReactNode;
}

/** What a page of the portal has around it, with an address of its own: links and dialogs change only that. */
export function OwnPage({
  portal,
  facts,
  session,
  client,
  address = '',
  children,
}: OwnPageProps): ReactElement {
  const [router] = useState(() =>
    createMemoryRouter(
      [{ path: '*', element: <Suspense fallback={<Skeleton />}>{children}</Suspense> }],
      { initialEntries: [`/${address}`] },
    ),
  );
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={client}>
        <FactsProvider {...portal} session={facts}>
          <PortalRoutes router={router} />
        </FactsProvider>
      </QueryClientProvider>
    </SessionContext>
  );
}
