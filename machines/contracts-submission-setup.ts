import { assign, fromPromise, setup } from 'xstate';
import type { Contract } from '#domain/contract/contract.ts';
import { answerWasLost, isOffline, type Problem, problemOf } from '#domain/problem.ts';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';

/** `closed`: a condition of the form does not hold for this contract, so another try is of no use. */
export type ContractStanding = 'waiting' | 'sending' | 'sent' | 'signing' | 'closed' | 'failed';

/** One of the contracts to which a form is applied, and what became of it. */
export interface ContractSubmission {
  /** Kind of supply and number: `gas/0010104`. */
  reference: string;
  /** Its own, the same for each try. */
  idempotencyKey: string;
  standing: ContractStanding;
  /** As the retailer had it when its turn came. */
  contract: Contract | null;
  problem: Problem | null;
  /** Why there is no readable answer, while it is verified what became of it. */
  loss: Problem | null;
  /** Name of the condition that fails, where it is closed. */
  failing: string | null;
}

/** What is sent for one contract. */
export interface ContractAttempt {
  answers: Answers;
  contract: Contract;
  idempotencyKey: string;
}

/** A contract when its turn comes, and the condition of the form that fails for it. */
export interface ReadContract {
  contract: Contract;
  failing: string | null;
}

export interface ContractsInput {
  answers: Answers;
  contracts: Pick<ContractSubmission, 'reference' | 'idempotencyKey'>[];
}

interface Context {
  answers: Answers;
  contracts: ContractSubmission[];
}

type Thrown = { error: unknown };
type Outcome = SubmissionOutcome | null;

const notProvided = () => Promise.reject(new Error('provided by the app'));

const isFailed = ({ standing }: ContractSubmission) => standing === 'failed';
const isWaiting = ({ standing }: ContractSubmission) => standing === 'waiting';

/** The one whose turn it is. */
export function contractAtHand({ contracts }: Context): ContractSubmission {
  const found = contracts.find(({ standing }) => standing === 'sending');
  if (!found) throw new Error('It is no contract’s turn');
  return found;
}

/** The contracts with something changed in the one whose turn it is. */
const atHand = (context: Context, change: Partial<ContractSubmission>): Partial<Context> => {
  const one = contractAtHand(context);
  return {
    contracts: context.contracts.map((other) => (other === one ? { ...one, ...change } : other)),
  };
};

/** The context before the first contract's turn. */
export const contractsInTurn = ({ input }: { input: ContractsInput }): Context => ({
  answers: input.answers,
  contracts: input.contracts.map((one) => ({
    ...one,
    ...{ standing: 'waiting', contract: null, problem: null, loss: null, failing: null },
  })),
});

/** Actors, guards and actions of the machine that applies a form to several contracts. */
export const contractsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'retry' },
    input: {} as ContractsInput,
  },
  actors: {
    read: fromPromise<ReadContract, { reference: string }>(notProvided),
    send: fromPromise<SubmissionOutcome, ContractAttempt>(notProvided),
    verify: fromPromise<Outcome, ContractAttempt>(notProvided),
  },
  guards: {
    isAnyWaiting: ({ context }) => context.contracts.some(isWaiting),
    hasAnyFailed: ({ context }) => context.contracts.some(isFailed),
    isClosed: (_, { failing }: ReadContract) => failing !== null,
    wasDone: (_, outcome: Outcome) => outcome !== null,
    answerWasLost: (_, { error }: Thrown) => answerWasLost(error),
    // Offline or signed out, no other contract would fare better.
    endsAll: (_, { error }: Thrown) => {
      const problem = problemOf(error);
      return isOffline(problem) || problem.kind === 'signed-out';
    },
  },
  actions: {
    takeNext: assign(({ context: { contracts } }) => {
      const next = contracts.find(isWaiting);
      return {
        contracts: contracts.map(
          (one): ContractSubmission =>
            one === next ? { ...one, standing: 'sending', problem: null } : one,
        ),
      };
    }),
    keepContract: assign(({ context }, { contract }: ReadContract) =>
      atHand(context, { contract }),
    ),
    close: assign(({ context }, { contract, failing }: ReadContract) =>
      atHand(context, { standing: 'closed', contract, failing }),
    ),
    keepOutcome: assign(({ context }, outcome: Outcome) =>
      outcome ? atHand(context, { standing: outcome.kind }) : {},
    ),
    keepProblem: assign(({ context }, { error }: Thrown) =>
      atHand(context, { standing: 'failed', problem: problemOf(error) }),
    ),
    keepLoss: assign(({ context }, { error }: Thrown) =>
      atHand(context, { loss: problemOf(error) }),
    ),
    failByLoss: assign(({ context }) =>
      atHand(context, { standing: 'failed', problem: contractAtHand(context).loss, loss: null }),
    ),
    keepUnknownOutcome: assign(({ context }) =>
      atHand(context, { standing: 'failed', problem: { kind: 'unknown-outcome' } }),
    ),
    takeFailed: assign({
      contracts: ({ context: { contracts } }) =>
        contracts.map(
          (one): ContractSubmission => (isFailed(one) ? { ...one, standing: 'waiting' } : one),
        ),
    }),
  },
});

/** What the actors take of the contract whose turn it is. */
export function contractInput({ context }: { context: Context }): ContractAttempt {
  const { contract, idempotencyKey } = contractAtHand(context);
  return { answers: context.answers, contract: contract as Contract, idempotencyKey };
}
