import { Ajv, type ValidateFunction } from 'ajv';
import { withDefaults } from '#domain/settings/setting-defaults.ts';
import { answersRead, withGroups } from '#tools/config/compile/answers-read.ts';
import { formAjvOptions, publishedSchema } from '#tools/config/compile/compile-form.ts';
import { compileRuntime, formatsOf } from '#tools/config/compile/compile-runtime.ts';
import { addCrossFieldKeywords } from '#tools/config/compile/cross-field-keywords.ts';
import { conditionAtRoot } from '#tools/config/compile/hoist-conditions.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { folderFor } from '#tools/config/sources/repository.ts';
import { readSource } from '#tools/config/sources/source-file.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import { conditionsSeen, type FactLayers } from './explained-conditions.ts';
import { fieldExplanations, type Guard } from './field-explanations.ts';
import { type Claim, type FormExplanation, type Reason, writtenAt } from './why-field.ts';

/** A form on a page, with its answers and facts. */
export interface FormOnScreen {
  form: string;
  answers: JsonObject;
  facts: JsonObject;
  /** Dotted keys of the settings that the preview's panel set. */
  panel: readonly string[];
}

/**
 * Explains why a form may be opened, and why each field is shown, required, hidden or disabled; null for an unknown
 * form.
 */
export type Explain = (onScreen: FormOnScreen) => FormExplanation | null;

/**
 * Reads the configuration under `root` as a partner's customers get it, to explain its forms in a preview. Throws for a
 * partner without a folder.
 */
export async function readExplanations(root: string, partner: string | null): Promise<Explain> {
  const sources = readConfigurationSources(root);
  const view = viewOf(sources, partner);
  const conditions = conditionsOf(view);
  const formats = await formatsOf(await compileRuntime(root));
  const ajv = addCrossFieldKeywords(
    new Ajv({ ...formAjvOptions, formats, code: { optimize: false } }),
  );
  const layers: FactLayers = {
    portal: view.portal,
    configured: withDefaults(view.portal.value, sources.settings) as JsonObject,
    meta: readSource(folderFor(root, 'schemas/meta'), 'portal.schema.json'),
  };
  const compiled = new Map<string, ValidateFunction>();
  const holds = (schema: Json, data: JsonObject): boolean => {
    const key = JSON.stringify(schema);
    const test = compiled.get(key) ?? ajv.compile(publishedSchema(schema, conditions));
    compiled.set(key, test);
    return test(data);
  };

  return ({ form: name, answers, facts, panel }) => {
    const form = view.forms.get(name);
    if (!form) return null;
    const data = { ...withGroups(form.value.schema, answers), facts };
    const conditionsIn = (test: Json) =>
      conditionsSeen(test, conditions, view.conditions, facts, panel, layers).map((seen) => ({
        ...seen,
        holds: holds({ $condition: seen.name }, { facts }),
      }));
    const whole = (says: Claim['says'], document: LayeredDocument, path: JsonPath, names: Json) => {
      const place = writtenAt(document.place(path, 'key'));
      const seen = conditionsIn({ $condition: names });
      const applies = seen.every((condition) => condition.holds);
      const when: Reason = { place, branch: 'then', applies, conditions: seen, answers: [] };
      return { says, place, holds: applies, when: seen.length > 0 ? [when] : [] };
    };
    const reasonOf = ({ condition, address, path, branch }: Guard): Reason => ({
      place: writtenAt(form.place(['schema', ...path], 'key')),
      branch,
      applies: holds(conditionAtRoot(condition, address), data) === (branch === 'then'),
      conditions: conditionsIn(condition),
      answers: answersRead(condition, address, data),
    });
    const fields = [...fieldExplanations(form.value)].map(([address, claims]) => {
      const explained = claims.map(({ says, path, guards }): Claim => {
        const when = guards.map(reasonOf);
        const place = writtenAt(form.place(path, 'key'));
        return { says, place, holds: when.every(({ applies }) => applies), when };
      });
      const says = (what: Claim['says']) => explained.some((one) => one.says === what && one.holds);
      const shown = says('shown') && !says('hidden');
      return { address, shown, required: shown && says('required'), claims: explained };
    });
    const steps = wizardAround(facts, view.wizards).flatMap(({ wizard, steps: all }) =>
      all.flatMap((step, index) =>
        step.form === name
          ? [whole('step', wizard, ['steps', index, 'when'], step.when ?? [])]
          : [],
      ),
    );
    return {
      form: [whole('open', form, ['requires'], form.value.requires ?? []), ...steps],
      fields,
    };
  };
}

/** The wizard that the form is a step of now, if any. */
function wizardAround(facts: JsonObject, wizards: ReadonlyMap<string, LayeredDocument>) {
  const { wizard: subject } = (facts.subject ?? {}) as JsonObject;
  const wizard = isJsonObject(subject) ? wizards.get(String(subject.name)) : undefined;
  if (!wizard) return [];
  const { steps } = wizard.value;
  return [{ wizard, steps: Array.isArray(steps) ? steps.filter(isJsonObject) : [] }];
}
