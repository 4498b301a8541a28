import type { ReactNode } from 'react';
import { createBrowserRouter, matchPath, type RouteObject } from 'react-router-dom';
import type { Configuration } from '#config/configuration-types.ts';
import { hasTexts } from '#i18n/i18n.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { NotFoundScreen } from '#screens/errors/not-found-screen.tsx';
import { ensureTexts } from './languages.ts';
import { RouteScreen } from './route-screen.tsx';
import { routes } from './routes.ts';

const rootId = 'root';

/** Route objects of the paths of one language; the same path in two languages stands once. */
function pathsOf(language: string): RouteObject[] {
  const patterns = pathPatterns(language);
  return routes.flatMap((route) => {
    const pattern = patterns[route.id];
    if (!pattern) return [];
    return [
      {
        id: `${language} ${route.id}`,
        path: pattern,
        element: <RouteScreen key={route.id} route={route} pattern={pattern} />,
      },
    ];
  });
}

/**
 * The router: paths of the language of the page, and those of the other languages offered once an address
 * asks for them, so that a visit needs the texts of one language only.
 */
export function createPortalRouter(
  configuration: Configuration,
  language: string,
  frame: ReactNode,
) {
  const { offered } = configuration.manifest.settings.languages;
  const patched = new Set([language]);
  const isKnown = (path: string) =>
    [...patched].some((one) =>
      Object.values(pathPatterns(one)).some((pattern) => matchPath(pattern, path)),
    );
  return createBrowserRouter(
    [
      {
        id: rootId,
        element: frame,
        children: [...pathsOf(language), { path: '*', element: <NotFoundScreen /> }],
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch }) {
        if (isKnown(path)) return;
        for (const other of offered.filter((one) => !patched.has(one))) {
          // Without the texts of another language its paths are simply unknown.
          await ensureTexts(configuration, other).catch(() => {});
          if (!hasTexts(other)) continue;
          patched.add(other);
          patch(rootId, pathsOf(other));
          if (isKnown(path)) return;
        }
      },
    },
  );
}
