import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { type Conditions, resolveCondition } from './inline-conditions.ts';
import type { Json, JsonObject } from './json-value.ts';
import { type NamesByKind, settingSchemas, standaloneSchema } from './settings-schema.ts';
import { exportsOf, moduleCode } from './standalone-module.ts';

/** An ES module exporting `conditions` (name -> facts => boolean) and `settings` (dotted key -> value => boolean). */
export function compileRules(
  conditions: Conditions,
  settingsMeta: JsonObject,
  names: NamesByKind,
  runtimeUrl: string,
): string {
  const resolved = Object.keys(conditions).map(
    (name) => [name, resolveCondition(name, conditions)] as const,
  );
  const settings = [...settingSchemas(settingsMeta)].map(
    ([key, schema]) => [key, standaloneSchema(schema, settingsMeta, names)] as const,
  );
  const body = [
    `export const conditions=${functionsOf(resolved)};`,
    `export const settings=${functionsOf(settings)};`,
  ].join('\n');
  return moduleCode('rules', body, runtimeUrl);
}

function functionsOf(schemas: (readonly [name: string, schema: Json])[]): string {
  const ajv = new Ajv({
    strict: false,
    messages: false,
    validateSchema: false,
    code: { source: true, lines: false, optimize: 2 },
  });
  const ids = schemas.map(([name, schema], index) => {
    ajv.addSchema(schema as JsonObject, `rule${index}`);
    return [name, `rule${index}`];
  });
  return exportsOf(withoutErrors(standaloneCode(ajv, Object.fromEntries(ids))));
}

/** Rules are asked for yes or no on the first page of every visit: what exactly failed stays behind. */
function withoutErrors(code: string): string {
  return code.replace(/\{instancePath[^{}]*params:\{[^{}]*\}[^{}]*\}/g, '{}');
}
