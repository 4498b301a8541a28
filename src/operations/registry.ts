import { ProblemError } from '#domain/problem.ts';
import type { Operation } from './operation.ts';
import type { WizardOperation } from './wizard-operation.ts';

/** Every write a form document may name in `submit`, loaded when it is first needed. */
const operations: Record<string, () => Promise<Operation>> = {
  'iban-change': () => import('./iban-change.ts').then((module) => module.ibanChange),
  login: () => import('./login.ts').then((module) => module.login),
};

/** The operation of that name; rejects when nobody registered it or its code cannot be loaded. */
export async function loadOperation(name: string): Promise<Operation> {
  const load = operations[name];
  if (!load) throw new Error(`No operation is called "${name}"`);
  return load();
}

/** Every operation a wizard document may name, loaded when it is first needed. */
const wizardOperations: Record<string, () => Promise<WizardOperation>> = {
  contracting: () => import('./contracting.ts').then((module) => module.contracting),
};

/** The operation of a wizard; rejects when nobody registered it, and with ProblemError when its code does not come. */
export async function loadWizardOperation(name: string): Promise<WizardOperation> {
  const load = wizardOperations[name];
  if (!load) throw new Error(`No operation of wizards is called "${name}"`);
  return load().catch(() => {
    throw new ProblemError({ kind: 'no-answer' });
  });
}
