import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaContext, SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject, type JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** Addresses of the web lead to a host, and pages that consents name are among `links`. */
export const linksRule: SchemaRule = (context) => [
  ...wrongAddresses(context.view.portal),
  ...wrongAddresses(context.view.deployment),
  ...unknownPages(context),
];

function wrongAddresses(document: LayeredDocument): Diagnostic[] {
  const found: Diagnostic[] = [];
  const visit = (part: Json | undefined, path: JsonPath) => {
    if (typeof part === 'string' && /^https?:\/\/\S+$/.test(part)) {
      const wrong = wrongHost(part);
      if (wrong) found.push({ ...document.place(path), ...wrong });
    } else if (Array.isArray(part))
      for (const [index, inner] of part.entries()) visit(inner, [...path, index]);
    else if (isJsonObject(part))
      for (const [key, inner] of Object.entries(part)) visit(inner, [...path, key]);
  };
  visit(document.value, []);
  return found;
}

function wrongHost(address: string): Pick<Diagnostic, 'what' | 'fix' | 'isWarning'> | null {
  const fix = sentence`copy the address from the browser in which it opens`;
  if (!URL.canParse(address)) return { what: sentence`"${address}" is not an address`, fix };
  const { hostname } = new URL(address);
  if (/[.:]/.test(hostname) || hostname === 'localhost') return null;
  return {
    what: sentence`"${hostname}" is hardly the name of a host: it has no dot`,
    fix,
    isWarning: true,
  };
}

/** A consent whose page is unknown has words in its label that lead nowhere. */
function unknownPages({ view }: SchemaContext): Diagnostic[] {
  if (!view.portal.readable) return [];
  const links = view.portal.value.links;
  const known = Object.keys(isJsonObject(links) ? links : {});
  return [...view.forms.values()].flatMap((form) => {
    const found: Diagnostic[] = [];
    eachObject(form.value.ui, (ui: JsonObject, path) => {
      const options = ui['ui:options'];
      const page = isJsonObject(options) && options.look !== 'products' && options.link;
      if (typeof page !== 'string' || known.includes(page)) return;
      const closest = closestName(page, known);
      found.push({
        ...form.place(['ui', ...path, 'ui:options', 'link']),
        what: sentence`there is no page "${page}" in the setting "links"`,
        fix: closest
          ? sentence`write "${closest}"`
          : sentence`add "${page}" to "links", unless the API serves it`,
        ...(closest ? {} : { isWarning: true as const }),
      });
    });
    return found;
  });
}
