import type { Diagnostic } from '#tools/config/diagnostic.ts';
import {
  placeholdersOf,
  type Text,
  textsOf,
  withoutPlural,
} from '#tools/config/fields/text-tree.ts';
import { remembered } from '#tools/config/remembered.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';
import type { View } from '#tools/config/sources/view.ts';

/** Every offered language has every text, with the same placeholders. */
export const languagesAgreeRule: ViewRule = ({ view }) => {
  const [first, ...others] = offeredLanguages(view);
  if (first === undefined) return [];
  return others.flatMap((other) => [
    ...compareFiles(view.texts, first, other, ''),
    ...compareFiles(ownTexts(view.formTexts), first, other, 'forms/'),
    ...compareFiles(ownTexts(view.fragmentTexts), first, other, 'fragments/'),
  ]);
};

type Trees = ReadonlyMap<string, ReadonlyMap<string, LayeredDocument>>;

/** Texts of the files themselves, as fragments are compared with one another. */
function ownTexts(trees: View['formTexts']): Trees {
  return new Map(
    [...trees].map(([language, documents]) => [
      language,
      new Map([...documents].map(([name, { own }]) => [name, own])),
    ]),
  );
}

function compareFiles(trees: Trees, first: string, other: string, under: string): Diagnostic[] {
  const [a, b] = [trees.get(first), trees.get(other)];
  const names = [...new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])];
  return names.flatMap((name) => {
    const [here, there] = [a?.get(name), b?.get(name)];
    if (here && there) return here.readable && there.readable ? compare(here, there) : [];
    const [language, present] = here ? [other, here] : [first, there];
    const what = sentence`the file is missing: ${present?.place([]).file} has no twin`;
    const fix = sentence`copy that file and translate its texts`;
    return [{ file: `locales/${language}/${under}${name}.json`, line: 1, column: 1, what, fix }];
  });
}

const compare = remembered((a: LayeredDocument, b: LayeredDocument): Diagnostic[] => {
  const [inA, inB] = [byPluralFreeKey(a), byPluralFreeKey(b)];
  const diagnostics = [...missing(inA, b, inB), ...missing(inB, a, inA)];
  for (const [key, { text }] of inA) {
    const counterpart = inB.get(key);
    if (!counterpart) continue;
    const [wanted, found] = [placeholdersOf(text), placeholdersOf(counterpart.text)];
    if (wanted.join() === found.join()) continue;
    const what = sentence`the text "${key}" takes ${list(found)}, its twin takes ${list(wanted)}`;
    diagnostics.push({
      ...b.place(counterpart.path),
      what,
      fix: sentence`use the same {{…}} in both languages`,
    });
  }
  return diagnostics;
});

function missing(
  texts: ReadonlyMap<string, Text>,
  document: LayeredDocument,
  present: ReadonlyMap<string, Text>,
): Diagnostic[] {
  return (
    [...texts]
      // The rule of the form's texts reports missing labels.
      .filter(([key]) => !present.has(key) && !/^fields\..*\.label$/.test(key))
      .map(([key, { path, text }]) => ({
        ...document.place(path, 'key'),
        what: sentence`the text "${key}" is missing in this language`,
        fix: sentence`add it; the other language says ${JSON.stringify(text.slice(0, 60))}`,
        mend: { by: 'copy' as const, path, text },
      }))
  );
}

function byPluralFreeKey(document: LayeredDocument): Map<string, Text> {
  return new Map([...textsOf(document.value)].map(([key, text]) => [withoutPlural(key), text]));
}

function list(names: string[]): string {
  return names.length > 0 ? names.map((name) => `{{${name}}}`).join(', ') : sentence`no values`;
}
