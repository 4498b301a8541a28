import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { CheckContext } from '#tools/config/rule.ts';
import { unknownLink } from '#tools/config/rules/pages/link-names.ts';
import { oneOfMany } from '#tools/config/rules/pages/reachable-pages.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import type { PlacedPart } from './placed-parts.ts';

type Fault = Pick<Diagnostic, 'what' | 'fix' | 'isWarning'>;

/** The ways to pages and sites that the options of a part name lead somewhere from its page. */
export function wayDiagnostics(part: PlacedPart, { view }: CheckContext): Diagnostic[] {
  const { document, path, entry } = part;
  const { routes, links } = view.portal.value;
  const found: Diagnostic[] = [];
  eachObject(entry.options, ({ route, link }, at) => {
    const wrong = (key: string, fault: Fault | null) =>
      fault && found.push({ ...document.place([...path, 'options', ...at, key]), ...fault });
    if (typeof route === 'string') wrong('route', wrongRoute(route, part, routes));
    if (typeof link === 'string') wrong('link', unknownLink(link, links));
  });
  return found;
}

function wrongRoute(route: string, part: PlacedPart, routes: Json | undefined): Fault | null {
  const { page, definition } = part;
  if (route === page)
    return {
      what: sentence`this leads to "${page}", where it stands`,
      fix: sentence`name another page, or take it out`,
    };
  const known = definition.subject === 'contract' ? ['contractName', 'contractId'] : [];
  const many = oneOfMany(route, known);
  if (many) return many;
  const setting = isJsonObject(routes) ? routes[route] : undefined;
  if (!isJsonObject(setting) || setting.enabled !== false) return null;
  const what = sentence`the page "${route}" is switched off: nothing is shown of this`;
  const fix = sentence`take it out, or "routes.${route}.enabled": false out of the settings`;
  return { what, fix, isWarning: true };
}
