import { Ajv, type CodeOptions } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Json, JsonObject } from '#tools/config/sources/json-value.ts';
import { addCrossFieldKeywords } from './cross-field-keywords.ts';
import { exportsOf } from './standalone-module.ts';

export interface ConditionalOptions {
  /** The published form of a schema. */
  published(schema: Json): unknown;
  formats: Record<string, (value: string) => boolean>;
  /** Ajv's code options, which say where the formats are at run time. */
  code: CodeOptions;
}

/** A part of a form that counts while its `if` fits all answers with the facts; without one always. */
export interface Conditional {
  data: JsonObject;
  condition: Json | undefined;
}

/** A JavaScript expression for a list of such parts, each `if` as a function `holds`; undefined when there are none. */
export function conditionalsCode(
  parts: readonly Conditional[],
  options: ConditionalOptions,
): string | undefined {
  if (parts.length === 0) return undefined;
  const ajv = addCrossFieldKeywords(
    new Ajv({
      $data: true,
      strict: false,
      messages: false,
      validateSchema: false,
      formats: options.formats,
      code: { ...options.code, source: true },
    }),
  );
  const ids = parts.flatMap(({ condition }, index) => {
    if (condition === undefined) return [];
    ajv.addSchema(options.published(condition) as JsonObject, `part${index}`);
    return [[`r${index}`, `part${index}`] as const];
  });
  const list = parts.map(({ data, condition }, index) => {
    const written = JSON.stringify(data);
    return condition === undefined ? written : `{...${written},holds:rules.r${index}}`;
  });
  const rules = ids.length > 0 ? exportsOf(standaloneCode(ajv, Object.fromEntries(ids))) : '{}';
  return `(rules=>[${list.join(',')}])(${rules})`;
}
