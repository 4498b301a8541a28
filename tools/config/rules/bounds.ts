import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { Json, JsonObject } from '#tools/config/json-value.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { subSchemasOf } from '#tools/config/schema-fields.ts';

/** Keywords of JSON Schema that bound the same thing from below and from above. */
const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

const typeOf = (value: Json): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

function fits(value: Json, { type }: JsonObject): boolean {
  const types = [type].flat().filter((one) => typeof one === 'string');
  const own = typeOf(value);
  return (
    types.length === 0 ||
    types.some((one) => one === own || (one === 'number' && own === 'integer'))
  );
}

/**
 * A rule of a form can be satisfied: no least above the most, no value of another type. Whether two settings agree is
 * said of the settings, once.
 */
export const boundsRule: ViewRule = ({ view }) =>
  [...view.forms.values()].flatMap((form) => {
    if (!form.readable) return [];
    return subSchemasOf(form.value.schema).flatMap(({ schema, path }): Diagnostic[] => {
      const place = (key: string) => form.place(['schema', ...path, key]);
      const crossed = pairs.flatMap(([least, most]): Diagnostic[] => {
        const [from, to] = [schema[least], schema[most]];
        if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return [];
        const isSetting = (key: string) =>
          form.find(['schema', ...path, key, '$setting'], 'key') !== undefined;
        if (isSetting(least) && isSetting(most)) return [];
        const what = `nothing is at least ${from} and at most ${to}`;
        return [{ ...place(most), what, fix: `write ${from} or more, or lower ${least}` }];
      });
      const values: [string, Json[]][] = [
        ['const', schema.const === undefined ? [] : [schema.const]],
        ['default', schema.default === undefined ? [] : [schema.default]],
        ['enum', Array.isArray(schema.enum) ? schema.enum : []],
      ];
      const unlike = values.flatMap(([key, list]): Diagnostic[] => {
        const odd = list.find((value) => !fits(value, schema));
        if (odd === undefined) return [];
        const what = `${JSON.stringify(odd)} is no ${[schema.type].flat().join(' or ')}`;
        return [{ ...place(key), what, fix: 'write a value of that type, or change "type"' }];
      });
      return [...crossed, ...unlike];
    });
  });
