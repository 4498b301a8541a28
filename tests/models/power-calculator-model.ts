import { ProblemError } from '#domain/problem.ts';
import { powerCalculatorMachine } from '#machines/power-calculator.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';
import { readCases } from './cases.ts';

/** A home as a visitor describes it. */
export interface PowerCase {
  /** Ids of the appliances that it has. */
  appliances: readonly string[];
  answers: Record<string, unknown>;
  /** What reaches the retailer of them. */
  sends: Record<string, unknown>;
}

/** The homes, by the name of their event. */
export const powerCases = (): Record<string, PowerCase> =>
  Object.fromEntries(
    readCases<{ cases: Record<string, PowerCase> }>('power-calculator').flatMap(({ cases }) =>
      Object.entries(cases).map(([name, one]) => [`next (${name})`, one]),
    ),
  );

const sent = { sent: { output: { kind: 'sent' } } };

/** The power that a home needs, each home a model of its own: by its name. */
export const powerCalculatorModels = (): Record<string, MachineModel> =>
  Object.fromEntries(
    Object.keys(powerCases()).map((event) => [
      event,
      {
        machine: powerCalculatorMachine,
        starts: { 'at the calculator': () => undefined },
        events: {
          [event]: { type: 'next', answers: {} },
          back: { type: 'back' },
          submit: { type: 'submit', answers: {}, idempotencyKey: 'one' },
        },
        outcomes: {
          send: {
            ...sent,
            'gateway gave up': { error: new ProblemError({ kind: 'broken', status: 504 }) },
            ...problemOutcomes,
          },
          verify: { 'nothing was done': { output: null } },
        },
        instant: ['verify.nothing was done'],
        never: { 'verifying -- verify done[0]': 'no operation looks up a contact' },
      } satisfies MachineModel,
    ]),
  );
