import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { PortalServices } from '#app/extension.ts';
import { moveClock } from '#config/clock.ts';
import { BESIDE_DIALOGS } from '#ui/overlays/modal-manager.ts';
import { request } from '#workbench/served/preview-server.ts';
import { lengthenTexts } from './long-texts.ts';
import { overrideApi, readAgain } from './override-api.ts';
import { overrides } from './preview-overrides.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { portalBecomes } from './preview-people.ts';

/**
 * Restores the clock, the state of the API and the length of the texts of this tab, then lets the Studio around the page steer it; without one
 * the panel does.
 */
export function startPreview(services: PortalServices): void {
  moveClock(overrides.read().aheadMs);
  overrideApi();
  // The first reads of a page are sent before.
  if (overrides.read().api !== 'usual')
    void portalBecomes(() => true).then(() => readAgain(services.queryClient));
  if (overrides.read().longTexts) lengthenTexts();
  void studioOrigin().then(async (origin) => {
    if (origin === null) return renderPanel(services);
    const { startEdit } = await import('#workbench/edit/edit-start.ts');
    startEdit(origin, services);
  });
}

/** Origin of the Studio that shows this page in its frame; null without one. */
async function studioOrigin(): Promise<string | null> {
  if (window.self === window.top) return null;
  return request<{ origin: string }>('studio').then(
    ({ origin }) => origin,
    () => null,
  );
}

/** Renders the panel beside the portal, in its own root: it remains when the page fails or a dialog is open. */
function renderPanel(services: PortalServices): void {
  const host = document.createElement('div');
  host.setAttribute(BESIDE_DIALOGS, '');
  document.body.append(host);
  createRoot(host).render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 1 } } })}>
      <PreviewPanel services={services} />
    </QueryClientProvider>,
  );
}
