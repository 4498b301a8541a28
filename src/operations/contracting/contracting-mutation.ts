import { problemOf } from '#domain/problem.ts';
import type { ConfirmOutcome, WizardFieldErrors, WizardMemory } from '#domain/wizard/wizard.ts';
import { confirmedParts, fixedSteps, withConfirmedPart } from '#domain/wizard/wizard-parts.ts';
import { WizardProblemError, withMemory } from '#domain/wizard/wizard-problem.ts';
import type { WizardContext, WizardMutation } from '#operations/mutation.ts';
import {
  confirmLead,
  emptyLead,
  LEAD_ID,
  LEAD_STEPS,
  leadIdOf,
  sendStep,
} from '#operations/wire/lead-attempt.ts';
import type { LeadKind } from '#operations/wire/lead-call.ts';
import { refusalOf } from '#operations/wire/lead-checks.ts';
import { leadErrors } from '#operations/wire/lead-errors.ts';
import { isAddedStep } from '#operations/wire/lead-extra.ts';
import { leadNeeds, leadSends } from '#operations/wire/lead-needs.ts';
import { isRetained } from '#operations/wire/lead-retained.ts';
import {
  cupsOf,
  isDual,
  type LeadAnswers,
  type LeadStep,
  leadTakes,
} from '#operations/wire/lead-source.ts';
import { failureOf } from '#operations/wire/lead-waiting.ts';

/** Steps with the answers of a confirmed lead: they cannot be changed for the other lead. */
const FIXED_BY: Record<LeadKind, readonly LeadStep[]> = {
  electricity: ['installation', 'person', 'contract', 'payment'],
  gas: ['gas-contract'],
};

const isConfirmed = (memory: WizardMemory, kind: LeadKind) =>
  confirmedParts(memory).some(({ name }) => name === kind);

/** For a retailer that lacks the consents of a customer who is signed in: the page requires them from then on. */
const missingConsents = (fields: WizardFieldErrors, { session }: WizardContext['facts']) =>
  session.signedIn &&
  ['acceptGdpr', 'acceptOVConditions'].some((name) => `confirmation/${name}` in fields) && {
    consentsRequested: true,
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
 * True when the retailer may store answers before the confirmation: where it requires a consent, only with it. The box
 * `allowContact` is about calls only.
 */
function maySend(
  answers: LeadAnswers,
  { retained, facts }: Pick<WizardContext, 'retained' | 'facts'>,
) {
  const { session, settings } = facts;
  const { features, contractation } = settings;
  const given = answers.installation?.leadsConsent === true;
  const consents =
    session.signedIn || given || isRetained({ retained }, 'installation', 'leadsConsent');
  return features.leads.enabled && (consents || !contractation.requireLeadConsent);
}

/**
 * The calls for a completed step. In a dual contracting the lead of gas begins with its contract, and catches up there with
 * the steps that were sent before: while its contract must be passed again, a change of these reaches the other lead only.
 */
function callsOf(step: string, as: number, { answers, memory, sent }: Progress) {
  const ofContract = { contract: 'electricity', 'gas-contract': 'gas' }[step];
  return kindsOf(answers)
    .filter((kind) => (ofContract ? kind === ofContract : true))
    .flatMap((kind) => {
      if (kind !== 'gas' || !isDual(answers)) return [{ kind, as }];
      if (!ofContract) return leadIdOf({ kind, memory }) ? [{ kind, as }] : [];
      return LEAD_STEPS.gas
        .filter(([id]) => id === step || (answers[id] && sent.includes(id)))
        .map(([, number]) => ({ kind, as: number }));
    });
}

interface Progress {
  answers: LeadAnswers;
  memory: WizardMemory;
  sent: readonly string[];
}

/** Contracting of electricity, gas or both: each is a lead that is sent step by step and confirmed at the end. */
export const contracting: WizardMutation<typeof leadTakes> = {
  kind: 'wizard',
  takes: leadTakes,
  needs: leadNeeds,
  sends: leadSends,

  async saveStep(sends, answers, { step, ...context }) {
    const { retained, dropped, facts, idempotencyKey, sent } = context;
    let memory: WizardMemory = context.memory;
    const isTooEarly = kindsOf(answers).length === 0;
    if (isTooEarly || !maySend(answers, { retained, facts }))
      return { kind: 'saved', memory, sent: false };
    if (step === 'gas-contract' && !kindsOf(answers).includes('gas')) {
      await emptyLead('gas', memory);
      const { [LEAD_ID.gas]: _given, ...others } = memory;
      memory = others;
    }
    for (const { kind, as } of callsOf(step, sends, { answers, memory, sent })) {
      try {
        const source = { kind, answers, memory, retained, dropped, facts };
        const answer = await sendStep(as, source, idempotencyKey);
        // An answer that stops a lead under way says nothing of another one.
        const known = answer.error ? leadIdOf(source) : undefined;
        memory = { ...memory, [LEAD_ID[kind]]: known ?? answer.leadId };
        if (answer.error) return { kind: 'refused', reason: 'genericError', memory };
      } catch (thrown) {
        const failure = failureOf(thrown, step);
        const fields = leadErrors(failure, { kind, answers, step });
        if (fields) return { kind: 'invalid', fields, memory };
        throw withMemory(failure, memory);
      }
    }
    const leadId = String(memory.leadId ?? memory.gasLeadId);
    const files = answers.person?.nifFaceup;
    const hasDocument =
      (Array.isArray(files) && files.length > 0) || isRetained({ retained }, 'person', 'nifFaceup');
    const reason = step === 'person' ? await refusalOf(leadId, facts.settings, hasDocument) : null;
    return reason ? { kind: 'refused', reason, memory } : { kind: 'saved', memory };
  },

  async confirm(answers, context) {
    let { memory } = context;
    const { facts, retained, dropped } = context;
    const kinds = kindsOf(answers);
    if (kinds.length === 0) return { kind: 'failed', reason: 'lead_incomplete', memory };
    for (const kind of kinds.filter((one) => !isConfirmed(memory, one))) {
      try {
        const stepwise = maySend(answers, context);
        const answer = await confirmLead(
          { kind, answers, memory, retained, dropped, facts },
          context,
          stepwise,
        );
        memory = { ...memory, [LEAD_ID[kind]]: answer.leadId };
        if (answer.error) return { kind: 'failed', reason: answer.error, memory };
        const part = { name: kind, reference: answer.reference, render: answer.render };
        const fixes = [...FIXED_BY[kind], ...Object.keys(answers).filter(isAddedStep)];
        memory = withConfirmedPart(memory, part, fixes);
      } catch (thrown) {
        const problem = problemOf(thrown);
        const fields = leadErrors(thrown, { kind, answers, step: 'confirmation' });
        if (fields) return refusedFields(fields, { ...memory, ...missingConsents(fields, facts) });
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
