import { loadCode } from '#config/code-loading.ts';
import type { FormSubmit } from '#domain/form-call.ts';
import type { FormMutation, Mutation, WizardMutation } from './mutation.ts';

/** Loaders of the mutations by name; the folder of an area is not part of it. */
const modules = new Map(
  Object.entries(import.meta.glob<Record<string, Mutation>>('./*/*-mutation.ts')).map(
    ([path, load]) => [path.split('/').at(-1), load],
  ),
);

function codeOf(name: string): () => Promise<Record<string, Mutation>> {
  const load = modules.get(`${name}-mutation.ts`);
  if (!load) throw new Error(`No mutation is called "${name}"`);
  return () => loadCode(load);
}

function ofKind<M extends Mutation>(kind: M['kind'], module: Record<string, Mutation>): M {
  const [mutation] = Object.values(module);
  if (mutation?.kind !== kind) throw new Error(`A ${kind} cannot submit this mutation`);
  return mutation as M;
}

/**
 * The mutation that a form document names in `submit`, or that of its call; rejects when no form can submit it, with
 * ProblemError when its code cannot be loaded.
 */
export async function loadMutation(submit: FormSubmit): Promise<FormMutation> {
  if (typeof submit === 'string') return ofKind<FormMutation>('form', await codeOf(submit)());
  const { calledMutation } = await loadCode(() => import('./called/called-operation.ts'));
  return calledMutation(submit);
}

/**
 * The mutation that a wizard document names in `operation`; rejects when no wizard can submit it, with ProblemError
 * when its code cannot be loaded.
 */
export async function loadWizardMutation(name: string): Promise<WizardMutation> {
  return ofKind<WizardMutation>('wizard', await codeOf(name)());
}
