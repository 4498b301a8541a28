import type { Diagnostic } from '#tools/config/diagnostic.ts';
import {
  alwaysBeside,
  brokenRule,
  declarationsOf,
  type Formats,
  isOfType,
  namedValues,
} from '#tools/config/fields/field-values.ts';
import { type SubSchema, subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { either, type Sentence, sentence } from '#tools/config/sentence.ts';
import type { Json } from '#tools/config/sources/json-value.ts';

/**
 * Values that a form names fit their own field: `const`, `enum` and `default` its type, `const` and each choice of `enum`
 * its further rules, and one of them what counts for the field always.
 */
export const fieldValuesRule: SchemaRule = ({ view, formats }) =>
  [...view.forms.values()].flatMap((form) => {
    if (!form.readable) return [];
    const declarations = declarationsOf(form.value.schema);
    return subSchemasOf(form.value.schema).flatMap((sub): Diagnostic[] => {
      const always = alwaysBeside(declarations, sub);
      return [...unlike(sub), ...refused(sub, formats), ...excluded(sub, always, formats)].map(
        ({ key, ...words }) => ({ ...form.place(['schema', ...sub.path, key]), ...words }),
      );
    });
  });

interface Wrong {
  key: string;
  what: Sentence;
  fix: Sentence;
}

const printed = (value: Json) => JSON.stringify(value);

function unlike({ schema }: SubSchema): Wrong[] {
  const named = [
    ...namedValues(schema),
    ...(schema.default === undefined ? [] : [{ keyword: 'default', values: [schema.default] }]),
  ];
  return named.flatMap(({ keyword, values }) => {
    const odd = values.find((value) => !isOfType(value, schema));
    if (odd === undefined) return [];
    const what = sentence`${printed(odd)} is no ${either([schema.type].flat().map(String))}`;
    return [{ key: keyword, what, fix: sentence`write a value of that type, or change "type"` }];
  });
}

/** A value that the rules beside it refuse: no answer can have it. */
function refused({ schema }: SubSchema, formats: Formats): Wrong[] {
  return namedValues(schema).flatMap(({ keyword, values }) => {
    const { [keyword]: _, ...others } = schema;
    return values
      .filter((value) => isOfType(value, schema))
      .flatMap((value) => {
        const broken = brokenRule(value, others, formats);
        if (broken === undefined) return [];
        const what = sentence`${printed(value)} does not fit "${broken}": ${printed(others[broken] ?? null)} beside it`;
        return [
          { key: keyword, what, fix: sentence`write a value that fits, or change "${broken}"` },
        ];
      })
      .slice(0, 1);
  });
}

/** Values of a branch of which the field takes none, as what counts always refuses each. */
function excluded(
  { schema, inCondition }: SubSchema,
  always: readonly SubSchema[],
  formats: Formats,
): Wrong[] {
  if (inCondition) return [];
  return namedValues(schema).flatMap(({ keyword, values }) => {
    const broken = values.map((value) =>
      always
        .map((one) => brokenRule(value, one.schema, formats))
        .find((found) => found !== undefined),
    );
    const [first] = broken;
    if (first === undefined || broken.some((found) => found === undefined)) return [];
    const what = sentence`the field never is ${either(values.slice(0, 3).map(printed))}: elsewhere its "${first}" refuses that`;
    return [
      { key: keyword, what, fix: sentence`write a value that fits there, or change "${first}"` },
    ];
  });
}
