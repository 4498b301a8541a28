import {
  mainAreaOf,
  pageDefinition,
  pageDefinitions,
  subjectOfArea,
} from '#parts/page-definitions.ts';
import { textsOfPart } from '#parts/part-texts.ts';
import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { textsOf, withoutPlural } from '#tools/config/fields/text-tree.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { entryName } from '#tools/config/sources/list-edit.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';
import { columnDiagnostics } from './list-columns.ts';
import { filterDiagnostics } from './list-filters.ts';
import { pageDiagnostics } from './list-pages.ts';
import { ownPageDiagnostics } from './own-pages.ts';
import { optionDiagnostics } from './part-options.ts';
import { sourceDiagnostics } from './part-sources.ts';
import { wayDiagnostics } from './part-ways.ts';
import { type PlacedPart, placedParts } from './placed-parts.ts';
import { textLinkDiagnostics } from './text-links.ts';

/** Every page has its document, and a document only areas and parts that its page can show. */
export const screenPartsRule: ViewRule = (context) => [
  ...Object.keys(pageDefinitions).flatMap((page) => missingDocument(context, page)),
  ...[...context.view.screens].flatMap(([page, document]) =>
    document.readable ? screenDiagnostics(context, page, document) : [],
  ),
];

function missingDocument({ view }: CheckContext, page: string): Diagnostic[] {
  if (view.screens.has(page)) return [];
  const file = `schemas/screens/${page}.json`;
  const what = sentence`the page "${page}" has no document`;
  return [
    { file, line: 1, column: 1, what, fix: sentence`write which parts it has, in { "areas": … }` },
  ];
}

function screenDiagnostics(
  context: CheckContext,
  page: string,
  document: LayeredDocument,
): Diagnostic[] {
  if (isJsonObject(document.value.page) === Object.hasOwn(pageDefinitions, page))
    return [strangePage(page, document)];
  const parts = placedParts(page, document, context);
  return [
    ...unknownAreas(page, document),
    ...withoutMain(page, document, parts),
    ...(isJsonObject(document.value.page) ? ownPageDiagnostics(context, page, document) : []),
    ...twice(parts),
    ...parts.flatMap((part) => [
      ...strangers(part),
      ...optionDiagnostics(part, context.names),
      ...columnDiagnostics(part),
      ...pageDiagnostics(part, context),
      ...filterDiagnostics(part, context),
      ...sourceDiagnostics(part, context),
      ...closedDialogs(part, parts, context),
      ...missingTexts(part, context),
      ...textLinkDiagnostics(part, context),
      ...wayDiagnostics(part, context),
    ]),
  ];
}

/** A document of no page, or one that makes a page of the code its own. */
function strangePage(page: string, document: LayeredDocument): Diagnostic {
  const names = Object.keys(pageDefinitions);
  if (names.includes(page)) {
    const what = sentence`"${page}" is a page of the portal, and no page of your own`;
    return { ...document.place(['page'], 'key'), what, fix: sentence`take "page" out` };
  }
  const what = sentence`there is no page "${page}"${didYouMean(page, names)}`;
  const fix = sentence`name the file as one of: ${names.join(', ')}; for a page of your own, add "page"`;
  return { ...document.place([]), what, fix };
}

function unknownAreas(page: string, document: LayeredDocument): Diagnostic[] {
  const known = pageDefinition(page).areas;
  const { areas } = document.value;
  const unknown = isJsonObject(areas)
    ? Object.keys(areas).filter((one) => !known.includes(one))
    : [];
  return unknown.map((area) => ({
    ...document.place(['areas', area], 'key'),
    what: sentence`the page "${page}" has no area "${area}"${didYouMean(area, known)}`,
    fix: sentence`use one of: ${known.join(', ')}`,
  }));
}

/** A page whose area for it lacks the part that the page is for. */
function withoutMain(
  page: string,
  document: LayeredDocument,
  parts: readonly PlacedPart[],
): Diagnostic[] {
  const definition = pageDefinition(page);
  const { main } = definition;
  if (!main) return [];
  const area = mainAreaOf(definition);
  const found = parts.find(({ entry, path }) => entry.part === main && path[1] === area);
  if (!found) {
    const what = sentence`the area "${area}" of this page has no "${main}", which the page is for`;
    return [
      { ...document.place(['areas', area], 'key'), what, fix: sentence`add { "part": "${main}" }` },
    ];
  }
  const keys = ['requires', 'from', 'until'].filter((key) => (found.entry[key] ?? null) !== null);
  return keys.map((key) => ({
    ...document.place([...found.path, key]),
    what: sentence`"${main}", which this page is for, may be missing`,
    fix: sentence`take its "${key}" out; to close the page, use the setting routes`,
  }));
}

/** A part that a page may have once, or two parts with one name: partners could not say which they change. */
function twice(parts: readonly PlacedPart[]): Diagnostic[] {
  return parts.flatMap(({ document, path, entry, definition }, index) => {
    const before = parts.slice(0, index);
    if (!definition.repeatable && before.some((one) => one.entry.part === entry.part)) {
      const what = sentence`"${String(entry.part)}" stands on this page twice, and may stand once`;
      return [{ ...document.place(path), what, fix: sentence`take one of them out` }];
    }
    if (!before.some((one) => entryName(one.entry) === entryName(entry))) return [];
    const what = sentence`two parts of this page are called "${String(entryName(entry))}"`;
    return [{ ...document.place(path), what, fix: sentence`give one a name of its own: "id"` }];
  });
}

/** A part about something that its page is not about. */
function strangers({ page, document, path, entry, definition }: PlacedPart): Diagnostic[] {
  const { subject } = definition;
  const area = String(path[1]);
  if (!subject || subject === subjectOfArea(pageDefinition(page), area)) return [];
  const pages = Object.keys(pageDefinitions).filter(
    (one) =>
      pageDefinition(one).subject === subject ||
      Object.values(pageDefinition(one).subjects ?? {}).includes(subject),
  );
  const what = sentence`"${String(entry.part)}" is about a ${subject}, and the page "${page}" is not`;
  const fix = sentence`take it out, or put it on one of: ${pages.join(', ')}`;
  return [{ ...document.place([...path, 'part']), what, fix }];
}

const optionsOf = ({ entry }: PlacedPart) => (isJsonObject(entry.options) ? entry.options : {});

/** Forms whose dialogs a part has. */
const dialogsOf = (part: PlacedPart): readonly string[] => {
  const { dialogs = [], dialogsIn } = part.definition;
  return dialogsIn?.(optionsOf(part)) ?? dialogs;
};

/** A button whose dialog no part of the page has. */
function closedDialogs(
  part: PlacedPart,
  parts: readonly PlacedPart[],
  { names }: CheckContext,
): Diagnostic[] {
  const opened = part.definition.opens?.(optionsOf(part)) ?? [];
  const lacks = pageDefinition(part.page).lacks ?? [];
  const shown = new Set(parts.flatMap(dialogsOf));
  return opened
    .filter(({ name }) => !shown.has(name) || lacks.includes(name))
    .filter(({ name }) => names.forms?.includes(name))
    .map(({ name, at }) => ({
      ...part.document.place([...part.path, 'options', ...at]),
      what: sentence`no part of this page has the dialog of "${name}"`,
      fix: sentence`add the part with the dialog, or take the action out`,
    }));
}

/** A text that options need and a language of the portal lacks. */
function missingTexts(part: PlacedPart, { view }: CheckContext): Diagnostic[] {
  const prefix = textsOfPart(part.page, String(entryName(part.entry)));
  const key = (end: string) => prefix + end;
  const keys = part.definition.texts?.(optionsOf(part), { key }) ?? [];
  return keys.flatMap(({ name, at }) => {
    const [area = '', ...rest] = name.split('.');
    return offeredLanguages(view).flatMap((language) => {
      const texts = view.texts.get(language)?.get(area);
      if (texts && (!texts.readable || hasText(texts, rest.join('.')))) return [];
      const what = sentence`${language} has no text "${name}", which this part needs`;
      const fix = sentence`add "${rest.join('.')}" to locales/${language}/${area}.json`;
      const place = part.document.place(
        at.length > 0 ? [...part.path, 'options', ...at] : [...part.path, 'part'],
      );
      return [{ ...place, what, fix, mend: { by: 'text', key: name } }];
    });
  });
}

/** True for texts with this key, or with its plural forms. */
const hasText = ({ value }: LayeredDocument, key: string) =>
  [...textsOf(value).keys()].some((one) => one === key || withoutPlural(one) === key);
