import { ProblemError } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { comparisonMachine } from '#machines/comparison.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';
import { readCases } from './cases.ts';

/** A bill to compare, and who wants to be called about it. */
export interface ComparisonCase {
  form: 'comparison' | 'gas-comparison';
  /** Id of the page. */
  route: string;
  /** Operation that compares, and the one that takes a contact. */
  operation: string;
  confirms: string;
  /** What the retailer calls such a contact. */
  kind: string;
  answers: Answers;
  /** What reaches the retailer of the bill. */
  sends: Answers;
  contact: Answers;
  /** Files that are left to have them compared. */
  invoice: string[];
  /** What the retailer stores of the contact. */
  storesContact: Answers;
}

type CaseFile = Omit<ComparisonCase, 'answers' | 'sends'> & {
  cases: Record<string, Pick<ComparisonCase, 'answers' | 'sends'>>;
};

/** The cases, by the name of their event. */
export const comparisonCases = (): Record<string, ComparisonCase> =>
  Object.fromEntries(
    readCases<CaseFile>('comparison').flatMap(({ cases, ...file }) =>
      Object.entries(cases).map(([name, one]) => [
        `compare ${file.form} (${name})`,
        { ...file, ...one },
      ]),
    ),
  );

export const CALL_ME = 'request a call';
export const LEAVE_INVOICE = 'send the invoice';
export const INVOICE_FIRST = 'where the invoice is requested first';

function comparisonModel(event: string, one: ComparisonCase): MachineModel {
  const { answers, contact, invoice } = one;
  const submitted = { type: 'submit', idempotencyKey: 'one' };
  const failures = {
    'gateway gave up': { error: new ProblemError({ kind: 'broken', status: 504 }) },
    ...problemOutcomes,
  };
  return {
    machine: comparisonMachine,
    starts: {
      [`at ${one.route}`]: () => ({ mode: 'auto' }),
      [INVOICE_FIRST]: () => ({ mode: 'manual' }),
    },
    events: {
      [event]: { type: 'compare', answers },
      cancel: { type: 'cancel' },
      back: { type: 'back' },
      'choose to leave the invoice': { type: 'manual' },
      'choose to compare at once': { type: 'auto' },
      [CALL_ME]: { ...submitted, answers: contact },
      [LEAVE_INVOICE]: { ...submitted, answers: { ...contact, invoice } },
    },
    outcomes: {
      compare: { compared: { output: { id: 'one' } }, ...failures },
      send: { sent: { output: { kind: 'sent' } }, ...failures },
    },
    contextKey: ({ mode, contact: { outcome } }) => [mode, outcome !== null],
    possible: (name, { mode }) =>
      name === CALL_ME ? mode === 'auto' : name !== LEAVE_INVOICE || mode === 'manual',
  };
}

/** Comparisons of electricity and of gas, each case a model of its own: by its name. */
export const comparisonModels = (): Record<string, MachineModel> =>
  Object.fromEntries(
    Object.entries(comparisonCases()).map(([event, one]) => [event, comparisonModel(event, one)]),
  );
