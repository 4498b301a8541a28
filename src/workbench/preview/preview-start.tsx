import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { PortalServices } from '#app/extension.ts';
import { moveClock } from '#config/clock.ts';
import { BESIDE_DIALOGS } from '#ui/overlays/modal-manager.ts';
import { lengthenTexts } from './long-texts.ts';
import { overrides } from './preview-overrides.ts';
import { PreviewPanel } from './preview-panel.tsx';

/**
 * Renders the panel beside the portal, in its own root: it remains when the page fails or a dialog is open. Restores
 * the clock and the length of the texts of this tab.
 */
export function startPreview(services: PortalServices): void {
  moveClock(overrides.read().aheadMs);
  if (overrides.read().longTexts) lengthenTexts();
  const host = document.createElement('div');
  host.setAttribute(BESIDE_DIALOGS, '');
  document.body.append(host);
  createRoot(host).render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 1 } } })}>
      <PreviewPanel services={services} />
    </QueryClientProvider>,
  );
}
