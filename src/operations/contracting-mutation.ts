import { ProblemError, problemOf } from '#domain/problem.ts';
import type { WizardMemory } from '#domain/wizard.ts';
import type { WizardContext, WizardMutation } from './mutation.ts';
import { type LeadAnswer, type LeadKind, sendLead } from './wire/lead-call.ts';
import { refusalOf } from './wire/lead-checks.ts';
import { leadErrors } from './wire/lead-errors.ts';
import { leadFields, wholeLead } from './wire/lead-fields.ts';
import { joinedRender } from './wire/lead-render.ts';
import {
  cupsOf,
  isDual,
  type LeadAnswers,
  type LeadSource,
  leadTakes,
} from './wire/lead-source.ts';

/** Keys of the wizard's memory that hold the reference of each lead. */
const ID = { electricity: 'leadId', gas: 'gasLeadId' } as const;

const idOf = ({ kind, memory }: Pick<LeadSource, 'kind' | 'memory'>) =>
  memory[ID[kind]] as string | undefined;

/** Supplies to contract, according to the answers. */
const kindsOf = (answers: LeadAnswers): LeadKind[] =>
  (['electricity', 'gas'] as const).filter((kind) => cupsOf({ kind, answers }) !== undefined);

/** True when the retailer may store answers before the confirmation. */
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
 * Sends a step under the lead's reference, or as a new lead when the retailer no longer knows it. Throws ProblemError.
 */
async function sendStep(step: number, source: LeadSource): Promise<LeadAnswer> {
  const sent = { kind: source.kind, step, fields: await leadFields(step, source) };
  return sendLead({ ...sent, leadId: idOf(source) }).catch((thrown) => {
    if (problemOf(thrown).kind !== 'not-found' || !idOf(source)) throw thrown;
    return sendLead({ ...sent, leadId: undefined });
  });
}

/** Sends all steps of a lead in one call, without confirming it; returns its reference. Throws ProblemError. */
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

  async saveStep(sends, answers, { step, facts, ...context }) {
    let memory: WizardMemory = context.memory;
    if (!maySend(answers, facts)) return { kind: 'saved', memory, sent: false };
    for (const call of callsOf(step, sends, { answers, memory, facts })) {
      const { kind } = call;
      try {
        const answer = await sendStep(call.sends, { kind, answers, memory, facts });
        memory = { ...memory, [ID[kind]]: answer.leadId };
        if (answer.error) return { kind: 'refused', reason: 'genericError', memory };
      } catch (thrown) {
        const fields = leadErrors(thrown, { kind, answers, step });
        if (fields) return { kind: 'invalid', fields };
        throw thrown;
      }
    }
    const leadId = String(memory.leadId ?? memory.gasLeadId);
    const reason = step === 'person' ? await refusalOf(leadId, facts.settings) : null;
    return reason ? { kind: 'refused', reason, memory } : { kind: 'saved', memory };
  },

  async confirm(answers, context) {
    let { memory } = context;
    const { facts } = context;
    const renders: LeadAnswer['render'][] = [];
    for (const kind of kindsOf(answers)) {
      try {
        const answer = await confirmLead({ kind, answers, memory, facts }, context);
        memory = { ...memory, [ID[kind]]: answer.leadId };
        if (answer.error) return { kind: 'failed', reason: answer.error, memory };
        renders.push(answer.render);
      } catch (thrown) {
        const problem = problemOf(thrown);
        const fields = leadErrors(thrown, { kind, answers, step: 'confirmation' });
        if (fields) throw new ProblemError({ kind: 'invalid', fields });
        if (problem.kind !== 'conflict') throw thrown;
        return { kind: 'failed', reason: problem.code ?? 'refused', memory };
      }
    }
    return { kind: 'confirmed', render: await joinedRender(renders), memory };
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
