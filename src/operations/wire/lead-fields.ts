import { LEAD_STEP } from '#domain/wizard/lead-step.ts';
import { contractFields, gasContractFields } from './lead-contract.ts';
import { extraFields } from './lead-extra.ts';
import { installationFields } from './lead-installation.ts';
import { paymentFields } from './lead-payment.ts';
import { personFields } from './lead-person.ts';
import { withRetained } from './lead-retained.ts';
import { type Fields, type LeadSource, type LeadStep, stepOf } from './lead-source.ts';
import { shownSummary, startFields } from './lead-start.ts';

/** Consents; a customer who is signed in has already accepted the conditions and data protection. */
function confirmationFields(source: LeadSource): Fields {
  const answers = stepOf(source, 'confirmation');
  const { acceptGdpr, acceptOVConditions, acceptUseConditions, acceptPublicity } = answers;
  const start = startFields(answers);
  return {
    accept_gdpr: acceptGdpr === true,
    // A company on halt makes no contract: it accepts the conditions of use alone.
    accept_ov_conditions: acceptOVConditions === true || acceptUseConditions === true,
    activate_publicity: acceptPublicity === true,
    ...start,
    ...shownSummary(source.memory, start),
    // Only the last step of a wizard confirms; an owner may have one of their own after this one.
    confirm: false,
  };
}

const steps: Record<
  number,
  { id: LeadStep; fields(source: LeadSource): Fields | Promise<Fields> }
> = {
  [LEAD_STEP.installation]: { id: 'installation', fields: installationFields },
  [LEAD_STEP.person]: { id: 'person', fields: personFields },
  [LEAD_STEP.payment]: { id: 'payment', fields: paymentFields },
  [LEAD_STEP.confirmation]: { id: 'confirmation', fields: confirmationFields },
};

const contractStep = ({ kind }: LeadSource) =>
  kind === 'gas'
    ? { id: 'gas-contract' as const, fields: gasContractFields }
    : { id: 'contract' as const, fields: contractFields };

const stepAt = (step: number, source: LeadSource) => steps[step] ?? contractStep(source);

/**
 * Fields of one step of a lead (contracting, section 7, "Payload by step"), and what an owner added to the steps so far.
 * Throws ProblemError.
 */
export async function leadFields(step: number, source: LeadSource): Promise<Fields> {
  const { id, fields } = stepAt(step, source);
  return withRetained({ ...(await fields(source)), ...(await extraFields(source)) }, source, [id]);
}

/** Fields of all completed steps, for a lead that is sent as a whole. Throws ProblemError. */
export async function wholeLead(source: LeadSource): Promise<Fields> {
  const answered = Object.values(LEAD_STEP)
    .filter((step) => step !== LEAD_STEP.discard)
    .map((step) => stepAt(step, source))
    .filter(({ id }) => source.answers[id]);
  const parts = await Promise.all(answered.map(({ fields }) => fields(source)));
  const fields: Fields = Object.assign({}, ...parts, await extraFields(source));
  return withRetained(
    fields,
    source,
    answered.map(({ id }) => id),
  );
}
