import type { ErrorObject, FuncKeywordDefinition } from 'ajv';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import type { NamesByKind } from './settings-schema.ts';

const words: Record<string, Sentence> = {
  conditions: sentence`a condition of conditions.json`,
  'field texts': sentence`a kind of field of locales/<language>/fields.json`,
  formats: sentence`a format of src/domain/values/formats.ts`,
  forms: sentence`a form of schemas/forms/`,
  fragments: sentence`a fragment of schemas/fragments/`,
  languages: sentence`a language with texts in locales/`,
  mutations: sentence`a mutation of forms in src/operations/`,
  parts: sentence`a part of src/parts/`,
  'wizard mutations': sentence`a mutation of wizards in src/operations/`,
  routes: sentence`a route of locales/<language>/routes.json`,
  widgets: sentence`a widget of src/forms/widgets/`,
};

/** The keyword `names` of the meta schemas: the text must be one of the current names of that kind. */
export function nameKeyword(names: () => NamesByKind): FuncKeywordDefinition {
  const validate: NameValidator = (kind, value) => {
    const known = names()[kind];
    if (!known || typeof value !== 'string' || known.includes(value)) return true;
    const closest = closestName(value, known);
    const list = known.length <= 12 ? known.join(', ') : sentence`${known.length} names`;
    const fix = closest
      ? sentence`write "${closest}"`
      : sentence`use one of: ${list || sentence`none yet`}`;
    const what = sentence`"${value}" is not ${words[kind] ?? kind}`;
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
