import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, Suspense, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { type SessionActor, SessionContext } from '#actors/session-context.ts';
import type { PortalState } from '#app/extension.ts';
import { PortalRoutes } from '#app/routing/portal-routes.tsx';
import { FactsProvider } from '#config/facts-provider.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PartView } from './part-views.ts';

export interface PartInStateProps {
  view: PartView;
  portal: Pick<PortalState, 'configuration' | 'settings' | 'flags'>;
  session: SessionActor;
}

/** A part in one of its states as its page shows it, with an address of its own: links and dialogs change only that. */
export function PartInState({ view, portal, session }: PartInStateProps): ReactElement {
  const { page, entry, subject, given, client } = view;
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '*',
        element: (
          <Suspense fallback={<Skeleton />}>
            <PageFrame page={page}>
              <PagePart {...{ page, entry, subject, given }} />
            </PageFrame>
          </Suspense>
        ),
      },
    ]),
  );
  const [settings] = useState(() => view.settings(portal.settings));
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={client}>
        <FactsProvider
          configuration={portal.configuration}
          settings={settings}
          flags={{ ...portal.flags, ...view.flags }}
          session={view.session}
        >
          <PortalRoutes router={router} />
        </FactsProvider>
      </QueryClientProvider>
    </SessionContext>
  );
}
