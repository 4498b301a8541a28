import { readFileSync } from 'node:fs';
import type { Fault } from '#tests/e2e/support/sandbox-control.ts';

type Switch = Omit<Fault, 'operationId'> & { operationId?: string };
interface Switches {
  usual: Record<string, Switch>;
  [machine: string]: Record<string, Switch | Record<string, Switch[]>>;
}

const switches: Switches = JSON.parse(readFileSync('tests/models/switches.json', 'utf8'));

/** What a switch that names no operation strikes. */
const struck: Record<string, string[]> = { wizard: ['saveLead', 'saveGasLead'] };

/** The faults of the sandbox that make an outcome of a machine, for example `save.broken`; none for a good end. */
export function faultsOf(machine: string, outcome: string): Fault[] {
  const [actor = '', name = ''] = outcome.split('.');
  const own = switches[machine]?.[actor] as Record<string, Switch[]> | undefined;
  const usual = switches.usual[name];
  const found = own?.[name] ?? (usual && [usual]);
  if (!found) throw new Error(`tests/models/switches.json does not say how "${outcome}" is made`);
  return found.flatMap(({ operationId, ...fault }) =>
    (operationId ? [operationId] : (struck[machine] ?? [])).map((one) => ({
      ...fault,
      operationId: one,
    })),
  );
}

/** True for an outcome after which the portal asks at once what became of it. */
export function losesItsAnswer(outcome: string): boolean {
  return /^confirm\.(no-answer|gateway gave up|unreadable)$/.test(outcome);
}
