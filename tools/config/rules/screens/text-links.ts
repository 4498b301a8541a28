import { marked, type Token } from 'marked';
import { textsOfPart } from '#parts/part-texts.ts';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import type { CheckContext } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { entryName } from '#tools/config/sources/list-edit.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';
import type { PlacedPart } from './placed-parts.ts';

/** A link in a text of Markdown leads to a page of the portal, or to somewhere that the page shows as a link. */
export function textLinkDiagnostics(part: PlacedPart, { view }: CheckContext): Diagnostic[] {
  const prefix = textsOfPart(part.page, String(entryName(part.entry)));
  const keys = part.definition.markdown?.map((end) => prefix + end) ?? [];
  return keys.flatMap((name) => {
    const [area = '', ...rest] = name.split('.');
    return offeredLanguages(view).flatMap((language) => {
      const document = view.texts.get(language)?.get(area);
      const text = document?.readable && textsOf(document.value).get(rest.join('.'))?.text;
      if (!document || !text) return [];
      const paths = pathsOf(view, language);
      return linksIn(text).flatMap((address): Diagnostic[] => {
        const wrong = wrongLink(address, paths);
        return wrong ? [{ ...document.place(rest), ...wrong }] : [];
      });
    });
  });
}

function pathsOf(view: CheckContext['view'], language: string): string[] {
  const routes = view.texts.get(language)?.get('routes');
  return routes?.readable ? [...textsOf(routes.value).values()].map(({ text }) => text) : [];
}

/** Addresses of the links in a text, in order. */
function linksIn(text: string): string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(text), (token: Token) => {
    if (token.type === 'link') found.push(String(token.href));
  });
  return found;
}

function wrongLink(
  address: string,
  paths: readonly string[],
): Pick<Diagnostic, 'what' | 'fix'> | null {
  if (/^(https:\/\/|mailto:|tel:)/.test(address)) return null;
  if (!address.startsWith('/')) {
    const what = sentence`the link to "${address}" is shown as text`;
    return {
      what,
      fix: sentence`begin it with https://, mailto: or tel:, or with / for a page of the portal`,
    };
  }
  const [path = ''] = address.split(/[?#]/);
  if (paths.some((one) => isOf(path, one))) return null;
  const closest = closestName(path, paths);
  const fix = closest
    ? sentence`write "${closest}"`
    : sentence`write a path of locales/<language>/routes.json, or the whole address of another site`;
  return { what: sentence`no page of the portal has the path "${path}" in this language`, fix };
}

/** True for an address of a path such as `/contratos/:contractType`. */
function isOf(address: string, path: string): boolean {
  const [steps, wanted] = [address.split('/'), path.split('/')];
  return (
    steps.length === wanted.length &&
    wanted.every((step, place) =>
      step.startsWith(':') ? steps[place] !== '' : step === steps[place],
    )
  );
}
