import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { configuredSettings } from '#tools/config/sources/inline-settings.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';
import type { View } from '#tools/config/sources/view.ts';
import { wizardConditionDiagnostics } from './wizard-conditions.ts';
import { lookUpDiagnostics } from './wizard-look-ups.ts';
import { needDiagnostics } from './wizard-needs.ts';
import { sendDiagnostics } from './wizard-sends.ts';

/**
 * Step ids are unique, a form appears once, a step reads only answers of earlier steps, steps are sent as their mutation
 * sends them, nothing is missing that it needs, the last step confirms, and a wizard has a title.
 */
export const wizardStepsRule: ViewRule = ({ view, code, meta }) => {
  const settings = configuredSettings(view.portal, meta('portal'));
  return [
    ...[...view.wizards].flatMap(([name, wizard]) => {
      const steps = stepsOf(wizard);
      const operation = String(wizard.value.operation);
      const needing = { document: wizard, steps, operation, settings };
      return [
        ...repeatDiagnostics(wizard, steps),
        ...wizardConditionDiagnostics(wizard, steps, view),
        ...lookUpDiagnostics(wizard, steps, view),
        ...sendDiagnostics(wizard, steps, code),
        ...needDiagnostics(name, needing, { view, code }),
        ...confirmationDiagnostics(wizard, steps),
      ];
    }),
    ...titleDiagnostics(view),
  ];
};

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
      const what = sentence`another step has the ${key} "${String(step[key])}" already`;
      const fix =
        key === 'id'
          ? sentence`give each step its own id`
          : sentence`take one of the two steps out`;
      if (seen.has(name)) diagnostics.push({ ...wizard.place(['steps', index, key]), what, fix });
      seen.add(name);
    }
  return diagnostics;
}

/** What is sent must be summed up and confirmed at the end. */
function confirmationDiagnostics(
  wizard: LayeredDocument,
  steps: readonly JsonObject[],
): Diagnostic[] {
  const { operation } = wizard.value;
  const last = steps.length - 1;
  const early = steps.flatMap(({ id, summary }, index) => {
    if (summary !== true || index === last) return [];
    const what = sentence`"${id}" sums up the steps before it, but others come after it`;
    const fix = sentence`move it to the end of "steps": the last step confirms the whole`;
    return [{ ...wizard.place(['steps', index, 'summary'], 'key'), what, fix }];
  });
  if (typeof operation !== 'string' || last < 0) return early;
  const diagnostics = [...early];
  if (!steps.some(({ summary }) => summary === true)) {
    const what = sentence`no step sums up the answers before the customer confirms them`;
    const fix = sentence`put the step with "summary": true back, at the end of "steps"`;
    diagnostics.push({ ...wizard.place(['steps'], 'key'), what, fix });
  }
  const when = steps[last]?.when;
  if (Array.isArray(when) && when.length > 0) {
    const what = sentence`the last step, "${steps[last]?.id}", confirms the whole, and its conditions hide it`;
    const fix = sentence`take "when" out here, or end "steps" with one that every customer sees`;
    diagnostics.push({ ...wizard.place(['steps', last, 'when'], 'key'), what, fix });
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
        what: sentence`the wizard "${name}" has no title in ${language}`,
        fix: sentence`add "titles.${name}" to locales/${language}/wizard.json`,
      }));
  });
}
