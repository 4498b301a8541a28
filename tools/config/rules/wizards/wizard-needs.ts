import type { NeededStep } from '#operations/mutation.ts';
import { type NeededSteps, neededIn } from '#tools/config/code/needed-steps.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import type { CheckContext } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import type { View } from '#tools/config/sources/view.ts';

type Needs = NeededSteps[string];

/** A wizard, and the settings of its view. */
interface Wizard {
  document: LayeredDocument;
  steps: readonly JsonObject[];
  operation: string;
  settings: JsonObject;
}

/**
 * Reports what a wizard lacks of what its mutation needs to confirm anything: a step, a step that every customer sees of
 * whom it is needed, a field of its form; a step that the mutation takes in other wizards only; and a wizard without the
 * mutation that it is made for.
 */
export function needDiagnostics(
  name: string,
  wizard: Wizard,
  { view, code }: Pick<CheckContext, 'view' | 'code'>,
): Diagnostic[] {
  const byWizard = code.neededSteps.get(wizard.operation);
  if (!byWizard) return operationDiagnostics(name, wizard, code.neededSteps);
  const needs = neededIn(name, byWizard);
  if (!Object.hasOwn(byWizard, name)) return missingDiagnostics(wizard, needs);
  const known = Object.values(byWizard).flatMap((one) => Object.keys(one));
  return [
    ...missingDiagnostics(wizard, needs),
    ...wizard.steps.flatMap(({ id }, index) => {
      const step = String(id);
      const need = Object.hasOwn(needs, step) ? needs[step] : undefined;
      if (need)
        return [
          ...hidingDiagnostics(wizard, index, need),
          ...fieldDiagnostics(wizard, index, need, view),
        ];
      if (!known.includes(step)) return [];
      const what = sentence`"${wizard.operation}" has no use for the step "${step}" in "${name}"`;
      return [
        {
          ...wizard.document.place(['steps', index, 'id']),
          what,
          fix: sentence`take the step out`,
        },
      ];
    }),
  ];
}

/** A wizard that a mutation is made for and that does not name it: it would end well, and nothing would be sent. */
function operationDiagnostics(
  name: string,
  { document }: Wizard,
  needed: ReadonlyMap<string, NeededSteps>,
): Diagnostic[] {
  const made = [...needed].find(([, byWizard]) => Object.hasOwn(byWizard, name));
  if (!made || !document.readable) return [];
  const what = sentence`nothing sends the answers of "${name}", and it would end as if they were confirmed`;
  const fix = sentence`write "operation": "${made[0]}"`;
  return [{ ...document.place(['operation']), what, fix }];
}

function missingDiagnostics({ document, steps, operation }: Wizard, needs: Needs): Diagnostic[] {
  return Object.entries(needs)
    .filter(([step, { optional }]) => !optional && !steps.some(({ id }) => id === step))
    .map(([step]) => {
      const what = sentence`"${operation}" cannot confirm anything without the answers of a step "${step}"`;
      const fix = sentence`put the step with the id "${step}" back, or give its id to the step in its place`;
      return { ...document.place(['steps'], 'key'), what, fix };
    });
}

function hidingDiagnostics(
  { document, steps, operation }: Wizard,
  index: number,
  { when: allowed = [], optional }: NeededStep,
): Diagnostic[] {
  const { id, when } = steps[index] ?? {};
  // The last step is for all: another rule says so.
  if (optional || index === steps.length - 1 || !Array.isArray(when)) return [];
  const only = allowed.map((one) => `"${one}"`).join(', ');
  return when.flatMap((condition, place) => {
    if (allowed.includes(String(condition))) return [];
    const what = sentence`"${condition}" hides the step "${id}", and "${operation}" can confirm nothing without its answers`;
    const fix = only
      ? sentence`take it out here: only ${only} may hide this step`
      : sentence`take it out here`;
    return [{ ...document.place(['steps', index, 'when', place]), what, fix }];
  });
}

function fieldDiagnostics(
  { document, steps, operation, settings }: Wizard,
  index: number,
  { answers, where = {}, unless = {} }: NeededStep,
  { forms }: View,
): Diagnostic[] {
  const name = String(steps[index]?.form);
  const form = forms.get(name);
  if (!form?.readable) return [];
  const fields = new Set(fieldsOf(form.value.schema).keys());
  const lacking = (needed: readonly string[], otherwise = ''): Diagnostic[] =>
    needed
      .filter((field) => !fields.has(field))
      .map((field) => ({
        ...document.place(['steps', index, 'form']),
        what: sentence`the form "${name}" has no field "${field}", without which "${operation}" can confirm nothing`,
        fix: sentence`put the field back into that form${otherwise}`,
      }));
  const bySetting = (needed: NonNullable<NeededStep['where']>, isNeeded: boolean) =>
    Object.entries(needed).flatMap(([setting, list]) =>
      isOn(settingAt(settings, setting)) === isNeeded
        ? lacking(list, sentence`, or set "${setting}" to ${!isNeeded}`)
        : [],
    );
  return [...lacking(answers), ...bySetting(where, true), ...bySetting(unless, false)];
}

/** True for a setting that is true, or `required` where it has words. */
const isOn = (value: Json | undefined) => value === true || value === 'required';

const settingAt = (settings: JsonObject, path: string) =>
  path
    .split('.')
    .reduce<Json | undefined>(
      (part, key) => (isJsonObject(part) ? part[key] : undefined),
      settings,
    );
