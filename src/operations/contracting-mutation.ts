import { problemOf } from '#domain/problem.ts';
import type { ConfirmOutcome, WizardFieldErrors, WizardMemory } from '#domain/wizard.ts';
import { confirmedParts, fixedSteps, withConfirmedPart } from '#domain/wizard-parts.ts';
import { WizardProblemError, withMemory } from '#domain/wizard-problem.ts';
import type { WizardContext, WizardMutation } from './mutation.ts';
import { type LeadAnswer, type LeadKind, sendLead } from './wire/lead-call.ts';
import { refusalOf } from './wire/lead-checks.ts';
import { leadErrors } from './wire/lead-errors.ts';
import { leadFields, wholeLead } from './wire/lead-fields.ts';
import {
  cupsOf,
  isDual,
  type LeadAnswers,
  type LeadSource,
  type LeadStep,
  leadTakes,
} from './wire/lead-source.ts';

/** Keys of the wizard's memory that hold the id of each lead. */
const ID = { electricity: 'leadId', gas: 'gasLeadId' } as const;

const idOf = ({ kind, memory }: Pick<LeadSource, 'kind' | 'memory'>) =>
  memory[ID[kind]] as string | undefined;

/** Steps that hold what a confirmed lead says: nothing of them is asked again for the other. */
const FIXED_BY: Record<LeadKind, readonly LeadStep[]> = {
  electricity: ['installation', 'person', 'contract', 'payment'],
  gas: ['gas-contract'],
};

const isConfirmed = (memory: WizardMemory, kind: LeadKind) =>
  confirmedParts(memory).some(({ name }) => name === kind);

/** A retailer that misses the consents of a customer who is signed in: the page asks for them from then on. */
const asksConsents = (fields: WizardFieldErrors, { session }: WizardContext['facts']) =>
  session.signedIn &&
  ['acceptGdpr', 'acceptOVConditions'].some((name) => `confirmation/${name}` in fields) && {
    consentsAsked: true,
  };

/** Fields that were refused at the confirmation and can still be changed; without one, only the fact. */
function refusedFields(fields: WizardFieldErrors, memory: WizardMemory): ConfirmOutcome {
  const fixed = fixedSteps(memory);
  const open = Object.entries(fields).filter(([at]) => !fixed.includes(at.split('/')[0] ?? ''));
  if (open.length === 0) return { kind: 'failed', reason: 'refused', memory };
  throw new WizardProblemError({ kind: 'invalid', fields: Object.fromEntries(open) }, memory);
}

/** Supplies to contract, according to the answers. */
const kindsOf = (answers: LeadAnswers): LeadKind[] =>
  (['electricity', 'gas'] as const).filter((kind) => cupsOf({ kind, answers }) !== undefined);

/**
 * True when the retailer may store answers before the confirmation: where it asks for a consent, only with it. The box
 * `allowContact` is about calls alone.
 */
function maySend(answers: LeadAnswers, { session, settings }: WizardContext['facts']): boolean {
  const { features, contractation } = settings;
  const consents = session.signedIn || answers.installation?.leadsConsent === true;
  return features.leads.enabled && (consents || !contractation.requireLeadConsent);
}

/** The calls for a completed step. In a dual contracting the lead of gas begins with its contract. */
function callsOf(step: string, sends: number, { answers, memory }: Source) {
  const ofContract = { contract: 'electricity', 'gas-contract': 'gas' }[step];
  return kindsOf(answers)
    .filter((kind) => (ofContract ? kind === ofContract : true))
    .flatMap((kind) => {
      const begins = kind === 'gas' && isDual(answers) && !memory[ID.gas];
      if (!begins) return [{ kind, sends }];
      return ofContract ? [1, 2, sends].map((one) => ({ kind, sends: one })) : [];
    });
}

type Source = Omit<LeadSource, 'kind'>;

/**
 * Sends a step under the lead's id, or as a new lead when the retailer no longer knows it. The key of the attempt
 * makes one lead of a first step whose answer was lost. Throws ProblemError.
 */
async function sendStep(
  step: number,
  source: LeadSource,
  idempotencyKey: string,
): Promise<LeadAnswer> {
  const key = `${idempotencyKey}-${source.kind}-${step}`;
  const sent = { kind: source.kind, step, fields: await leadFields(step, source) };
  return sendLead({ ...sent, leadId: idOf(source), key }).catch((thrown) => {
    const problem = problemOf(thrown);
    const again = { ...sent, key: `${key}-again` };
    if (problem.kind === 'not-found' && idOf(source))
      return sendLead({ ...again, leadId: undefined });
    // The key belongs to a request in another language or before signing in; a step may be stored twice.
    const isReused = problem.kind === 'conflict' && problem.code === 'idempotency_key_reused';
    if (isReused) return sendLead({ ...again, leadId: idOf(source) });
    throw thrown;
  });
}

/** Sends all steps of a lead in one call, without confirming it; returns its id. Throws ProblemError. */
async function sendWhole(source: LeadSource, idempotencyKey: string): Promise<string> {
  const fields = { ...(await wholeLead(source)), confirm: false };
  const key = `${idempotencyKey}-${source.kind}`;
  const { leadId } = await sendLead({ kind: source.kind, leadId: undefined, step: 5, fields, key });
  return leadId;
}

/** Confirms a lead, after sending it as a whole where its steps were not sent one by one. Throws ProblemError. */
async function confirmLead(source: LeadSource, { idempotencyKey, facts }: WizardContext) {
  const { kind, answers } = source;
  const fields = { ...(await leadFields(5, source)), confirm: true };
  const key = `${idempotencyKey}-${kind}-confirm`;
  const stepwise = maySend(answers, facts) ? idOf(source) : undefined;
  const send = (leadId: string) => sendLead({ kind, leadId, step: 5, fields, key });
  if (!stepwise) return send(await sendWhole(source, idempotencyKey));
  return send(stepwise).catch(async (thrown) => {
    const problem = problemOf(thrown);
    const incomplete = problem.kind === 'conflict' && problem.code === 'lead_incomplete';
    if (!incomplete && problem.kind !== 'not-found') throw thrown;
    return send(await sendWhole(source, idempotencyKey));
  });
}

/** Contracting of electricity, gas or both: each is a lead that is sent step by step and confirmed at the end. */
export const contracting: WizardMutation<typeof leadTakes> = {
  kind: 'wizard',
  takes: leadTakes,
  needs: ['installation', 'person', 'confirmation'],
  sends: {
    installation: 1,
    person: 2,
    contract: 3,
    'gas-contract': 3,
    payment: 4,
    confirmation: 5,
  },

  async saveStep(sends, answers, { step, facts, idempotencyKey, ...context }) {
    let memory: WizardMemory = context.memory;
    if (!maySend(answers, facts)) return { kind: 'saved', memory, sent: false };
    for (const call of callsOf(step, sends, { answers, memory, facts })) {
      const { kind } = call;
      try {
        const source = { kind, answers, memory, facts };
        const answer = await sendStep(call.sends, source, idempotencyKey);
        // An answer that stops a lead under way says nothing of another one.
        const known = answer.error ? idOf(source) : undefined;
        memory = { ...memory, [ID[kind]]: known ?? answer.leadId };
        if (answer.error) return { kind: 'refused', reason: 'genericError', memory };
      } catch (thrown) {
        const fields = leadErrors(thrown, { kind, answers, step });
        if (fields) return { kind: 'invalid', fields, memory };
        throw withMemory(thrown, memory);
      }
    }
    const leadId = String(memory.leadId ?? memory.gasLeadId);
    const reason = step === 'person' ? await refusalOf(leadId, facts.settings) : null;
    return reason ? { kind: 'refused', reason, memory } : { kind: 'saved', memory };
  },

  async confirm(answers, context) {
    let { memory } = context;
    const { facts } = context;
    for (const kind of kindsOf(answers).filter((one) => !isConfirmed(memory, one))) {
      try {
        const answer = await confirmLead({ kind, answers, memory, facts }, context);
        memory = { ...memory, [ID[kind]]: answer.leadId };
        if (answer.error) return { kind: 'failed', reason: answer.error, memory };
        const part = { name: kind, reference: answer.reference, render: answer.render };
        memory = withConfirmedPart(memory, part, FIXED_BY[kind]);
      } catch (thrown) {
        const problem = problemOf(thrown);
        const fields = leadErrors(thrown, { kind, answers, step: 'confirmation' });
        if (fields) return refusedFields(fields, { ...memory, ...asksConsents(fields, facts) });
        if (problem.kind !== 'conflict') throw withMemory(thrown, memory);
        return { kind: 'failed', reason: problem.code ?? 'refused', memory };
      }
    }
    const [{ render = null } = {}, ...others] = confirmedParts(memory);
    return { kind: 'confirmed', render: others.length > 0 ? null : render, memory };
  },

  /**
   * The only way to learn what became of a confirmation is to repeat it: under the same key, or for a lead that is
   * confirmed already, the retailer makes no second contract. When the key was used for another request, the attempt's
   * account or files are no longer at hand, and the confirmation may have succeeded.
   */
  async verify(answers, context) {
    const outcome = await contracting.confirm(answers, context);
    const isOther = outcome.kind === 'failed' && outcome.reason === 'idempotency_key_reused';
    return isOther ? null : outcome;
  },

  stales: [['contracts']],
};
