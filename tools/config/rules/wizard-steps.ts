import type { Fault } from '#tools/config/fault.ts';
import { isJsonObject } from '#tools/config/json-value.ts';
import type { ViewRule } from '#tools/config/rule.ts';

/** Steps have their own names, and a form appears once. Conditions of steps are the business of possible-conditions. */
export const wizardStepsRule: ViewRule = ({ view }) =>
  [...view.wizards.values()].flatMap((wizard) => {
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
