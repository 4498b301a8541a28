import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { isJsonObject, type JsonObject } from '#tools/config/json-value.ts';
import type { LayeredDocument } from '#tools/config/layered-document.ts';
import { offeredLanguages } from '#tools/config/offered-languages.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import type { View } from '#tools/config/view.ts';
import { wizardConditionDiagnostics } from './wizard-conditions.ts';

/**
 * Step ids are unique, a form appears once, a step reads only answers of earlier steps, steps are sent as their mutation
 * sends them, the last step confirms what it needs, and a wizard has a title.
 */
export const wizardStepsRule: ViewRule = ({ view, code }) => [
  ...[...view.wizards.values()].flatMap((wizard) => {
    const steps = stepsOf(wizard);
    return [
      ...repeatDiagnostics(wizard, steps),
      ...wizardConditionDiagnostics(wizard, steps, view),
      ...sendDiagnostics(wizard, steps, code),
      ...confirmationDiagnostics(wizard, steps, code),
    ];
  }),
  ...titleDiagnostics(view),
];

function stepsOf({ value: { steps } }: LayeredDocument): JsonObject[] {
  // The meta schema reports entries that are no steps; the others keep their index.
  return (Array.isArray(steps) ? steps : []).map((step) => (isJsonObject(step) ? step : {}));
}

function repeatDiagnostics(wizard: LayeredDocument, steps: readonly JsonObject[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  for (const [index, step] of steps.entries())
    for (const key of ['id', 'form']) {
      if (step[key] === undefined) continue;
      const name = `${key} ${String(step[key])}`;
      const what = `another step has the ${key} "${String(step[key])}" already`;
      const fix = key === 'id' ? 'give each step its own id' : 'take one of the two steps out';
      if (seen.has(name)) diagnostics.push({ ...wizard.place(['steps', index, key]), what, fix });
      seen.add(name);
    }
  return diagnostics;
}

/** A step that is sent at once is one that its mutation sends, under the number that the retailer knows it by. */
function sendDiagnostics(
  wizard: LayeredDocument,
  steps: readonly JsonObject[],
  { sentSteps }: CheckContext['code'],
): Diagnostic[] {
  const operation = String(wizard.value.operation);
  const numbers = sentSteps.get(operation);
  if (!numbers) return [];
  return steps.flatMap(({ id, sends }, index) => {
    if (typeof sends !== 'number') return [];
    const place = wizard.place(['steps', index, 'sends']);
    const wanted = numbers[String(id)];
    if (wanted === undefined) {
      const what = `"${operation}" sends no step "${id}" by itself`;
      return [{ ...place, what, fix: 'take "sends" out here' }];
    }
    if (sends !== wanted) {
      const what = `"${operation}" sends the step "${id}" under ${wanted}, not under ${sends}`;
      return [{ ...place, what, fix: `write ${wanted}` }];
    }
    return [];
  });
}

/** What is sent must be summed up and confirmed at the end, and must contain the steps that the mutation needs. */
function confirmationDiagnostics(
  wizard: LayeredDocument,
  steps: readonly JsonObject[],
  { neededSteps }: CheckContext['code'],
): Diagnostic[] {
  const { operation } = wizard.value;
  const last = steps.length - 1;
  const early = steps.flatMap(({ id, summary }, index) => {
    if (summary !== true || index === last) return [];
    const what = `"${id}" sums up the steps before it, but others come after it`;
    const fix = 'move it to the end of "steps": the last step confirms the whole';
    return [{ ...wizard.place(['steps', index, 'summary'], 'key'), what, fix }];
  });
  if (typeof operation !== 'string' || last < 0) return early;
  const diagnostics = [...early];
  if (!steps.some(({ summary }) => summary === true)) {
    const what = 'no step sums up the answers before the customer confirms them';
    const fix = 'put the step with "summary": true back, at the end of "steps"';
    diagnostics.push({ ...wizard.place(['steps'], 'key'), what, fix });
  }
  const when = steps[last]?.when;
  if (Array.isArray(when) && when.length > 0) {
    const what = `the last step, "${steps[last]?.id}", confirms the whole, and its conditions hide it`;
    const fix = 'take "when" out here, or end "steps" with one that every customer sees';
    diagnostics.push({ ...wizard.place(['steps', last, 'when'], 'key'), what, fix });
  }
  for (const needed of neededSteps.get(operation) ?? [])
    if (!steps.some(({ id }) => id === needed)) {
      const what = `"${operation}" cannot confirm anything without the answers of a step "${needed}"`;
      const fix = `put the step with the id "${needed}" back, or give its id to the step in its place`;
      diagnostics.push({ ...wizard.place(['steps'], 'key'), what, fix });
    }
  return diagnostics;
}

function titleDiagnostics(view: View): Diagnostic[] {
  return offeredLanguages(view).flatMap((language) => {
    const texts = view.texts.get(language)?.get('wizard');
    if (!texts?.readable) return [];
    const titles = isJsonObject(texts.value.titles) ? texts.value.titles : {};
    return [...view.wizards]
      .filter(([name]) => typeof titles[name] !== 'string')
      .map(([name, wizard]) => ({
        ...wizard.place([]),
        what: `the wizard "${name}" has no title in ${language}`,
        fix: `add "titles.${name}" to locales/${language}/wizard.json`,
      }));
  });
}
