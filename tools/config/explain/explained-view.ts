import { Ajv, type ValidateFunction } from 'ajv';
import { formAjvOptions, publishedSchema } from '#tools/config/compile/compile-form.ts';
import { compileRuntime, formatsOf } from '#tools/config/compile/compile-runtime.ts';
import { addCrossFieldKeywords } from '#tools/config/compile/cross-field-keywords.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { configuredSettings } from '#tools/config/sources/inline-settings.ts';
import type { Json, JsonObject } from '#tools/config/sources/json-value.ts';
import { folderFor } from '#tools/config/sources/repository.ts';
import { readSource } from '#tools/config/sources/source-file.ts';
import { type View, viewOf } from '#tools/config/sources/view.ts';
import { conditionsSeen, type FactLayers } from './explained-conditions.ts';
import type { ConditionSeen } from './why-field.ts';

/** The facts of a page. */
export interface FactsOnScreen {
  facts: JsonObject;
  /** Dotted keys of the settings that the preview's panel set. */
  panel: readonly string[];
}

/** A view whose conditions can be evaluated and explained. */
export interface ExplainedView {
  view: View;
  /** True when data is valid under a schema, which may name conditions. */
  holds(schema: Json, data: JsonObject): boolean;
  /** The conditions that a schema names, with the facts that each reads. */
  conditionsIn(schema: Json, onScreen: FactsOnScreen): ConditionSeen[];
}

/** Reads the configuration under `root` as a partner's customers get it. Throws for a partner without a folder. */
export async function readExplainedView(
  root: string,
  partner: string | null,
): Promise<ExplainedView> {
  const sources = readConfigurationSources(root);
  const view = viewOf(sources, partner);
  const conditions = conditionsOf(view);
  const formats = await formatsOf(await compileRuntime(root));
  const ajv = addCrossFieldKeywords(
    new Ajv({ ...formAjvOptions, formats, code: { optimize: false } }),
  );
  const layers: FactLayers = {
    portal: view.portal,
    configured: configuredSettings(view.portal, sources.settings),
    meta: readSource(folderFor(root, 'schemas/meta'), 'portal.schema.json'),
  };
  const compiled = new Map<string, ValidateFunction>();
  const holds = (schema: Json, data: JsonObject): boolean => {
    const key = JSON.stringify(schema);
    const test = compiled.get(key) ?? ajv.compile(publishedSchema(schema, conditions));
    compiled.set(key, test);
    return test(data);
  };
  const conditionsIn: ExplainedView['conditionsIn'] = (schema, { facts, panel }) =>
    conditionsSeen(schema, conditions, view.conditions, facts, panel, layers).map((seen) => ({
      ...seen,
      holds: holds({ $condition: seen.name }, { facts }),
    }));
  return { view, holds, conditionsIn };
}
