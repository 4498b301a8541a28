import { Ajv } from 'ajv';
import type { OptionsSchema } from '#parts/part-definition.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { explainSchemaError } from '#tools/config/meta/schema-error-words.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

const ajv = new Ajv({ strict: false, allErrors: true, verbose: true });

/** Options of a part at a path of a document: those that its schema allows, and none where it has no schema. */
export function partOptions(
  document: LayeredDocument,
  path: JsonPath,
  schema: OptionsSchema | undefined,
): Diagnostic[] {
  const entry = path.reduce<Json | undefined>(memberOf, document.value);
  const options = isJsonObject(entry) ? entry.options : undefined;
  const at = [...path, 'options'];
  if (!schema) {
    if (options === undefined) return [];
    const what = 'this part has no options';
    return [{ ...document.place(at, 'key'), what, fix: 'take "options" out' }];
  }
  const validate = ajv.compile(schema);
  if (validate(options ?? {})) return [];
  return (validate.errors ?? []).flatMap((error) => {
    const words = explainSchemaError(error, options);
    if (!words) return [];
    const { what, fix } = words;
    return [{ ...document.place([...at, ...words.path], words.part), what, fix }];
  });
}

const memberOf = (whole: Json | undefined, key: string | number): Json | undefined =>
  isJsonObject(whole) || Array.isArray(whole)
    ? (whole as Record<string | number, Json>)[key]
    : undefined;
