import { Ajv } from 'ajv';
import { formAjvOptions } from '#tools/config/compile/compile-form.ts';
import { addCrossFieldKeywords } from '#tools/config/compile/cross-field-keywords.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { ajvWords } from '#tools/config/meta/ajv-words.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';

/** The default of a field is a valid answer. */
export const defaultsRule: SchemaRule = ({ view, formats }) => {
  const ajv = addCrossFieldKeywords(
    new Ajv({
      ...formAjvOptions,
      messages: true,
      formats: { ...formats },
      code: { optimize: false },
    }),
  );
  return [...view.forms.values()].flatMap((form) =>
    subSchemasOf(form.value.schema).flatMap(({ schema, path, address }) => {
      if (schema.default === undefined) return [];
      const [error] = errorsOf(ajv, schema);
      if (!error) return [];
      const what = sentence`"${address.at(-1)}" begins with ${JSON.stringify(schema.default)}, which it does not take: it ${error}`;
      const fix = sentence`write an answer that fits, or take "default" out`;
      return [{ ...form.place(['schema', ...path, 'default']), what, fix }];
    }),
  );
};

function errorsOf(ajv: Ajv, schema: object & { default?: unknown }): Sentence[] {
  try {
    const fits = ajv.compile(schema);
    return fits(schema.default) ? [] : (fits.errors ?? []).map(ajvWords);
  } catch {
    // Other rules report the invalid schema.
    return [];
  }
}
