import { Ajv, type CodeOptions } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { addCrossFieldKeywords } from './cross-field-keywords.ts';
import { conditionAtRoot } from './hoist-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';
import { exportsOf } from './standalone-module.ts';

interface ResetOptions {
  /** The published form of a schema. */
  published(schema: Json): unknown;
  formats: Record<string, (value: string) => boolean>;
  /** Ajv's code options, which say where the formats are at run time. */
  code: CodeOptions;
}

/** The `if` of a reset as a schema over all answers: one with a group asks about the answers of that group. */
export function askedOfForm({ in: group, if: asked = {} }: JsonObject): Json {
  return typeof group === 'string' ? conditionAtRoot(asked, group.split('/')) : asked;
}

/** A JavaScript expression for the resets of a form, each `if` as a function `holds`; undefined when there are none. */
export function resetsCode(resets: Json | undefined, options: ResetOptions): string | undefined {
  const all = (Array.isArray(resets) ? resets : []).filter(isJsonObject);
  if (all.length === 0) return undefined;
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
  const ids = all.flatMap((reset, index) => {
    if (reset.if === undefined) return [];
    ajv.addSchema(options.published(askedOfForm(reset)) as JsonObject, `reset${index}`);
    return [[`r${index}`, `reset${index}`] as const];
  });
  const list = all.map(({ in: group, at, changed, set, if: asked }, index) => {
    const data = JSON.stringify({ in: group, at, changed, set });
    return asked === undefined ? data : `{...${data},holds:rules.r${index}}`;
  });
  const rules = ids.length > 0 ? exportsOf(standaloneCode(ajv, Object.fromEntries(ids))) : '{}';
  return `(rules=>[${list.join(',')}])(${rules})`;
}
