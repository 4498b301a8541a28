import { ProblemError } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { submissionMachine } from '#machines/submission.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';
import { mutationOf } from '#tests/support/trials/form-submit.ts';
import { readCases } from './cases.ts';

/** A named set of answers to a form; `README.md` beside this file explains each key. */
export interface SubmissionCase {
  /** What the tests call it: `submit iban-change (another account)`. */
  event: string;
  form: string;
  /** Operation that the form ends in. */
  operation: string;
  /** The household of the customer; the usual one without it. */
  household?: 'solar';
  /** Operation that reads the outcome of a lost answer; by default `getContract`, null when there is none. */
  looksUp?: string | null;
  /** Page of a form that is about no contract: the id of its route; the login without it. */
  route?: string;
  /** True for a page of customers. */
  signedIn?: boolean;
  /** True where a lost answer is looked up. */
  isLookedUp: boolean;
  /** Which of the household's contracts the form is about. */
  contract?: 'active' | 'to sign';
  answers: Answers;
  /** What the look-ups of the form fill in beside them. */
  fills?: Answers;
  /** What reaches the retailer of these answers, by the names of its own fields. */
  sends: Record<string, unknown>;
  /** What the retailer stores once it acted. */
  stores: Record<string, unknown>;
}

type FileMember = 'form' | 'operation' | 'household' | 'looksUp' | 'route' | 'signedIn';

interface CaseFile extends Pick<SubmissionCase, FileMember> {
  cases: Record<string, Omit<SubmissionCase, FileMember | 'event' | 'isLookedUp'>>;
}

/** True for a form whose mutation reads what became of a lost answer. */
const isLookedUp = (form: string): boolean => mutationOf(form)?.verify !== undefined;

export const submissionCases = (): SubmissionCase[] =>
  readCases<CaseFile>('submission').flatMap(({ cases, ...file }) =>
    Object.entries(cases).map(([name, one]) => ({
      ...file,
      ...one,
      isLookedUp: isLookedUp(file.form),
      event: `submit ${file.form} (${name})`,
    })),
  );

/** Outcome of a look-up that sends no request, as no operation can read the outcome. */
const OUTCOME_UNKNOWN = 'verify.outcome unknown';

/** Outcomes that a case can have. */
function isPossible(name: string, { isLookedUp, looksUp, contract }: SubmissionCase): boolean {
  if (name.startsWith('verify.') && looksUp === null) return name === OUTCOME_UNKNOWN;
  if (name === OUTCOME_UNKNOWN) return false;
  if (name === 'send.signing') return contract === 'to sign';
  if (name === 'send.sent') return contract !== 'to sign';
  if (name === 'verify.signing') return isLookedUp && contract === 'to sign';
  if (name === 'verify.sent') return isLookedUp && contract === 'active';
  return isLookedUp || !name.startsWith('verify.') || name === 'verify.nothing was done';
}

function instantOutcomes({ isLookedUp, looksUp }: SubmissionCase): string[] {
  if (looksUp === null) return [OUTCOME_UNKNOWN];
  return isLookedUp ? [] : ['verify.nothing was done'];
}

function submissionModel(one: SubmissionCase): MachineModel {
  return {
    machine: submissionMachine,
    starts: { [`at ${one.form}`]: () => undefined },
    events: {
      [one.event]: { type: 'submit', answers: one.answers, idempotencyKey: 'one' },
    },
    outcomes: {
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
        'outcome unknown': { error: new ProblemError({ kind: 'unknown-outcome' }) },
        ...problemOutcomes,
      },
    },
    possible: (name) => isPossible(name, one),
    instant: instantOutcomes(one),
  };
}

/** Submissions, each case a model of its own: by its name. */
export const submissionModels = (): Record<string, MachineModel> =>
  Object.fromEntries(submissionCases().map((one) => [one.event, submissionModel(one)]));
