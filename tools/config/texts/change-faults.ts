import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { placeholdersOf, withoutPlural } from '#tools/config/fields/text-tree.ts';
import { sentence } from '#tools/config/sentence.ts';
import { pluralForm } from './known-keys.ts';
import type { TextChange } from './table-changes.ts';
import { keyOf, type TextPlace } from './text-key.ts';
import { type TextLayer, textIn } from './text-layer.ts';

/**
 * Changes that would break a page: other placeholders than the text of the default language (as the table leaves it)
 * has, and new plural forms that the language does not know (CLDR, which i18next follows).
 */
export function changeFaults(changes: readonly TextChange[], layer: TextLayer): Diagnostic[] {
  const [first = ''] = layer.languages;
  const changed = new Map(
    changes.filter(({ language }) => language === first).map(({ key, text }) => [key, text]),
  );
  const original = (place: TextPlace) =>
    changed.get(keyOf(place)) ??
    textIn(layer.own, first, place) ??
    textIn(layer.inherited, first, place);
  return changes
    .filter(({ language }) => language !== first)
    .flatMap((change) => [
      ...otherPlaceholders(change, first, original),
      ...foreignForm(change, original),
    ]);
}

type Original = (place: TextPlace) => string | undefined;

function otherPlaceholders(
  { at, text, place }: TextChange,
  first: string,
  original: Original,
): Diagnostic[] {
  const wanted = [at, ...manyOf(at)]
    .map(original)
    .filter((twin) => twin !== undefined)
    .map(placeholdersOf);
  const found = placeholdersOf(text);
  const [same] = wanted;
  if (!same || wanted.some((names) => names.join() === found.join())) return [];
  const what = sentence`this text takes ${inWords(found)}, that of ${first} takes ${inWords(same)}`;
  return [{ ...place, what, fix: sentence`write the same {{…}} as there, with the same names` }];
}

/** Where the text for many stands: a form for one may leave the number out in one language and say it in another. */
function manyOf({ file, path }: TextPlace): TextPlace[] {
  const name = path.at(-1) ?? '';
  if (pluralForm(name) === undefined) return [];
  return [{ file, path: [...path.slice(0, -1), `${withoutPlural(name)}_other`] }];
}

function foreignForm(
  { key, language, at, isNew, place }: TextChange,
  original: Original,
): Diagnostic[] {
  const form = pluralForm(key);
  if (!isNew || form === undefined || original(at) !== undefined) return [];
  const forms: string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  if (form === 'zero' || forms.includes(form)) return [];
  const what = sentence`${language} has no plural form "${form}"`;
  return [{ ...place, what, fix: sentence`clear this cell; its forms are ${forms.join(', ')}` }];
}

function inWords(names: readonly string[]): string {
  return names.length > 0 ? names.map((name) => `{{${name}}}`).join(', ') : sentence`no values`;
}
