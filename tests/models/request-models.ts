import { ProblemError } from '#domain/problem.ts';
import type { RequestStanding } from '#machines/attempt-setup.ts';
import { electronicNotificationMachine } from '#machines/electronic-notification.ts';
import { sipsOptOutMachine } from '#machines/sips-opt-out.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';

const gatewayGaveUp = { error: new ProblemError({ kind: 'broken', status: 504 }) };

const read = (standing: RequestStanding) => ({ [`read ${standing}`]: { type: 'read', standing } });

/** Standings that a contract shows after a request from elsewhere, or after progress: by the standing before. */
type Readings = Record<string, RequestStanding>;

interface Request {
  done: 'sent' | 'signing';
  readings: Readings;
  /** True where the page reads the contract again before it is verified, and shows that there is none. */
  leavesWithContract?: boolean;
}

function requestModel(
  machine: MachineModel['machine'],
  { done, readings, leavesWithContract = false }: Request,
): MachineModel {
  const requested = { requested: { output: { kind: done } } };
  const { 'not-found': notFound, ...others } = problemOutcomes;
  return {
    machine,
    starts: { 'nothing requested': () => ({ standing: 'unactive' }) },
    events: {
      submit: { type: 'submit', answers: {}, idempotencyKey: 'one' },
      ...Object.assign({}, ...Object.values(readings).map(read)),
    },
    outcomes: {
      send: { ...requested, 'gateway gave up': gatewayGaveUp, ...problemOutcomes },
      verify: {
        ...requested,
        'nothing was done': { output: null },
        ...others,
        ...(!leavesWithContract && { 'not-found': notFound }),
      },
    },
    contextKey: ({ standing }) => standing,
    possible: (name, { standing }: { standing: RequestStanding }) =>
      (!name.startsWith('read ') || name === `read ${readings[standing]}`) &&
      // An earlier request is still found.
      (name !== 'verify.nothing was done' || standing === 'unactive'),
  };
}

/** The opt-out of SIPS: on a contract whose changes take effect at once, and on one whose changes are signed. */
export const sipsOptOutModels = (): Record<string, MachineModel> => ({
  'sips-opt-out (active)': requestModel(sipsOptOutMachine, {
    done: 'sent',
    readings: { unactive: 'requested', requested: 'active' },
  }),
  'sips-opt-out (to sign)': requestModel(sipsOptOutMachine, {
    done: 'signing',
    readings: { unactive: 'signing', signing: 'requested' },
  }),
});

/** The request of electronic notification, which is always signed. */
export const electronicNotificationModels = (): Record<string, MachineModel> => ({
  'electronic-notification': requestModel(electronicNotificationMachine, {
    done: 'signing',
    readings: { unactive: 'requested', requested: 'active' },
    leavesWithContract: true,
  }),
});
