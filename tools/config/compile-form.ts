import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { _ } from 'ajv';
import { addCrossFieldKeywords, withDataPointers } from './cross-field-keywords.ts';
import { type Conditions, inlineConditions } from './inline-conditions.ts';
import type { Json, JsonObject } from './json-value.ts';
import { exportsOf, moduleCode } from './standalone-module.ts';

type Formats = Record<string, (value: string) => boolean>;

/** Options that forms are validated with, ahead of time and in the check. */
export const formAjvOptions = {
  $data: true,
  allErrors: true,
  messages: false,
  strict: false,
  validateSchema: false,
  verbose: false,
} as const;

/** The schema that the browser gets: conditions inlined, cross-field pointers as Ajv reads them. */
export function publishedSchema(schema: Json, conditions: Conditions): RJSFSchema {
  return withDataPointers(inlineConditions(schema, conditions)) as RJSFSchema;
}

/** An ES module exporting `form`: the document as published and its validators, by RJSF's hashes. */
export function compileForm(
  name: string,
  document: JsonObject,
  conditions: Conditions,
  formats: Formats,
  runtimeUrl: string,
): string {
  const schema = publishedSchema(document.schema ?? {}, conditions);
  const commonJs = compileSchemaValidatorsCode(schema, {
    customFormats: formats,
    ajvFormatOptions: false,
    ajvOptionsOverrides: {
      ...formAjvOptions,
      code: { lines: false, optimize: 2, formats: _`formats` },
    },
    extenderFn: addCrossFieldKeywords,
  });
  const { submit, requires, draft, ui } = document;
  const data = { name, submit, requires, draft: withNever(draft), schema, ui };
  const body = `export const form={...${JSON.stringify(data)},validators:${exportsOf(commonJs)}};`;
  return moduleCode(name, body, runtimeUrl);
}

function withNever(draft: Json | undefined): Json | undefined {
  return draft ? { keepMinutes: 1440, never: [], ...(draft as JsonObject) } : undefined;
}
