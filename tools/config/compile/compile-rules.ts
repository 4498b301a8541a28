import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import {
  type NamesByKind,
  settingSchemas,
  shorthandSchemas,
  standaloneSchema,
} from '#tools/config/meta/settings-schema.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { exportsOf, moduleCode } from './standalone-module.ts';

/** An ES module exporting `settings` (dotted key -> value => boolean), loaded only where the retailer serves some. */
export function compileSettingRules(
  meta: JsonObject,
  names: NamesByKind,
  runtimeUrl: string,
): string {
  const settings = [...settingSchemas(meta)].map(
    ([key, schema]) => [key, standaloneSchema(schema, meta, names)] as const,
  );
  const isPrivate = settings
    .filter(([, schema]) => isJsonObject(schema) && schema.served === 'private')
    .map(([key]) => `settings[${JSON.stringify(key)}].isPrivate=true;`);
  const shorthands = [...shorthandSchemas(meta)].map(
    ([key, { member }]) =>
      `settings[${JSON.stringify(key)}]=Object.assign(()=>true,{shorthand:${JSON.stringify(member)}});`,
  );
  const marks = [...isPrivate, ...shorthands].join('');
  const body = `export const settings=${functionsOf(settings)};${marks}`;
  return moduleCode('settings', body, runtimeUrl);
}

/** A JavaScript expression for an object with a function for each schema, by name: value => boolean. */
export function functionsOf(schemas: (readonly [name: string, schema: Json])[]): string {
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

/** Removes the error reporting: these rules only answer yes or no. */
function withoutErrors(code: string): string {
  const lean = code
    .replace(/\{instancePath[^{}]*params:\{[^{}]*\}[^{}]*\}/g, '{}')
    .replace(/\(data, \{instancePath[^}]*\}=\{\}\)/g, '(data)')
    .replace(/validate\d+\.errors = [^;]+;/g, '');
  if (/validate\d+\.errors/.test(lean)) throw new Error('a rule reads the errors of another');
  return lean;
}
