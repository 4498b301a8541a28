import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { formAjvOptions } from '#tools/config/compile/compile-form.ts';
import { addCrossFieldKeywords } from '#tools/config/compile/cross-field-keywords.ts';
import { exportsOf } from '#tools/config/compile/standalone-module.ts';
import type { Json, JsonObject } from '#tools/config/sources/json-value.ts';

/**
 * A JavaScript expression for an object with a function for each schema, by name, which notes the parts in force for
 * its data.
 */
export function watchCode(
  schemas: Readonly<Record<string, Json>>,
  formats: Record<string, (value: string) => boolean>,
): string {
  const ajv = addCrossFieldKeywords(
    new Ajv({
      ...formAjvOptions,
      formats,
      code: { lines: false, optimize: false, formats: _`formats`, source: true },
    }),
  );
  ajv.addKeyword({
    keyword: 'notes',
    schemaType: 'array',
    code: ({ gen, schema }) => {
      for (const id of schema as string[]) gen.code(_`note(${id})`);
    },
  });
  const names = Object.entries(schemas).map(([name, schema], index) => {
    ajv.addSchema(schema as JsonObject, `watch${index}`);
    return [name, `watch${index}`];
  });
  return exportsOf(standaloneCode(ajv, Object.fromEntries(names)));
}
