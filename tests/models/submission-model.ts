import { ProblemError } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { submissionMachine } from '#machines/submission.ts';
import type { MachineModel } from '#tests/support/machine-model.ts';
import { problemOutcomes } from '#tests/support/problem-outcomes.ts';
import { readCases } from './cases.ts';

/** A named set of answers to a form; `README.md` beside this file explains each key. */
export interface SubmissionCase {
  /** What the tests call it: `submit iban-change (another account)`. */
  event: string;
  form: string;
  /** Which of the household's contracts the form is about. */
  contract?: 'active' | 'to sign';
  answers: Answers;
  /** What reaches the retailer of these answers, by the names of its own fields. */
  sends: Record<string, unknown>;
  /** What the retailer stores once it acted. */
  stores: Record<string, unknown>;
}

interface CaseFile {
  form: string;
  cases: Record<string, Omit<SubmissionCase, 'event' | 'form'>>;
}

export const submissionCases = (): SubmissionCase[] =>
  readCases<CaseFile>('submission').flatMap(({ form, cases }) =>
    Object.entries(cases).map(([name, one]) => ({
      ...one,
      form,
      event: `submit ${form} (${name})`,
    })),
  );

/** Outcomes that a case can have; a login is not looked up when its answer was lost. */
function isPossible(name: string, { form, contract }: SubmissionCase): boolean {
  if (name === 'send.signing') return contract === 'to sign';
  if (name === 'send.sent') return contract !== 'to sign';
  if (name === 'verify.sent') return contract === 'active';
  return form !== 'login' || !name.startsWith('verify.') || name === 'verify.nothing was done';
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
        'nothing was done': { output: null },
        ...problemOutcomes,
      },
    },
    possible: (name) => isPossible(name, one),
    instant: one.form === 'login' ? ['verify.nothing was done'] : [],
    never: {
      'verifying -- verify done[0]':
        'no mutation of today finds a change that waits for its signature',
    },
  };
}

/** Submissions, each case a model of its own: by its name. */
export const submissionModels = (): Record<string, MachineModel> =>
  Object.fromEntries(submissionCases().map((one) => [one.event, submissionModel(one)]));
