import { expect } from 'vitest';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { someCups, someDni } from '#tests/sandbox/contracting/lead-fixture.ts';
import type { TestRetailer } from '#tests/support/retailer/retailer.ts';
import { contractingAnswers, contractingFacts } from '#tests/support/trials/contracting.ts';
import { type MadeWizard, nameOf, ownSteps } from './wizard-documents.ts';
import type { Kind, Plan, PlannedField } from './wizard-plans.ts';

const EMAIL = { before: 'ana@example.com', after: 'otra@example.com' };

/** The answers to fields that a plan adds, the first or the second ones; those left empty are none. */
const answersTo = (fields: readonly PlannedField[], which: 0 | 1) =>
  Object.fromEntries(
    fields.flatMap((field, at) => {
      const answer = field.answers[which];
      return answer === null ? [] : [[nameOf(field, at), answer]];
    }),
  );

/** Answers to what a plan adds, by step. */
function addedAnswers({ document }: MadeWizard, plan: Plan, which: 0 | 1): WizardAnswers {
  // The last step is submitted once: what it holds is not answered again.
  const whichOf = (id: string) => (id === document.steps.at(-1)?.id ? 0 : which);
  const ofSteps = plan.added.map(({ fields }, at) => {
    const id = ownSteps[at] ?? '';
    return [id, answersTo(fields, whichOf(id))] as const;
  });
  const widened = document.steps.filter(
    ({ id, form }) => form.startsWith('made-') && !ownSteps.includes(id),
  );
  const ofFields = widened.map(
    ({ id }) => [id, answersTo(plan.fields?.fields ?? [], whichOf(id))] as const,
  );
  return Object.fromEntries([...ofSteps, ...ofFields]);
}

/** A visitor with a supply of each kind, and what they answer at each step, and otherwise once they saw the summary. */
export function customerOf(kind: Kind, made: MadeWizard, plan: Plan) {
  const supplies = { electricity: someCups(), gas: someCups() };
  const vat = someDni();
  const usual = contractingAnswers({
    vat,
    cups: kind === 'gas' ? supplies.gas : supplies.electricity,
    gas: kind === 'gas' ? 'only' : kind === 'dual',
  });
  if (kind === 'dual')
    usual['gas-contract'] = plan.takesGas
      ? { ...usual['gas-contract'], cups: supplies.gas }
      : { includeGas: false };
  if (plan.leads === 'asking') Object.assign(usual.installation ?? {}, { leadsConsent: true });
  const [first, second] = [addedAnswers(made, plan, 0), addedAnswers(made, plan, 1)];
  const ids = made.document.steps.map(({ id }) => id);
  const given = Object.fromEntries(ids.map((id) => [id, { ...usual[id], ...first[id] }]));
  const again = Object.keys(second).filter((id) => id !== ids.at(-1));
  const changed: WizardAnswers = {
    ...Object.fromEntries(again.map((id) => [id, { ...usual[id], ...second[id] }])),
    person: { ...usual.person, ...second.person, email: EMAIL.after },
  };
  const facts = contractingFacts({
    ...(plan.leads === 'asking' && { contractation: { requireLeadConsent: true } }),
    ...(plan.leads === 'whole' && { features: { leads: { enabled: false } } }),
  });
  return {
    ...{ facts, vat, supplies, given, changed: plan.changesMind ? changed : {} },
    added: plan.changesMind ? second : first,
  };
}

/** What the retailer stores of the usual answers (contracting, section 7, "Payload by step"). */
const stored = (vat: string, email: string) => ({
  ...{ allow_contact: true, activeContract: true, cnae: { cnae: 986, vivienda: 'habitual' } },
  cups: {
    dp: '50001',
    municipi: '50297',
    tv: 1,
    nv: 'de los Almendros',
    pnp: '14',
    pt: '2',
    pu: 'B',
  },
  owner: { type: 'F', vat, name: 'Ana', surName1: 'Pérez', surName2: 'Gil', changeOwner: false },
  owner_address: { different_address: false, mobile: '+34600000009', email },
  commsLanguage: 'es_ES',
  ...{ nif_faceup: [{ name: 'anverso.pdf' }], nif_facedown: [{ name: 'reverso.pdf' }] },
  bank: { iban: 'ES9121000418450200051332', owner_is_bank_owner: true },
  ...{ accept_gdpr: true, accept_ov_conditions: true, activate_publicity: false, confirm: true },
});
const storedOf = {
  electricity: {
    ...{ invoice: [{ name: 'luz.pdf' }], tarifa: 1, tarifaATR: 1, selfconsCode: '00' },
    ...{ power: 4.6, power2: 4.6 },
  },
  gas: { invoice: [{ name: 'gas.pdf' }], tarifa: 51, tarifaATR: 12 },
};

interface Walked {
  customer: ReturnType<typeof customerOf>;
  plan: Plan;
  /** Answers of the steps that were shown. */
  shown: WizardAnswers;
  message: string;
}

interface StoredLead {
  id: string;
  confirmation: { status: string } | null;
  contract_id: number | null;
  fields: Record<string, unknown>;
}

/** Expects one confirmed lead of each supply that was contracted, which holds every answer as it was given last. */
export async function expectConfirmed(
  retailer: TestRetailer,
  { customer, plan, shown, message }: Walked,
): Promise<void> {
  const { added, supplies, vat } = customer;
  const isGasAlone = shown.contract === undefined;
  const contracted = {
    electricity: !isGasAlone,
    gas: isGasAlone || shown['gas-contract']?.includeGas === true,
  };
  const extra = Object.entries(added).filter(
    ([step, answers]) => step in shown && Object.keys(answers).length > 0,
  );
  const email = plan.changesMind ? EMAIL.after : EMAIL.before;
  const confirmed: Record<string, string> = {};
  for (const kind of ['electricity', 'gas'] as const) {
    const cups = supplies[kind];
    const leads = (await retailer.call('GET', `/sandbox/leads?cups=${cups}`)) as StoredLead[];
    const done = leads.filter(({ confirmation }) => confirmation?.status === 'OK');
    expect(done.length, `${kind} ${message}`).toBe(contracted[kind] ? 1 : 0);
    for (const { id, fields, contract_id } of done) {
      confirmed[kind] = id;
      expect(contract_id, message).toEqual(expect.any(Number));
      const { electricityLeadId, extra: storedExtra, ...others } = fields;
      expect(others, message).toMatchObject({
        ...stored(vat, email),
        ...storedOf[kind],
      });
      expect(storedExtra ?? {}, message).toEqual(Object.fromEntries(extra));
      if (kind === 'gas') expect(electricityLeadId, message).toBe(confirmed.electricity);
    }
  }
}
