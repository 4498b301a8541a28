import type { RJSFSchema } from '@rjsf/utils';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { _ } from 'ajv';
import { contentHash } from '#tools/config/publish/published-files.ts';
import { type Conditions, inlineConditions } from '#tools/config/sources/inline-conditions.ts';
import { withSettingPointers } from '#tools/config/sources/inline-settings.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { publishedAbout, withoutAbout } from './compile-about.ts';
import { conditionalsCode } from './compile-conditionals.ts';
import { publishedResets } from './compile-resets.ts';
import {
  publishedWarnings,
  warnedField,
  warningsOf,
  withWarnedFields,
} from './compile-warnings.ts';
import { addCrossFieldKeywords, withDataPointers } from './cross-field-keywords.ts';
import { hoistConditions } from './hoist-conditions.ts';
import { privateFields } from './private-fields.ts';
import { exportsOf, moduleCode } from './standalone-module.ts';

type Formats = Record<string, (value: string) => boolean>;

/** Ajv options for forms, in the compiler and in the check. */
export const formAjvOptions = {
  $data: true,
  allErrors: true,
  messages: false,
  // 4.6 is 46 times 0.1, which is no number of a computer.
  multipleOfPrecision: 6,
  strict: false,
  validateSchema: false,
  verbose: false,
} as const;

/** The schema that the browser gets: conditions inlined, settings and cross-field pointers in Ajv's form. */
export function publishedSchema(schema: Json, conditions: Conditions): RJSFSchema {
  const lifted = hoistConditions(schema);
  const inlined = inlineConditions(lifted, conditions);
  return withDataPointers(withSettingPointers(inlined)) as RJSFSchema;
}

const code = { lines: false, optimize: 2, formats: _`formats` };

/** An ES module exporting `form`: the published document, its validators by RJSF's hashes, its resets and warnings. */
export function compileForm(
  name: string,
  document: JsonObject,
  conditions: Conditions,
  formats: Formats,
  runtimeUrl: string,
): string {
  const published = (part: Json) => publishedSchema(part, conditions);
  const schema = published(document.schema ?? {});
  const commonJs = compileSchemaValidatorsCode(schema, {
    customFormats: formats,
    ajvFormatOptions: false,
    ajvOptionsOverrides: { ...formAjvOptions, code },
    extenderFn: addCrossFieldKeywords,
  });
  const { submit, requires, dataProtection, draft } = document;
  const ui = withSettingPointers(withoutAbout(document.ui ?? {}));
  const about = publishedAbout(document.ui);
  const edition = contentHash(JSON.stringify([schema, ui, document.resets]));
  const keeping = { draft: withKeepMinutes(draft), ...privateFields(document) };
  const shown = withWarnedFields(ui, [
    ...warningsOf(document).map(warnedField),
    ...(about ?? []).map(({ field }) => field),
  ]);
  const stated = { submit, requires, dataProtection };
  const data = { name, edition, ...stated, ...keeping, about, schema, ui: shown };
  const options = { published, formats, code };
  const resets = conditionalsCode(publishedResets(document.resets, published), options);
  const warnings = conditionalsCode(publishedWarnings(document), options);
  const members = [
    `...${JSON.stringify(data)}`,
    `validators:${exportsOf(commonJs)}`,
    ...(resets ? [`resets:${resets}`] : []),
    ...(warnings ? [`warnings:${warnings}`] : []),
  ];
  return moduleCode(name, `export const form={${members.join(',')}};`, runtimeUrl);
}

function withKeepMinutes(draft: Json | undefined): Json | undefined {
  if (!isJsonObject(draft)) return undefined;
  const { keepMinutes = 1440, delayMs } = draft;
  return withSettingPointers(delayMs === undefined ? { keepMinutes } : { keepMinutes, delayMs });
}
