import { problemOf } from '#domain/problem.ts';
import { LEAD_STEP } from '#domain/wizard/lead-step.ts';
import type { WizardContext } from '#operations/mutation.ts';
import { type LeadAnswer, type LeadKind, sendLead } from './lead-call.ts';
import { leadFields, wholeLead } from './lead-fields.ts';
import { retainedNames } from './lead-retained.ts';
import { cupsOf, type Fields, type LeadSource, type LeadStep } from './lead-source.ts';

/** Keys of the wizard's memory that hold the id of each lead. */
export const LEAD_ID = { electricity: 'leadId', gas: 'gasLeadId' } as const;

/** Steps before the confirmation of each lead, with the number of each. */
export const LEAD_STEPS: Record<LeadKind, readonly (readonly [LeadStep, number])[]> = {
  electricity: [
    ['installation', LEAD_STEP.installation],
    ['person', LEAD_STEP.person],
    ['contract', LEAD_STEP.contract],
    ['payment', LEAD_STEP.payment],
  ],
  gas: [
    ['installation', LEAD_STEP.installation],
    ['person', LEAD_STEP.person],
    ['gas-contract', LEAD_STEP.contract],
    ['payment', LEAD_STEP.payment],
  ],
};

/** The id of a lead; undefined before its first call. */
export const leadIdOf = ({ kind, memory }: Pick<LeadSource, 'kind' | 'memory'>) =>
  memory[LEAD_ID[kind]] as string | undefined;

/**
 * Ids of the leads of what is contracted, that of electricity first; none where one was not sent yet.
 */
export function leadIds({ answers, memory }: Pick<LeadSource, 'answers' | 'memory'>): string[] {
  const kinds = (['electricity', 'gas'] as const).filter(
    (kind) => cupsOf({ kind, answers }) !== undefined,
  );
  const ids = kinds.flatMap((kind) => leadIdOf({ kind, memory }) ?? []);
  return ids.length === kinds.length ? ids : [];
}

const isUnknown = (thrown: unknown) => problemOf(thrown).kind === 'not-found';

function isConflict(thrown: unknown, code: string): boolean {
  const problem = problemOf(thrown);
  return problem.kind === 'conflict' && problem.code === code;
}

/**
 * Sends a step under the lead's id, or as a new lead when the retailer no longer knows it. The key of the attempt
 * makes one lead of a first step whose answer was lost. Throws ProblemError.
 */
export async function sendStep(
  step: number,
  source: LeadSource,
  idempotencyKey: string,
): Promise<LeadAnswer> {
  const key = `${idempotencyKey}-${source.kind}-${step}`;
  const leadId = leadIdOf(source);
  const sent = { kind: source.kind, step, fields: await leadFields(step, source) };
  return sendLead({ ...sent, leadId, key }).catch((thrown) => {
    const again = { ...sent, key: `${key}-again` };
    if (isUnknown(thrown) && leadId) return sendLead({ ...again, leadId: undefined });
    // The key belongs to a request in another language or before signing in; a step may be stored twice.
    if (isConflict(thrown, 'idempotency_key_reused')) return sendLead({ ...again, leadId });
    throw thrown;
  });
}

/** Has the retailer delete what a lead that is no longer wanted holds of files, accounts and consents. Throws ProblemError. */
export async function emptyLead(kind: LeadKind, memory: LeadSource['memory']): Promise<void> {
  const leadId = leadIdOf({ kind, memory });
  if (leadId === undefined) return;
  await sendLead({
    kind,
    leadId,
    step: LEAD_STEP.discard,
    fields: { dropped: retainedNames(kind) },
  }).catch((thrown) => {
    if (!isUnknown(thrown)) throw thrown;
  });
}

/**
 * Sends all steps in one call without confirming them, to the lead that some were sent to if the retailer knows it;
 * returns the lead's id. Throws ProblemError.
 */
async function sendWhole(
  source: LeadSource,
  idempotencyKey: string,
  leadId?: string,
): Promise<string> {
  const whole = {
    kind: source.kind,
    step: LEAD_STEP.confirmation,
    fields: await wholeLead(source),
  };
  const key = `${idempotencyKey}-${source.kind}`;
  return sendLead({ ...whole, leadId, key })
    .catch((thrown) => {
      if (!leadId) throw thrown;
      // It arrived, with a file or an account that is no longer at hand.
      if (isConflict(thrown, 'idempotency_key_reused')) return { leadId };
      if (!isUnknown(thrown)) throw thrown;
      return sendLead({ ...whole, leadId: undefined, key: `${key}-again` });
    })
    .then((answer) => answer.leadId);
}

/**
 * Confirms a lead, after sending it as a whole where the retailer has not all of its steps. `stepwise` says whether
 * steps may be sent before the confirmation. Throws ProblemError.
 */
export async function confirmLead(
  source: LeadSource,
  { idempotencyKey, sent }: WizardContext,
  stepwise: boolean,
): Promise<LeadAnswer> {
  const { kind, answers } = source;
  const fields: Fields = { ...(await leadFields(LEAD_STEP.confirmation, source)), confirm: true };
  const key = `${idempotencyKey}-${kind}-confirm`;
  const confirm = (leadId: string) =>
    sendLead({ kind, step: LEAD_STEP.confirmation, fields, leadId, key });
  const startedLead = stepwise ? leadIdOf(source) : undefined;
  const whole = async () => confirm(await sendWhole(source, idempotencyKey, startedLead));
  const isAllSent = LEAD_STEPS[kind].every(([step]) => !answers[step] || sent.includes(step));
  if (!startedLead || !isAllSent) return whole();
  return confirm(startedLead).catch((thrown) => {
    if (!isUnknown(thrown) && !isConflict(thrown, 'lead_incomplete')) throw thrown;
    return whole();
  });
}
