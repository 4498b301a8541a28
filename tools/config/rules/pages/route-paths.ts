import { routeParameters } from '#domain/settings/route-parameters.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { both, sentence } from '#tools/config/sentence.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

/** One path of a route: segments of letters, digits and hyphens, or a parameter with a colon before it. */
const PATH = /^\/$|^(\/:?[\p{L}\p{N}_~.-]+)+$/u;

/** What a path looks like to the browser: the names of its parameters do not distinguish two paths. */
const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':').toLowerCase();

/** Each route has a path that leads to it, with its parameters, and none leads to two routes in any offered language. */
export const routePathsRule: ViewRule = ({ view }) => {
  const taken = new Map<string, string>();
  return offeredLanguages(view).flatMap((language) => {
    const routes = view.texts.get(language)?.get('routes');
    if (!routes?.readable) return [];
    return Object.entries(routes.value).flatMap(([route, path]): Diagnostic[] => {
      if (route === '$schema' || typeof path !== 'string') return [];
      const wrong = wrongPath(routes, route, path);
      if (wrong) return [wrong];
      const shape = shapeOf(path);
      const other = taken.get(shape) ?? route;
      taken.set(shape, other);
      if (other === route) return [];
      const what = sentence`"${path}" leads to "${other}" already`;
      const fix = sentence`write another path: one address is one page, in every language`;
      return [{ ...routes.place([route]), what, fix }];
    });
  });
};

function wrongPath(routes: LayeredDocument, route: string, path: string): Diagnostic | null {
  const place = routes.place([route]);
  if (!PATH.test(path)) {
    const what = sentence`"${path}" is not a path`;
    return { ...place, what, fix: sentence`begin with "/", and use letters, digits and hyphens` };
  }
  const wanted = routeParameters[route] ?? [];
  const given = [...path.matchAll(/:([^/]+)/g)].map(([, name]) => name ?? '');
  const isSame = given.length === wanted.length && wanted.every((name) => given.includes(name));
  if (isSame) return null;
  const list = both(wanted.map((name) => `:${name}`)) || sentence`no parameter`;
  return {
    ...place,
    what: sentence`the page "${route}" reads ${list}`,
    fix: sentence`write a path with ${list}`,
  };
}
