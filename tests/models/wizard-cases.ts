import { readdirSync, readFileSync } from 'node:fs';
import type { Answers } from '#domain/submission.ts';

const FOLDER = 'tests/models/cases/wizard';

/** A named set of answers that a customer gives at a step; `README.md` beside this file explains each key. */
export interface WizardCase {
  /** What the tests call it: `Next at person (a company)`. */
  event: string;
  step: string;
  answers: Answers;
  /** Wizards that have this case; all without it. */
  wizards?: string[];
  /** Steps that look at what these answers replace. */
  makesAnew?: string[];
  /** Steps that somebody with these answers does not see. */
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
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return files
    .map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as CaseFile)
    .flatMap(({ step, cases }) =>
      Object.entries(cases).map(([name, one]) => ({
        ...one,
        step,
        event: `Next at ${step} (${name})`,
      })),
    )
    .filter(({ wizards }) => wizards?.includes(wizard) ?? true);
}
