import { fileURLToPath } from 'node:url';
import { hashForSchema } from '@rjsf/utils';
import { rolldown } from 'rolldown';
import type { Manifest } from '#config/configuration-types.ts';
import { publishedSchema } from '#tools/config/compile/compile-form.ts';
import { publishedResets } from '#tools/config/compile/compile-resets.ts';
import { publishedWarnings } from '#tools/config/compile/compile-warnings.ts';
import { moduleCode } from '#tools/config/compile/standalone-module.ts';
import type { PublishedFiles } from '#tools/config/publish/published-files.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { type Conditions, resolveCondition } from '#tools/config/sources/inline-conditions.ts';
import type { Json, JsonObject } from '#tools/config/sources/json-value.ts';
import type { View } from '#tools/config/sources/view.ts';
import {
  notingConditional,
  notingConditions,
  notingSchema,
  rulesByAddress,
} from './coverage-schema.ts';
import { watchCode } from './coverage-watch.ts';

type Formats = Record<string, (value: string) => boolean>;
type Publication = Omit<Manifest, 'version'>;

/**
 * A publication for tests: the modules stay as they are, and a wrapper around each form and the conditions notes what
 * is exercised. Texts, parts and columns are noted where the page reads them.
 */
export async function coveredPublication(
  published: Publication,
  view: View,
  files: PublishedFiles,
  runtimeFile: string,
  formats: Formats,
): Promise<Publication> {
  const conditions = conditionsOf(view);
  const noter = files.add('coverage', 'js', await coverageRuntime());
  const forms = [...view.forms].map(([name, { value }]) => {
    const inner = String(published.forms[name]).replace('forms/', './');
    const body = [
      `import{form as plain}from${JSON.stringify(inner)};`,
      `import{coveredForm,note}from${JSON.stringify(`../${noter}`)};`,
      formBody(name, value, conditions, formats),
    ];
    const code = moduleCode(name, body.join(''), `../${runtimeFile}`);
    return [name, files.add(`forms/${name}.covered`, 'js', code)];
  });
  const rules = [
    `import{conditions as plain}from${JSON.stringify(`./${published.rules}`)};`,
    `import{coveredConditions,note}from${JSON.stringify(`./${noter}`)};`,
    `export const conditions=coveredConditions(plain,${conditionsWatch(conditions, formats)});`,
  ];
  const rulesCode = moduleCode('rules', rules.join(''), `./${runtimeFile}`);
  return {
    ...published,
    forms: Object.fromEntries(forms),
    rules: files.add('rules.covered', 'js', rulesCode),
  };
}

function formBody(
  name: string,
  document: JsonObject,
  conditions: Conditions,
  formats: Formats,
): string {
  const { schema = {}, resets } = document;
  const published = (part: Json) => publishedSchema(part, conditions);
  const parts = {
    resets: publishedResets(resets, published),
    warnings: publishedWarnings(document),
  };
  const conditionals = Object.entries(parts).flatMap(([kind, list]) =>
    list.flatMap(({ condition }, index) => {
      if (condition === undefined) return [];
      const path = [kind, index, 'if'];
      return [[`${kind}${index}`, notingConditional(name, condition, path, conditions)] as const];
    }),
  );
  const watched = {
    form: notingSchema(name, schema, conditions),
    ...Object.fromEntries(conditionals),
  };
  const coverage = {
    root: hashForSchema(publishedSchema(schema, conditions)),
    rules: rulesByAddress(name, schema),
    lookup: `lookup|${name}|ui`,
  };
  const members = `...${JSON.stringify(coverage)},watch:${watchCode(watched, formats)}`;
  return `export const form=coveredForm(plain,{${members}});`;
}

function conditionsWatch(conditions: Conditions, formats: Formats): string {
  const noting = notingConditions(conditions);
  const schemas = Object.keys(conditions).map((name) => [name, resolveCondition(name, noting)]);
  return watchCode(Object.fromEntries(schemas), formats);
}

async function coverageRuntime(): Promise<string> {
  const input = fileURLToPath(new URL('./coverage-runtime.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}
