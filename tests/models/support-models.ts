import { ProblemError } from '#domain/problem.ts';
import { claimMachine } from '#machines/claim.ts';
import { contactMachine } from '#machines/contact.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';
import { mutationOf } from '#tests/support/trials/form-submit.ts';
import { readCases } from './cases.ts';

/** A message or a claim as it is written. */
export interface SupportCase {
  /** Name of the form. */
  form: 'contact' | 'contact-unsigned' | 'claim';
  /** Operation that it ends in. */
  operation: string;
  answers: Record<string, unknown>;
  /** What reaches the retailer of these answers. */
  sends: Record<string, unknown>;
  /** What the retailer stores of them. */
  stores: Record<string, unknown>;
}

type FileMember = 'form' | 'operation';

interface CaseFile extends Pick<SupportCase, FileMember> {
  cases: Record<string, Omit<SupportCase, FileMember>>;
}

/** The cases of a machine, by the name of their event. */
export const supportCases = (machine: 'contact' | 'claim'): Record<string, SupportCase> =>
  Object.fromEntries(
    readCases<CaseFile>(machine).flatMap(({ form, operation, cases }) =>
      Object.entries(cases).map(([name, one]) => [
        `submit ${form} (${name})`,
        { ...one, form, operation },
      ]),
    ),
  );

/** True for a form whose mutation looks for what was sent. */
export const isLookedFor = (form: string): boolean => mutationOf(form)?.verify !== undefined;

const sent = { sent: { output: { kind: 'sent' } } };

function supportModel(
  machine: MachineModel['machine'],
  event: string,
  { form, answers }: SupportCase,
): MachineModel {
  const isFound = isLookedFor(form);
  return {
    machine,
    starts: { [`at ${form}`]: () => undefined },
    events: { [event]: { type: 'submit', answers, idempotencyKey: 'one' } },
    outcomes: {
      send: {
        ...sent,
        'gateway gave up': { error: new ProblemError({ kind: 'broken', status: 504 }) },
        ...problemOutcomes,
      },
      verify: { ...sent, 'nothing was done': { output: null }, ...problemOutcomes },
    },
    possible: (name) =>
      isFound || !name.startsWith('verify.') || name === 'verify.nothing was done',
    instant: isFound ? [] : ['verify.nothing was done'],
  };
}

const models = (machine: MachineModel['machine'], name: 'contact' | 'claim') =>
  Object.fromEntries(
    Object.entries(supportCases(name)).map(([event, one]) => [
      event,
      supportModel(machine, event, one),
    ]),
  );

/** Messages to customer service, with a session and without, each case a model of its own: by its name. */
export const contactModels = (): Record<string, MachineModel> => models(contactMachine, 'contact');

/** Claims, each case a model of its own: by its name. */
export const claimModels = (): Record<string, MachineModel> => models(claimMachine, 'claim');
