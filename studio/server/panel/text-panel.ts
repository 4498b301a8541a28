import type { Path, Section } from '#studio/contract.ts';
import { withoutPlural } from '#tools/config/fields/text-tree.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { partOf } from '../files/part-of.ts';
import type { Scope } from './scope.ts';
import { section } from './section.ts';
import { writtenAt } from './written-at.ts';

/** A document of texts of a language, with the path of a text in it and the file that a new one goes into. */
interface TextAddress {
  document: LayeredDocument | undefined;
  file: string;
  path: string[];
}

/** Texts of every language under a key, with its other plural forms. */
export const textSections = (scope: Scope, key: string): Section[] =>
  scope.languages.flatMap((language) => {
    const address = addressOf(scope, language, key);
    const names = formsOf(address);
    return names.map((name) => {
      const path = [...address.path.slice(0, -1), name];
      return textSection(scope, language, address, path);
    });
  });

function textSection(
  scope: Scope,
  language: string,
  { document, file }: TextAddress,
  path: Path,
): Section {
  const at = document && writtenAt(scope, document, path);
  const house = at && !at.file.startsWith('schemas/partners/') ? at : { file, path };
  return section(scope, {
    ...{ name: 'text', language, ...house },
    schema: { type: 'string', minLength: 1 },
    usual: partOf(document?.value, path),
  });
}

/** The text of a key and its plural forms, as this language has them: `homes_one`, `homes_other`. */
function formsOf({ document, path }: TextAddress): string[] {
  const name = path.at(-1) ?? '';
  const beside = partOf(document?.value, path.slice(0, -1));
  const stem = withoutPlural(name);
  const forms = Object.keys(isJsonObject(beside) ? beside : {}).filter(
    (one) => withoutPlural(one) === stem,
  );
  return forms.length > 0 ? forms : [name];
}

/** Where a text of i18next stands: `forms.iban-change.title` in the texts of that form, others in those of their area. */
function addressOf({ view }: Pick<Scope, 'view'>, language: string, key: string): TextAddress {
  const [area = '', ...rest] = writtenKey(view, key).split('.');
  if (area !== 'forms') {
    const document = view.texts.get(language)?.get(area);
    return {
      document,
      file: `locales/${language}/${area}.json`,
      path: joined(document?.value, rest),
    };
  }
  const [form = '', ...path] = rest;
  const document = view.formTexts.get(language)?.get(form);
  return {
    document,
    file: `locales/${language}/forms/${form}.json`,
    path: joined(document?.value, path),
  };
}

/** A step of a wizard is called as its form: `wizards.contracting-gas.person` has no file of its own. */
function writtenKey(view: Scope['view'], key: string): string {
  const [area, wizard = '', step] = key.split('.');
  const steps = area === 'wizards' ? view.wizards.get(wizard)?.value.steps : undefined;
  const found = Array.isArray(steps)
    ? steps.find((one) => isJsonObject(one) && one.id === step)
    : undefined;
  return isJsonObject(found) ? `forms.${found.form}.title` : key;
}

/** The names of a key, whose dots may be part of one: the option `0.25`. */
function joined(tree: Json | undefined, names: readonly string[]): string[] {
  const [first, ...rest] = names;
  if (first === undefined) return [];
  if (!isJsonObject(tree)) return [...names];
  for (let length = 1; length <= names.length; length++) {
    const name = names.slice(0, length).join('.');
    if (Object.hasOwn(tree, name)) return [name, ...joined(tree[name], names.slice(length))];
  }
  return [first, ...rest];
}

/** All texts under an address, one section for each language: those of a field, or of a form. */
export function textsSections(
  scope: Scope,
  { form, path, schema }: { form: string; path: string[]; schema: Section['schema'] },
): Section[] {
  return scope.languages.map((language) => {
    const document = scope.view.formTexts.get(language)?.get(form);
    return section(scope, {
      ...{ name: 'texts', language, path, schema },
      file: `locales/${language}/forms/${form}.json`,
      usual: partOf(document?.value, path),
    });
  });
}
