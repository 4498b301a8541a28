import { ProblemError } from '#domain/problem.ts';
import { batteryManagementMachine } from '#machines/battery-management.ts';
import { batteryMoveMachine } from '#machines/battery-move.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';

/** Contracts whose changes take effect at once, and those whose changes are signed: the end of the variant's name. */
const AT_ONCE = '(at once)';
export const TO_SIGN = '(to sign)';

type Variant = Pick<MachineModel, 'machine' | 'starts' | 'events'>;

function batteryModel(about: Variant, done: 'sent' | 'signing'): MachineModel {
  const ends = {
    sent: { output: { kind: 'sent' } },
    signing: { output: { kind: 'signing' } },
  };
  return {
    ...about,
    outcomes: {
      send: {
        ...ends,
        'gateway gave up': { error: new ProblemError({ kind: 'broken', status: 504 }) },
        ...problemOutcomes,
      },
      verify: { ...ends, 'nothing was done': { output: null }, ...problemOutcomes },
    },
    possible: (name) => !/\.(sent|signing)$/.test(name) || name.endsWith(`.${done}`),
  };
}

const variants = (name: string, about: Variant): Record<string, MachineModel> => ({
  [`${name} ${AT_ONCE}`]: batteryModel(about, 'sent'),
  [`${name} ${TO_SIGN}`]: batteryModel(about, 'signing'),
});

const submit = { submit: { type: 'submit', answers: {}, idempotencyKey: 'one' } };

/** What happens to the discount of a battery, switched where it stands. */
export const batteryManagementModels = () =>
  variants('battery-management', {
    machine: batteryManagementMachine,
    starts: { 'on the page of a contract': () => undefined },
    events: submit,
  });

/** The move of a contract to another battery. */
export const batteryMoveModels = () =>
  variants('battery-move', {
    machine: batteryMoveMachine,
    starts: { 'at the batteries': () => undefined },
    events: {
      next: { type: 'next', answers: {} },
      back: { type: 'back' },
      retry: { type: 'retry' },
      ...submit,
    },
  });
