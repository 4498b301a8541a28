import type { Mutation, WizardMutation } from '#operations/mutation.ts';
import { mutations } from '#tools/config/code/code-definitions.ts';
import type { Json, JsonObject } from '#tools/config/sources/json-value.ts';
import { listAt } from './change.ts';
import type { Snapshot } from './snapshot.ts';

/** Names of the answers of a step that the mutation of its wizard takes. */
export function takenFromStep(mutation: WizardMutation | undefined, id: string): readonly string[] {
  return (mutation && Object.hasOwn(mutation.takes, id) && mutation.takes[id]) || [];
}

/** The mutation that a wizard names as its operation, when there is such a one. */
export function wizardMutation(operation: Json | undefined): WizardMutation | undefined {
  const mutation = mutationOf(operation);
  return mutation?.kind === 'wizard' ? mutation : undefined;
}

/** The wizards that have a step with this form. */
export function wizardsWith(form: string, { wizards }: Snapshot): JsonObject[] {
  return [...wizards.values()].filter((wizard) =>
    listAt(wizard, 'steps').some((step) => (step as JsonObject).form === form),
  );
}

function mutationOf(name: Json | undefined): Mutation | undefined {
  return typeof name === 'string' && Object.hasOwn(mutations, name) ? mutations[name] : undefined;
}
