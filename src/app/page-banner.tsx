import { type ReactElement, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { isDismissed } from '#content/dismissed-banners.ts';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import { useVisitorState } from './access/visitor.ts';
import { useIsMenuWhole } from './routing/retailer-pages.ts';
import { usePlace } from './routing/screen-routes.tsx';

const RetailerBanner = lazyPart(
  () => import('#content/retailer-banner.tsx').then((module) => module.RetailerBanner),
  { failed: () => null },
);

/**
 * The notice that the setting `banners` defines for the open page: below the menu at the side, once the session and the
 * length of the menu are known, or in a line above the page. The line has its room from the first render on, as the
 * notice is read last and would move the page.
 */
export function PageBanner({ place }: { place: 'side' | 'top' }): ReactElement | null {
  const route = usePlace()?.route.id ?? '';
  const code = useFacts().settings.banners[route];
  const isOpen = useOpenRoutes()(route) !== null;
  const state = useVisitorState();
  const isMenuWhole = useIsMenuWhole();
  const isRestoring = state === 'restoring';
  const [, setDismissed] = useState('');
  const isGone = useHydrated() && code !== undefined && isDismissed(code);
  if (!code || isGone || !(isOpen || isRestoring)) return null;
  const isReady = !isRestoring && (place === 'top' || isMenuWhole);
  const banner = isReady && (
    <PartBoundary name={`banner ${code}`} instead={null}>
      <RetailerBanner key={code} {...{ code, place }} onDismiss={() => setDismissed(code)} />
    </PartBoundary>
  );
  return place === 'top' ? <div className="notice-room">{banner}</div> : banner || null;
}
