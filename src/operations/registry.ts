import type { Operation } from './operation.ts';

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
