import { placeholdersOf, withoutPlural } from '#tools/config/fields/text-tree.ts';
import { remembered } from '#tools/config/remembered.ts';
import { neededForms } from '#tools/config/rules/texts/plural-forms.ts';
import type { SourceFile } from '#tools/config/sources/source-file.ts';
import { addKeys, emptyTree, textPaths } from '#tools/config/texts/key-tree.ts';
import { pluralForm } from '#tools/config/texts/known-keys.ts';
import { type TextLayer, textIn } from '#tools/config/texts/text-layer.ts';

/**
 * Paths of the texts of a file in either language, the order of `from` leading, and of the plural forms that `to` says of
 * numbers below a thousand and that no language has.
 */
export function rowPaths(layer: TextLayer, file: string, from: string, to: string): string[][] {
  const written = [from, to].flatMap((language) =>
    [layer.inherited, layer.own].map((files) => files.get(language)?.get(file)),
  );
  const paths = pathsIn(...written);
  const known = new Set(paths.map(textOfPath));
  return paths.flatMap((path, at) => {
    const stem = stemOf(path);
    const isLastForm = pluralForm(nameOf(path)) && stemOf(paths[at + 1] ?? []) !== stem;
    if (!isLastForm || !isPlural(layer, file, path, [from, to])) return [path];
    const more = [...neededForms(to).keys()]
      .map((form) => [...path.slice(0, -1), `${withoutPlural(nameOf(path))}_${form}`])
      .filter((one) => !known.has(textOfPath(one)));
    return [path, ...(hasText(layer, file, plainOf(path), to) ? [] : more)];
  });
}

/** True for a text that the language `to` has to have: `from` has it, or it is a plural form that `to` says of a number. */
export function isNeeded(
  layer: TextLayer,
  file: string,
  path: readonly string[],
  from: string,
  to: string,
): boolean {
  const form = pluralForm(nameOf(path));
  if (form === undefined || !isPlural(layer, file, path, [from, to]))
    return hasText(layer, file, path, from);
  return (
    [...neededForms(to).keys()].some((needed) => needed === form) &&
    !hasText(layer, file, plainOf(path), to)
  );
}

const pathsIn = remembered((...sources: (SourceFile | undefined)[]) => {
  const tree = emptyTree();
  for (const source of sources) addKeys(tree, source?.tree);
  return textPaths(tree);
});

/** A name may end like a plural form by chance: it is one beside another form of it, or where its text counts. */
function isPlural(
  layer: TextLayer,
  file: string,
  path: readonly string[],
  languages: readonly string[],
): boolean {
  return languages.some((language) => {
    const texts = FORMS.flatMap((form) => {
      const text = textAt(
        layer,
        file,
        [...plainOf(path).slice(0, -1), formed(path, form)],
        language,
      );
      return text === undefined ? [] : [text];
    });
    return texts.length > 1 || texts.some((text) => placeholdersOf(text).includes('count'));
  });
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const nameOf = (path: readonly string[]) => path.at(-1) ?? '';
const textOfPath = (path: readonly string[]) => JSON.stringify(path);
const formed = (path: readonly string[], form: string) => `${withoutPlural(nameOf(path))}_${form}`;
const plainOf = (path: readonly string[]) => [...path.slice(0, -1), withoutPlural(nameOf(path))];
const stemOf = (path: readonly string[]) => textOfPath(plainOf(path));

const textAt = ({ own, inherited }: TextLayer, file: string, path: string[], language: string) =>
  textIn(own, language, { file, path }) ?? textIn(inherited, language, { file, path });

const hasText = (layer: TextLayer, file: string, path: readonly string[], language: string) =>
  (textAt(layer, file, [...path], language) ?? '').trim() !== '';
