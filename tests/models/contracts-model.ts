import { ProblemError } from '#domain/problem.ts';
import { contractsSubmissionMachine } from '#machines/contracts-submission.ts';
import type { ContractSubmission } from '#machines/contracts-submission-setup.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';

/** The others to which a change is applied, in turn: changes of one take effect at once, those of one are signed. */
export const AT_ONCE = 'electricity/at once';
export const TO_SIGN = 'electricity/to sign';

interface Context {
  contracts: ContractSubmission[];
}

const atHand = ({ contracts }: Context) =>
  contracts.find(({ standing }) => standing === 'sending')?.reference;

/** What each of the two contracts can end in. */
function isPossible(name: string, context: Context): boolean {
  if (name === 'send.sent' || name === 'verify.sent') return atHand(context) === AT_ONCE;
  // An earlier change of that one waits for its signature.
  if (/\.signing$|^read\.closed$/.test(name)) return atHand(context) === TO_SIGN;
  return true;
}

const contract = { type: 'electricity', name: 'of the walk' };

/** A form that was sent for one contract, on its way to two others. */
export const contractsSubmissionModels = (): Record<string, MachineModel> => ({
  'contracts-submission': {
    machine: contractsSubmissionMachine,
    starts: {
      'two others': () => ({
        answers: {},
        contracts: [AT_ONCE, TO_SIGN].map((reference) => ({
          reference,
          idempotencyKey: reference,
        })),
      }),
    },
    events: { retry: { type: 'retry' } },
    outcomes: {
      read: {
        open: { output: { contract, failing: null } },
        closed: { output: { contract, failing: 'no-account-change-waiting' } },
        ...problemOutcomes,
      },
      send: {
        sent: { output: { kind: 'sent' } },
        signing: { output: { kind: 'signing' } },
        'gateway gave up': { error: new ProblemError({ kind: 'broken', status: 504 }) },
        ...problemOutcomes,
      },
      verify: {
        sent: { output: { kind: 'sent' } },
        signing: { output: { kind: 'signing' } },
        'nothing was done': { output: null },
        ...problemOutcomes,
      },
    },
    contextKey: ({ contracts }: Context) => contracts.map(({ standing }) => standing),
    possible: isPossible,
  },
});
