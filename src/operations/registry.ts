import { loadCode } from '#config/code-loading.ts';
import type { FormCall, FormSubmit } from '#domain/form-call.ts';
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
 * The delivered call of a form whose mutation was code before: a publication of that time names it. Any other name as it
 * is.
 */
async function formerMutation(name: string): Promise<FormSubmit> {
  if (modules.has(`${name}-mutation.ts`)) return name;
  const { default: calls } = await loadCode(() => import('./called/delivered-calls.json'));
  return Object.hasOwn(calls, name)
    ? ((calls as unknown as Record<string, FormCall>)[name] ?? name)
    : name;
}

/**
 * The mutation that a form document names in `submit`, or that of its call; rejects when no form can submit it, with
 * ProblemError when its code cannot be loaded.
 */
export async function loadMutation(submit: FormSubmit): Promise<FormMutation> {
  const call = typeof submit === 'string' ? await formerMutation(submit) : submit;
  if (typeof call === 'string') return ofKind<FormMutation>('form', await codeOf(call)());
  const { calledMutation } = await loadCode(() => import('./called/called-operation.ts'));
  return calledMutation(call);
}

/**
 * The mutation that a wizard document names in `operation`; rejects when no wizard can submit it, with ProblemError
 * when its code cannot be loaded.
 */
export async function loadWizardMutation(name: string): Promise<WizardMutation> {
  return ofKind<WizardMutation>('wizard', await codeOf(name)());
}
