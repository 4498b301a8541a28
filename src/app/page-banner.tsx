import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { useVisitorState } from './access/visitor.ts';
import { useIsMenuWhole } from './routing/retailer-pages.ts';
import { usePlace } from './routing/screen-routes.tsx';

const RetailerBanner = lazyPart(
  () => import('#content/retailer-banner.tsx').then((module) => module.RetailerBanner),
  { failed: () => null },
);

/**
 * The notice that the setting `banners` defines for the open page, once the session and the length of the menu above it
 * are known.
 */
export function PageBanner({ place }: { place: 'side' | 'dock' }): ReactElement | null {
  const route = usePlace()?.route.id ?? '';
  const code = useFacts().settings.banners[route];
  const isOpen = useOpenRoutes()(route) !== null;
  const state = useVisitorState();
  const isMenuWhole = useIsMenuWhole();
  const isReady = state !== 'restoring' && (place === 'dock' || isMenuWhole);
  if (!code || !isOpen || !isReady) return null;
  return (
    <PartBoundary name={`banner ${code}`} instead={null}>
      <RetailerBanner key={code} code={code} place={place} />
    </PartBoundary>
  );
}
