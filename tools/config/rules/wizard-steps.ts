import type { Fault } from '#tools/config/fault.ts';
import { isJsonObject, type JsonObject } from '#tools/config/json-value.ts';
import type { LayeredDocument } from '#tools/config/layered-document.ts';
import { offeredLanguages } from '#tools/config/offered-languages.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import type { View } from '#tools/config/view.ts';
import { wizardConditionFaults } from './wizard-conditions.ts';

/**
 * Steps have their own names, a form appears once, what a step asks was answered before it, the last one confirms what
 * its operation needs, and a wizard has a title.
 */
export const wizardStepsRule: ViewRule = ({ view, code }) => [
  ...[...view.wizards.values()].flatMap((wizard) => {
    const steps = stepsOf(wizard);
    return [
      ...repeatFaults(wizard, steps),
      ...wizardConditionFaults(wizard, steps, view),
      ...confirmationFaults(wizard, steps, code),
    ];
  }),
  ...titleFaults(view),
];

function stepsOf({ value: { steps } }: LayeredDocument): JsonObject[] {
  // What is no step is told by the meta schema; the places of the others stay.
  return (Array.isArray(steps) ? steps : []).map((step) => (isJsonObject(step) ? step : {}));
}

function repeatFaults(wizard: LayeredDocument, steps: readonly JsonObject[]): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const [index, step] of steps.entries())
    for (const key of ['id', 'form']) {
      if (step[key] === undefined) continue;
      const name = `${key} ${String(step[key])}`;
      const what = `another step has the ${key} "${String(step[key])}" already`;
      const mend = key === 'id' ? 'give each step its own id' : 'take one of the two steps out';
      if (seen.has(name)) faults.push({ ...wizard.place(['steps', index, key]), what, mend });
      seen.add(name);
    }
  return faults;
}

/** What is sent is summed up and confirmed at the end, and holds what the operation cannot do without. */
function confirmationFaults(
  wizard: LayeredDocument,
  steps: readonly JsonObject[],
  { neededSteps }: CheckContext['code'],
): Fault[] {
  const { operation } = wizard.value;
  const last = steps.length - 1;
  const early = steps.flatMap(({ id, summary }, index) => {
    if (summary !== true || index === last) return [];
    const what = `"${id}" sums up the steps before it, but others come after it`;
    const mend = 'move it to the end of "steps": the last step confirms the whole';
    return [{ ...wizard.place(['steps', index, 'summary'], 'key'), what, mend }];
  });
  if (typeof operation !== 'string' || last < 0) return early;
  const faults = [...early];
  if (!steps.some(({ summary }) => summary === true)) {
    const what = 'no step sums up the answers before the customer confirms them';
    const mend = 'put the step with "summary": true back, at the end of "steps"';
    faults.push({ ...wizard.place(['steps'], 'key'), what, mend });
  }
  const when = steps[last]?.when;
  if (Array.isArray(when) && when.length > 0) {
    const what = `the last step, "${steps[last]?.id}", confirms the whole, and its conditions hide it`;
    const mend = 'take "when" out here, or end "steps" with one that everybody sees';
    faults.push({ ...wizard.place(['steps', last, 'when'], 'key'), what, mend });
  }
  for (const needed of neededSteps.get(operation) ?? [])
    if (!steps.some(({ id }) => id === needed)) {
      const what = `"${operation}" cannot confirm anything without the answers of a step "${needed}"`;
      const mend = `put the step with the id "${needed}" back, or give its id to the step in its place`;
      faults.push({ ...wizard.place(['steps'], 'key'), what, mend });
    }
  return faults;
}

function titleFaults(view: View): Fault[] {
  return offeredLanguages(view).flatMap((language) => {
    const texts = view.texts.get(language)?.get('wizard');
    if (!texts?.readable) return [];
    const titles = isJsonObject(texts.value.titles) ? texts.value.titles : {};
    return [...view.wizards]
      .filter(([name]) => typeof titles[name] !== 'string')
      .map(([name, wizard]) => ({
        ...wizard.place([]),
        what: `the wizard "${name}" has no title in ${language}`,
        mend: `add "titles.${name}" to locales/${language}/wizard.json`,
      }));
  });
}
