import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import {
  declarationsOf,
  type Formats,
  isOfType,
  listedValues,
  namedValues,
  neverHas,
} from '#tools/config/fields/field-values.ts';
import { type SubSchema, subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { either, sentence } from '#tools/config/sentence.ts';
import type { ComposedDocument } from '#tools/config/sources/composed-document.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';

/**
 * Rules and resets compare a field only with values that it can have. A value of another type, or a misspelt choice, is
 * a mistake; a choice that was removed is none, as what depends on it never applies.
 */
export const comparedValuesRule: SchemaRule = ({ view, defaults, formats }) =>
  [...view.forms].flatMap(([name, form]) => {
    if (!form.readable) return [];
    const declarations = declarationsOf(form.value.schema);
    const usual = declarationsOf(defaults.forms.get(name)?.value.schema);
    return questionsOf(form).flatMap((question): Diagnostic[] => {
      const { schema, path, address } = question;
      const known = declarations.get(address);
      return namedValues(schema).flatMap(({ keyword, values }) =>
        values
          .filter((value) => neverHas(known, value, formats))
          // A partner may offer fewer choices than the retailer; rules about the others remain.
          .filter((value) => !isOffered(usual.get(address), value, formats))
          .slice(0, 1)
          .map((value) => ({
            ...form.place([...path, keyword]),
            ...wordsOf(address, value, known ?? []),
          })),
      );
    });
  });

interface Question {
  schema: SubSchema['schema'];
  path: JsonPath;
  /** The field that it tests. */
  address: string;
}

function questionsOf({ value: { schema, resets } }: ComposedDocument): Question[] {
  const ofSchema = subSchemasOf(schema)
    .filter(({ inCondition }) => inCondition)
    .map((sub) => ({ ...sub, path: ['schema', ...sub.path], address: sub.address.join('/') }));
  const ofResets = (Array.isArray(resets) ? resets : []).flatMap((reset, index) => {
    if (!isJsonObject(reset)) return [];
    const group = typeof reset.in === 'string' ? reset.in.split('/') : [];
    return subSchemasOf(reset.if).map((sub) => ({
      ...sub,
      path: ['resets', index, 'if', ...sub.path],
      address: [...group, ...sub.address].join('/'),
    }));
  });
  return [...ofSchema, ...ofResets];
}

const isOffered = (
  declarations: readonly SubSchema[] | undefined,
  value: Json,
  formats: Formats,
): boolean => declarations !== undefined && !neverHas(declarations, value, formats);

function wordsOf(
  address: string,
  value: Json,
  declarations: readonly SubSchema[],
): Pick<Diagnostic, 'what' | 'fix' | 'isWarning'> {
  const said = JSON.stringify(value);
  const what = sentence`the answer "${address}" is never ${said}`;
  const other = declarations.find(({ schema }) => !isOfType(value, schema));
  if (other) {
    const types = either([other.schema.type].flat().map(String));
    return { what, fix: sentence`compare it with a value of its type, ${types}` };
  }
  const listed = (listedValues(declarations) ?? []).map((one) => JSON.stringify(one));
  const meant = closestName(said, listed, Math.min(2, Math.floor((said.length - 2) / 3)));
  const isOther = meant !== undefined && meant.replace(/\d+/g, '') !== said.replace(/\d+/g, '');
  if (isOther) return { what, fix: sentence`write ${meant}` };
  const fix = sentence`compare it with one of: ${listed.slice(0, 12).join(', ')}; or take this out`;
  return { what, fix, isWarning: true };
}
