import type { Answers } from '#domain/submission.ts';
import { readCases } from './cases.ts';

/** A named set of answers that a customer gives at a step; `README.md` beside this file explains each key. */
export interface WizardCase {
  /** What the tests call it: `Next at person (a company)`. */
  event: string;
  step: string;
  answers: Answers;
  /** What the retailer stores of these answers, by the names of its own fields. */
  stores?: Record<string, unknown>;
  /** Wizards that have this case; all without it. */
  wizards?: string[];
  /** Steps that look at what these answers replace. */
  makesStale?: string[];
  /** Steps that a customer with these answers does not see. */
  leavesOut?: string[];
  /** What the retailer serves from then on, before the answers are given. */
  settings?: Record<string, unknown>;
}

interface CaseFile {
  step: string;
  cases: Record<string, Omit<WizardCase, 'event' | 'step'>>;
}

/** The cases of a wizard, those of a file in its order: the first of a step is the usual one. */
export function wizardCases(wizard: string): WizardCase[] {
  return readCases<CaseFile>('wizard')
    .flatMap(({ step, cases }) =>
      Object.entries(cases).map(([name, one]) => ({
        ...one,
        step,
        event: `Next at ${step} (${name})`,
      })),
    )
    .filter(({ wizards }) => wizards?.includes(wizard) ?? true);
}
