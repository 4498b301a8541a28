import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useVisitorState } from './visitor.ts';

const RetailerBanner = lazyPart(
  () => import('#content/retailer-banner.tsx').then((module) => module.RetailerBanner),
  { failed: () => null },
);

/** The notice that the setting `banners` puts below the page of a route, once it is known who reads it. */
export function PageBanner({ route }: { route: string }): ReactElement | null {
  const code = useFacts().settings.banners[route];
  const state = useVisitorState();
  if (!code || state === 'restoring') return null;
  return <RetailerBanner key={code} code={code} />;
}
