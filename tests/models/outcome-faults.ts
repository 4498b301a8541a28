import { readFileSync } from 'node:fs';
import type { InjectedFault } from '#tests/e2e/support/sandbox-control.ts';
import { describedOperations } from '#tests/support/description/described-operations.ts';

type Switch = Omit<InjectedFault, 'operationId'> & { operationId?: string };

interface ActorSwitches {
  /**
   * Operations that the actor calls: the target of a fault that names none, and the requests that wait for the outcome.
   */
  operations: string[];
  outcomes: Record<string, Switch[]>;
}

type Switches = { usual: Record<string, Switch> } & Record<string, Record<string, ActorSwitches>>;

const switches: Switches = JSON.parse(readFileSync('tests/models/switches.json', 'utf8'));

/** The operations that an actor of a machine calls, or all of them. */
export const operationsOf = (machine: string, actor?: string): string[] =>
  Object.entries(switches[machine] ?? {})
    .filter(([name]) => actor === undefined || name === actor)
    .flatMap(([, { operations }]) => operations);

/** The requests of an actor of a machine, or of all its actors: a regular expression over `METHOD path`. */
export function requestsOf(machine: string, actor?: string): string {
  const requests = [...new Set(operationsOf(machine, actor))].map((operation) => {
    const found = describedOperations.find(({ operationId }) => operationId === operation);
    if (!found) throw new Error(`tests/models/switches.json: there is no operation "${operation}"`);
    return `${found.method} .*${found.path.replaceAll(/\{\w+\}/g, '[^/]+')}`;
  });
  return `^(${requests.join('|')})$`;
}

/** The injected faults that cause an outcome of a machine, for example `save.broken`; none for success. */
export function faultsOf(machine: string, outcome: string): InjectedFault[] {
  const [actor = '', name = ''] = outcome.split('.');
  const own = switches[machine]?.[actor];
  const usual = switches.usual[name];
  const found = own?.outcomes[name] ?? (usual && [usual]);
  if (!own || !found)
    throw new Error(`tests/models/switches.json does not say how "${outcome}" is made`);
  return found.flatMap(({ operationId, ...fault }) =>
    (operationId ? [operationId] : own.operations).map((one) => ({ ...fault, operationId: one })),
  );
}
