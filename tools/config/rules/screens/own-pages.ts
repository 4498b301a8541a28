import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { textsOf } from '#tools/config/fields/text-tree.ts';
import type { CheckContext } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

/** A page that only the configuration knows has a path and a title in each language, something to show, and its own name. */
export function ownPageDiagnostics(
  { view, code }: CheckContext,
  page: string,
  document: LayeredDocument,
): Diagnostic[] {
  if (code.pages.has(page)) {
    const what = sentence`"${page}" is a page of the portal without parts`;
    return [
      {
        ...document.place([]),
        what,
        fix: sentence`give the page, its path and texts another name`,
      },
    ];
  }
  const place = document.place(['page'], 'key');
  const needs = { routes: page, pages: `${page}.title` };
  const missing = offeredLanguages(view).flatMap((language) =>
    Object.entries(needs).flatMap(([area, key]) => {
      const texts = view.texts.get(language)?.get(area);
      if (texts && (!texts.readable || textsOf(texts.value).has(key))) return [];
      const what =
        area === 'routes'
          ? sentence`${language} has no path for the page "${page}"`
          : sentence`${language} has no title for the page "${page}"`;
      const fix = sentence`add "${key}" to locales/${language}/${area}.json`;
      return [{ ...place, what, fix }];
    }),
  );
  const { areas } = document.value;
  const lists = isJsonObject(areas) ? Object.values(areas) : [];
  const hasParts = lists.some((list) => Array.isArray(list) && list.length > 0);
  if (hasParts) return missing;
  const what = sentence`the page "${page}" shows nothing`;
  return [...missing, { ...document.place(['areas'], 'key'), what, fix: sentence`add a part` }];
}
