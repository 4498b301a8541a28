import type { ErrorObject, FuncKeywordDefinition } from 'ajv';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { NamesByKind } from './settings-schema.ts';

const words: Record<string, string> = {
  conditions: 'a condition of conditions.json',
  'field texts': 'a kind of field of locales/<language>/fields.json',
  formats: 'a format of src/domain/values/formats.ts',
  forms: 'a form of schemas/forms/',
  fragments: 'a fragment of schemas/fragments/',
  languages: 'a language with texts in locales/',
  mutations: 'a mutation of forms in src/operations/',
  parts: 'a part of src/parts/',
  'wizard mutations': 'a mutation of wizards in src/operations/',
  routes: 'a route of locales/<language>/routes.json',
  widgets: 'a widget of src/forms/widgets/',
};

/** The keyword `names` of the meta schemas: the text must be one of the current names of that kind. */
export function nameKeyword(names: () => NamesByKind): FuncKeywordDefinition {
  const validate: NameValidator = (kind, value) => {
    const known = names()[kind];
    if (!known || typeof value !== 'string' || known.includes(value)) return true;
    const closest = closestName(value, known);
    const list = known.length <= 12 ? known.join(', ') : `${known.length} names`;
    const fix = closest ? `write "${closest}"` : `use one of: ${list || 'none yet'}`;
    const what = `"${value}" is not ${words[kind] ?? kind}`;
    const params = { what, fix, ...(closest && { closest }) };
    validate.errors = [{ keyword: 'names', params }];
    return false;
  };
  return { keyword: 'names', errors: true, validate };
}

interface NameValidator {
  (kind: string, value: unknown): boolean;
  errors?: Partial<ErrorObject>[];
}
