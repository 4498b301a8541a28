import { batteryMoveMachine } from '#machines/battery-move.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';

/** Machines that drive the wizard of their name, instead of the one that drives any: states tagged `step` are its steps. */
const machines = [batteryMoveMachine];

const stepsOf = new Map(
  machines.map(({ id, states }) => [
    id as string,
    Object.values(states)
      .filter(({ tags }) => tags.includes('step'))
      .map(({ key }) => key),
  ]),
);

/** A wizard with a machine of its own has the steps of that machine, in its order, each for every customer. */
export const wizardMachinesRule: SchemaRule = ({ view }) =>
  [...view.wizards].flatMap(([name, wizard]) => {
    const wanted = stepsOf.get(name);
    return wanted && wizard.readable ? machineDiagnostics(name, wizard, wanted) : [];
  });

function machineDiagnostics(
  name: string,
  wizard: LayeredDocument,
  wanted: readonly string[],
): Diagnostic[] {
  const steps = Array.isArray(wizard.value.steps) ? wizard.value.steps.filter(isJsonObject) : [];
  const order = wanted.join(', ');
  const isAsWanted = steps.map(({ id }) => id).join(', ') === order;
  const hidden = steps.flatMap(({ when }, at): Diagnostic[] => {
    if (when === undefined) return [];
    const what = sentence`the machine "${name}" shows each of its steps to every customer`;
    const fix = sentence`take "when" out here, or write the condition into "requires" of the wizard`;
    return [{ ...wizard.place(['steps', at, 'when'], 'key'), what, fix }];
  });
  if (isAsWanted) return hidden;
  const what = sentence`the machine "${name}" has other steps than these`;
  const fix = sentence`give "steps" these ids, in this order: ${order}`;
  return [...hidden, { ...wizard.place(['steps'], 'key'), what, fix }];
}
