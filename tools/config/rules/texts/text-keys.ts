import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { TextUses } from '#tools/config/code/text-uses.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { textsOf, withoutPlural } from '#tools/config/fields/text-tree.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { sentence } from '#tools/config/sentence.ts';
import { FIELDS_AREA } from '#tools/config/sources/field-kinds.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

/** Areas whose keys are names of something else: of routes, of listed pages, of kinds of fields. */
const tables = ['routes', 'pages', FIELDS_AREA];

/** Texts of a listed page (`written-pages.ts`). */
const LISTED_TEXTS = ['title', 'description', 'heading', 'intro'];

/** Texts that code and configuration name exist, and every text is used. */
export const textKeysRule: ViewRule = (context) => {
  const [language] = offeredLanguages(context.view);
  if (language === undefined) return [];
  const keys = keysOf(context, language);
  return [
    ...unknownKeys(context, language, keys),
    ...namedKeys(context, language, keys),
    ...unusedTexts(context, language),
  ];
};

function keysOf({ view }: CheckContext, language: string): Set<string> {
  const keys = new Set<string>();
  for (const [area, { value }] of view.texts.get(language) ?? [])
    for (const key of textsOf(value).keys()) {
      keys.add(`${area}.${key}`);
      keys.add(withoutPlural(`${area}.${key}`));
    }
  return keys;
}

function allReadable({ view }: CheckContext, language: string): boolean {
  return [...(view.texts.get(language)?.values() ?? [])].every((document) => document.readable);
}

function unknownKeys(
  { view, texts }: CheckContext,
  language: string,
  keys: ReadonlySet<string>,
): Diagnostic[] {
  const isReadable = (key: string) =>
    view.texts.get(language)?.get(key.slice(0, key.indexOf('.')))?.readable !== false;
  return texts.called
    .filter(({ key }) => !key.startsWith('forms.') && !keys.has(key) && isReadable(key))
    .map(({ key, place }) => {
      const closest = closestName(key, keys);
      const fix = closest
        ? sentence`write "${closest}", or add the text`
        : sentence`add the text in every language`;
      return { ...place, what: sentence`there is no text "${key}"`, fix };
    });
}

/** Explanations of conditions, names of menu entries, texts of listed pages. */
function namedKeys(
  context: CheckContext,
  language: string,
  keys: ReadonlySet<string>,
): Diagnostic[] {
  const { view } = context;
  if (!allReadable(context, language)) return [];
  const diagnostics: Diagnostic[] = [];
  for (const name of Object.keys(conditionsOf(view)))
    if (!keys.has(`conditions.${name}`))
      diagnostics.push({
        ...view.conditions.place(['conditions', name], 'key'),
        what: sentence`no text says what to do when "${name}" does not hold`,
        fix: sentence`add "${name}" to locales/<language>/conditions.json`,
        mend: { by: 'text', key: `conditions.${name}` },
      });
  eachObject(view.portal.value.menus, ({ route }, path) => {
    if (typeof route !== 'string' || keys.has(`frame.routes.${route}`)) return;
    const place = view.portal.place(['menus', ...path, 'route']);
    const what = sentence`the menu entry "${route}" has no text`;
    diagnostics.push({
      ...place,
      what,
      fix: sentence`add "routes.${route}" to locales/<language>/frame.json`,
      mend: { by: 'text', key: `frame.routes.${route}` },
    });
  });
  eachObject(view.portal.value.listedPages, ({ route }, path) => {
    const missing = LISTED_TEXTS.find((text) => !keys.has(`pages.${route}.${text}`));
    if (typeof route !== 'string' || !missing) return;
    diagnostics.push({
      ...view.portal.place(['listedPages', ...path, 'route']),
      what: sentence`the listed page "${route}" has no ${missing}`,
      fix: sentence`add "${route}.${missing}" to locales/<language>/pages.json`,
      mend: { by: 'text', key: `pages.${route}.${missing}` },
    });
  });
  return diagnostics;
}

function unusedTexts({ view, texts }: CheckContext, language: string): Diagnostic[] {
  const conditions = conditionsOf(view);
  const diagnostics: Diagnostic[] = [];
  for (const [area, document] of view.texts.get(language) ?? []) {
    if (tables.includes(area)) continue;
    for (const [key, { path }] of textsOf(document.value)) {
      const used =
        area === 'conditions'
          ? !isJsonObject(view.conditions.value.conditions) || Object.hasOwn(conditions, key)
          : isUsed(withoutPlural(`${area}.${key}`), texts);
      if (!used)
        diagnostics.push({
          ...document.place(path, 'key'),
          what: sentence`nothing uses the text "${area}.${key}"`,
          fix: sentence`take it out in every language, or correct the key`,
          mend: { by: 'removal' },
        });
    }
  }
  return diagnostics;
}

/** True for a key that is named itself, by its group, or by a prefix that the code completes. */
function isUsed(key: string, { mentioned, prefixes }: TextUses): boolean {
  const groups = key.split('.').map((_, index, steps) => steps.slice(0, index + 1).join('.'));
  return (
    groups.some((group) => mentioned.has(group)) || prefixes.some((start) => key.startsWith(start))
  );
}
