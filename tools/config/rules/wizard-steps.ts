import type { Fault } from '#tools/config/fault.ts';
import { isJsonObject } from '#tools/config/json-value.ts';
import { offeredLanguages } from '#tools/config/offered-languages.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import type { View } from '#tools/config/view.ts';

/** Steps have their own names, a form appears once, and a wizard has a title. Conditions of steps are the business of the conditions' rule. */
export const wizardStepsRule: ViewRule = ({ view }) => [...stepFaults(view), ...titleFaults(view)];

function stepFaults(view: View): Fault[] {
  return [...view.wizards.values()].flatMap((wizard) => {
    const faults: Fault[] = [];
    const seen = new Map<string, string>();
    const steps = Array.isArray(wizard.value.steps) ? wizard.value.steps : [];
    for (const [index, step] of steps.entries()) {
      if (!isJsonObject(step)) continue;
      for (const key of ['id', 'form']) {
        const name = `${key} ${String(step[key])}`;
        const what = `another step has the ${key} "${String(step[key])}" already`;
        const mend = key === 'id' ? 'give each step its own id' : 'take one of the two steps out';
        if (seen.has(name)) faults.push({ ...wizard.place(['steps', index, key]), what, mend });
        seen.set(name, key);
      }
    }
    return faults;
  });
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
