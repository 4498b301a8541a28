import { Ajv, type ValidateFunction } from 'ajv';
import type { OptionsSchema, PartDefinition } from '#parts/part-definition.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { nameKeyword } from '#tools/config/meta/name-keyword.ts';
import { explainSchemaError } from '#tools/config/meta/schema-error-words.ts';
import type { NamesByKind } from '#tools/config/meta/settings-schema.ts';
import { optionsSchema } from './list-options.ts';
import type { PlacedPart } from './placed-parts.ts';

/** Compiled once: the check runs on each save, for the retailer and for every partner. */
const compiled = new WeakMap<OptionsSchema, ValidateFunction>();

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
    const what = `the part "${String(entry.part)}" has no options`;
    return [{ ...document.place(at, 'key'), what, fix: 'take "options" out' }];
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

/** Schemas of options: made once, as each is compiled once. */
const schemas = new WeakMap<PartDefinition, OptionsSchema>();

function schemaOf(definition: PartDefinition): OptionsSchema | undefined {
  const schema = schemas.get(definition) ?? optionsSchema(definition);
  if (schema) schemas.set(definition, schema);
  return schema;
}

function validatorOf(schema: OptionsSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const ajv = new Ajv({
    ...{ strict: false, allErrors: true, verbose: true, validateSchema: false },
    code: { optimize: false },
  });
  ajv.addKeyword(nameKeyword(() => names));
  const validate = ajv.compile(schema);
  compiled.set(schema, validate);
  return validate;
}
