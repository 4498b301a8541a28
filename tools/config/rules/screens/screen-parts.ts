import { pageDefinitions } from '#parts/page-definitions.ts';
import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { entryName } from '#tools/config/sources/list-edit.ts';
import { partOptions } from './part-options.ts';

/** Every page has its document, and a document only areas and parts that its page can show. */
export const screenPartsRule: ViewRule = (context) => [
  ...Object.keys(pageDefinitions).flatMap((page) => missing(context, page)),
  ...[...context.view.screens].flatMap(([page, document]) =>
    document.readable ? screenDiagnostics(context, page, document) : [],
  ),
];

function missing({ view }: CheckContext, page: string): Diagnostic[] {
  if (view.screens.has(page)) return [];
  const file = `schemas/screens/${page}.json`;
  const what = `the page "${page}" has no document`;
  return [{ file, line: 1, column: 1, what, fix: 'write which parts it has, in { "areas": … }' }];
}

function screenDiagnostics(
  context: CheckContext,
  page: string,
  document: LayeredDocument,
): Diagnostic[] {
  const definition = pageDefinitions[page];
  if (!definition) {
    const names = Object.keys(pageDefinitions);
    const what = `there is no page "${page}"${didYouMean(page, names)}`;
    return [{ ...document.place([]), what, fix: `name the file as one of: ${names.join(', ')}` }];
  }
  const { areas } = document.value;
  if (!isJsonObject(areas)) return [];
  const unknown = Object.keys(areas).filter((area) => !definition.areas.includes(area));
  return [
    ...unknown.map((area) => ({
      ...document.place(['areas', area], 'key'),
      what: `the page "${page}" has no area "${area}"${didYouMean(area, definition.areas)}`,
      fix: `use one of: ${definition.areas.join(', ')}`,
    })),
    ...twice(document, areas),
    ...entriesIn(areas).flatMap(({ entry, path }) => {
      const name = String(entry.part);
      const part = Object.hasOwn(context.code.parts, name) ? context.code.parts[name] : undefined;
      // The schema of these documents reports an unknown part.
      if (!part) return [];
      if (part.subject && part.subject !== definition.subject) {
        const what = `"${name}" shows a ${part.subject}, and the page "${page}" is not about one`;
        const fix = `take it out, or put it on one of: ${pagesAbout(part.subject).join(', ')}`;
        return [{ ...document.place([...path, 'part']), what, fix }];
      }
      return partOptions(document, path, part.options);
    }),
  ];
}

interface PlacedEntry {
  entry: JsonObject;
  path: JsonPath;
}

const entriesIn = (areas: JsonObject): PlacedEntry[] =>
  Object.entries(areas).flatMap(([area, list]: [string, Json]) =>
    Array.isArray(list)
      ? list.flatMap((entry, index) =>
          isJsonObject(entry) ? [{ entry, path: ['areas', area, index] }] : [],
        )
      : [],
  );

/** Two parts of a page with one name: partners could not say which they change. */
function twice(document: LayeredDocument, areas: JsonObject): Diagnostic[] {
  const seen = new Set<unknown>();
  return entriesIn(areas).flatMap(({ entry, path }) => {
    const name = entryName(entry);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const what = `"${String(name)}" stands on this page twice`;
    const fix = 'take one of them out, or give one a name of its own: "id"';
    return [{ ...document.place(path), what, fix }];
  });
}

const pagesAbout = (subject: string): string[] =>
  Object.entries(pageDefinitions).flatMap(([page, definition]) =>
    definition.subject === subject ? [page] : [],
  );
