import type { QueryClient as PortalQueries } from '@tanstack/react-query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { SessionActor } from '#actors/session-context.ts';
import { moveClock } from '#config/clock.ts';
import { overrides } from './preview-overrides.ts';
import { PreviewPanel } from './preview-panel.tsx';

/**
 * Puts the panel beside the portal, in a root of its own: whatever becomes of the page, it stays. Sets the clock
 * as it was set in this tab before.
 */
export function startPreview(queryClient: PortalQueries, session: SessionActor): void {
  moveClock(overrides.read().aheadMs);
  const host = document.createElement('div');
  document.body.append(host);
  keepInReach(host);
  createRoot(host).render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 1 } } })}>
      <PreviewPanel queryClient={queryClient} session={session} />
    </QueryClientProvider>,
  );
}

/** An open dialog makes all else inert: the panel goes inside it, and comes back before it is gone. */
function keepInReach(host: HTMLElement): void {
  new MutationObserver(() => {
    const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (host.parentElement !== place) place.append(host);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
}
