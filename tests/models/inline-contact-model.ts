import { ProblemError } from '#domain/problem.ts';
import { inlineContactMachine } from '#machines/inline-contact.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';
import { readCases } from './cases.ts';

/** A telephone or an e-mail address that a customer types where it stands. */
export interface InlineContactCase {
  /** Name of the form. */
  form: string;
  /** Operation that it ends in. */
  operation: string;
  answers: Record<string, string>;
  /** What the retailer stores of them. */
  stores: Record<string, unknown>;
}

interface CaseFile extends Pick<InlineContactCase, 'form' | 'operation'> {
  cases: Record<string, Pick<InlineContactCase, 'answers' | 'stores'>>;
}

/** The cases, by the name of their event. */
export const inlineContactCases = (): Record<string, InlineContactCase> =>
  Object.fromEntries(
    readCases<CaseFile>('inline-contact').flatMap(({ form, operation, cases }) =>
      Object.entries(cases).map(([name, one]) => [
        `submit ${form} (${name})`,
        { ...one, form, operation },
      ]),
    ),
  );

const saved = { saved: { output: { kind: 'sent' } } };

function inlineContactModel(event: string, { answers }: InlineContactCase): MachineModel {
  return {
    machine: inlineContactMachine,
    starts: { 'on the page of a contract': () => undefined },
    events: {
      edit: { type: 'edit' },
      giveUp: { type: 'giveUp' },
      [event]: { type: 'submit', answers, idempotencyKey: 'one' },
    },
    outcomes: {
      send: {
        ...saved,
        'gateway gave up': { error: new ProblemError({ kind: 'broken', status: 504 }) },
        ...problemOutcomes,
      },
      verify: { ...saved, 'nothing was done': { output: null }, ...problemOutcomes },
    },
  };
}

/** What is changed where it stands, each case a model of its own: by its name. */
export const inlineContactModels = (): Record<string, MachineModel> =>
  Object.fromEntries(
    Object.entries(inlineContactCases()).map(([event, one]) => [
      event,
      inlineContactModel(event, one),
    ]),
  );
