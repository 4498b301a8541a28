import { type ReactElement, useMemo, useState } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { hasTexts } from '#i18n/i18n.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { Frame } from './frame/frame.tsx';
import { RouteScreen } from './route-screen.tsx';
import { routes } from './routes.ts';
import { UnknownAddress } from './unknown-address.tsx';

/** Paths of one language; a path that two languages share leads to the same screen in both. */
function pathsOf(language: string): RouteObject[] {
  const patterns = pathPatterns(language);
  return routes.flatMap((route) => {
    const pattern = patterns[route.id];
    if (!pattern) return [];
    const element = <RouteScreen key={route.id} route={route} pattern={pattern} />;
    return [{ path: pattern, element }];
  });
}

/**
 * Every address of the portal, in the frame: paths of the language of the page, and those of the other
 * languages once an address asks for them, so that a visit needs the texts of one language only.
 */
export function PortalRoutes(): ReactElement | null {
  const { language } = useTexts();
  const { offered } = useFacts().settings.languages;
  const [arrived, setArrived] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: more texts, more paths
  const table = useMemo<RouteObject[]>(() => {
    const languages = [language, ...offered.filter((code) => code !== language && hasTexts(code))];
    const unknown = <UnknownAddress onTexts={() => setArrived((count) => count + 1)} />;
    const children = [...languages.flatMap(pathsOf), { path: '*', element: unknown }];
    return [{ element: <Frame />, children }];
  }, [language, offered, arrived]);

  return useRoutes(table);
}
