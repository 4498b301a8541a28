import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { Route, Switch } from 'wouter';
import { useFacts, useHolds } from '#config/facts-provider.tsx';
import { type FindOpenRoute, OpenRoutesContext } from '#config/open-routes.ts';
import { textLanguages } from '#i18n/i18n.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { Frame } from './frame/frame.tsx';
import { galleryRoutes } from './gallery/gallery-route.tsx';
import { previewRoutes } from './preview/preview-route.tsx';
import { openRoute } from './route-rules.ts';
import { RouteScreen } from './route-screen.tsx';
import { routes } from './routes.ts';
import { UnknownAddress } from './unknown-address.tsx';

/** Paths of one language; a path that two languages share leads to the same screen in both. */
function pathsOf(language: string): ReactElement[] {
  const patterns = pathPatterns(language);
  return routes.flatMap((route) => {
    const pattern = patterns[route.id];
    if (!pattern) return [];
    return [
      <Route key={route.id} path={pattern}>
        <RouteScreen route={route} pattern={pattern} />
      </Route>,
    ];
  });
}

/**
 * Every address of the portal, in the frame: paths of the language of the page, and those of the other
 * languages once an address asks for them, so that a visit needs the texts of one language only.
 */
export function PortalRoutes(): ReactElement {
  const { language } = useTexts();
  const { settings } = useFacts();
  const [arrived, setArrived] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: more texts, more paths
  const table = useMemo(() => {
    const languages = [language, ...textLanguages().filter((code) => code !== language)];
    return (
      <Switch>
        {galleryRoutes}
        {previewRoutes}
        <Route>
          <Frame>
            <Switch>
              {languages.flatMap(pathsOf)}
              <Route>
                <UnknownAddress onTexts={() => setArrived((count) => count + 1)} />
              </Route>
            </Switch>
          </Frame>
        </Route>
      </Switch>
    );
  }, [language, arrived]);

  const failing = useHolds();
  const find = useCallback<FindOpenRoute>(
    (id) => openRoute(id, settings, language, failing),
    [settings, language, failing],
  );
  return <OpenRoutesContext value={find}>{table}</OpenRoutesContext>;
}
