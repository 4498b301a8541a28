import { Ajv } from 'ajv';
import type { OptionsSchema } from '#parts/part-definition.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { nameKeyword } from '#tools/config/meta/name-keyword.ts';
import { explainSchemaError } from '#tools/config/meta/schema-error-words.ts';
import type { NamesByKind } from '#tools/config/meta/settings-schema.ts';
import { remembered } from '#tools/config/remembered.ts';
import { sentence } from '#tools/config/sentence.ts';
import { optionsSchema } from './list-options.ts';
import type { PlacedPart } from './placed-parts.ts';

/** Names for the view that is being checked. */
let names: NamesByKind = {};

/** The options of a part are those that its schema allows; a part without a schema has none. */
export function optionDiagnostics(
  { document, path, entry, definition }: PlacedPart,
  known: NamesByKind,
): Diagnostic[] {
  const at = [...path, 'options'];
  const schema = schemaOf(definition);
  if (!schema) {
    if (entry.options === undefined) return [];
    const what = sentence`the part "${String(entry.part)}" has no options`;
    return [{ ...document.place(at, 'key'), what, fix: sentence`take "options" out` }];
  }
  names = known;
  const validate = validatorOf(schema);
  const options = entry.options ?? {};
  if (validate(options)) return [];
  return (validate.errors ?? []).flatMap((error) => {
    const words = explainSchemaError(error, options);
    if (!words) return [];
    return [
      { ...document.place([...at, ...words.path], words.part), what: words.what, fix: words.fix },
    ];
  });
}

const schemaOf = remembered(optionsSchema);

/** Compiled once: the check runs on each save, for the retailer and for every partner. */
const validatorOf = remembered((schema: OptionsSchema) => {
  const ajv = new Ajv({
    ...{ strict: false, allErrors: true, verbose: true, validateSchema: false },
    code: { optimize: false },
  });
  ajv.addKeyword(nameKeyword(() => names));
  return ajv.compile(schema);
});
