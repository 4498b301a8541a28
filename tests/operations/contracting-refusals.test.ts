import { describe, expect, it } from 'vitest';
import { problemOf } from '#domain/problem.ts';
import type { WizardAnswers, WizardMemory } from '#domain/wizard/wizard.ts';
import { contracting } from '#operations/contracting/contracting-mutation.ts';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import {
  type RetailerAnswer,
  refusal,
  scriptedRetailer,
} from '#tests/support/retailer/scripted-retailer.ts';
import { contractingAnswers, contractingFacts } from '#tests/support/trials/contracting.ts';
import { refusalSentences, WHOLE_SENTENCE } from '#tests/support/trials/refusal-sentence.ts';

const script = scriptedRetailer();

interface Lead {
  answers: WizardAnswers;
  /** The step that is sent, and its number. */
  step: string;
  sends: number;
  /** The path of its lead. */
  path: string;
  memory?: WizardMemory;
}

const electricity: Lead = {
  ...{ answers: contractingAnswers(), step: 'person', sends: 2, path: '/v1/leads' },
};
const gasAlone: Lead = {
  ...electricity,
  ...{ answers: contractingAnswers({ gas: 'only' }), path: '/v2/gas/leads' },
};
const dual: Lead = {
  ...{ answers: contractingAnswers({ gas: true }), step: 'gas-contract', sends: 3 },
  ...{ path: '/v2/gas/leads', memory: { leadId: 'A'.repeat(22), gasLeadId: 'B'.repeat(22) } },
};
const withPerson = (person: object): Lead => ({
  ...electricity,
  answers: { ...electricity.answers, person: { ...electricity.answers.person, ...person } },
});
const company = withPerson({
  ...{ vat: 'B00000000', companyName: 'Valls, SL', vatRepresentante: '12345678Z' },
  ...{ nameRepresentante: 'Ana', surName1Representante: 'Pérez' },
});
const chosen: Lead = {
  ...electricity,
  answers: { ...electricity.answers, payment: { account: '12', isOwner: true } },
};

/** The outcome of sending the step of a lead to which the retailer responds with this answer. */
function outcomeOf({ answers, step, sends, memory = {} }: Lead, answer: RetailerAnswer) {
  script.calls = [];
  script.answer = () => answer;
  return contracting.saveStep(sends, answers, {
    ...{ wizard: 'contracting', memory, retained: {}, dropped: {}, sent: [], step },
    ...{ facts: contractingFacts(), idempotencyKey: 'attempt-0001' },
  });
}

/** Field and code of the retailer, to the field of the form and its keyword, by lead. */
const refusedFields: Record<string, [lead: Lead, fields: Record<string, string>]> = {
  'of the supply': [
    electricity,
    {
      'allow_contact.must_be_true': 'installation/leadsConsent const',
      'activeContract.required': 'installation/activeContract required',
      'cups.required': 'installation/cups required',
      'cups.name.invalid': 'installation/cups format',
      'cups.name.too_short': 'installation/cups minLength',
      'cups.name.too_long': 'installation/cups maxLength',
      'cups.dp.required': 'installation/address/dp required',
      'cups.dp.invalid': 'installation/address/dp format',
      'cups.municipi.unknown': 'installation/address/poblacio unknown',
      'cups.poblacio.required': 'installation/address/poblacio required',
      'cups.tv.required': 'installation/address/tv required',
      'cups.nv.too_long': 'installation/address/nv maxLength',
      'cups.pnp.required': 'installation/address/pnp required',
      'cups.aclarador.too_long': 'installation/address/aclarador maxLength',
      'cups.ref_catastral.invalid': 'installation/address/ref_catastral format',
      'cnae.cnae.unknown': 'installation/cnae unknown',
      'cnae.vivienda.required': 'installation/residenceType required',
      'comerOrigin.unknown': 'installation/comerOrigin unknown',
      'invoice.required': 'installation/invoice required',
      'invoice.too_many': 'installation/invoice maxItems',
      'invoice.file_type': 'installation/invoice file_type',
    },
  ],
  'of the person': [
    electricity,
    {
      'owner.required': 'person/vat required',
      'owner.type.invalid': 'person/vat format',
      'owner.vat.invalid': 'person/vat format',
      'owner.vat.company_not_allowed': 'person/vat not',
      'owner.name.required': 'person/name required',
      'owner.surName1.too_long': 'person/surName1 maxLength',
      'owner.changeOwner.required': 'person/changeOwner required',
      'owner_address.zip.invalid': 'person/ownerAddress/dp format',
      'owner_address.municipi.unknown': 'person/ownerAddress/poblacio unknown',
      'owner_address.nv.too_long': 'person/ownerAddress/nv maxLength',
      'owner_address.mobile.invalid': 'person/mobile format',
      'owner_address.email.invalid': 'person/email format',
      'cif.required': 'person/nifEmpresa required',
      'commsLanguage.required': 'person/commsLanguage required',
      'nif_faceup.required': 'person/nifFaceup required',
      'nif_facedown.file_unreadable': 'person/nifFaceup file_unreadable',
    },
  ],
  'of a company': [
    company,
    {
      'owner.name.required': 'person/companyName required',
      'owner.vatRepresentante.invalid': 'person/vatRepresentante format',
      'owner.nameRepresentante.required': 'person/nameRepresentante required',
    },
  ],
  'of the contract': [
    electricity,
    {
      'tarifa.unknown': 'contract/selectedProduct unknown',
      'tarifaATR.unknown': 'contract/accessTariff unknown',
      'promotional_code.invalid': 'contract/selectedProduct format',
      'power.too_low': 'contract/power minimum',
      'power2.too_high': 'contract/power2 maximum',
      'power4.lower_than_previous': 'contract/power4 atLeast',
      'power6.required': 'contract/power6 required',
      'selfconsCode.unknown': 'contract/selfcons unknown',
      'selfcons_attach.file_too_large': 'contract/selfconsAttachments file_too_large',
    },
  ],
  'of the payment': [
    electricity,
    {
      'bank.required': 'payment/iban required',
      'bank.iban.invalid': 'payment/iban format',
      'bank.owner_is_bank_owner.must_be_true': 'payment/isOwner const',
    },
  ],
  'of an account that was chosen': [
    chosen,
    {
      'bank.required': 'payment/isOwner const',
      'bank.iban.invalid': 'payment/account unknown',
      'bank.owner_is_bank_owner.must_be_true': 'payment/isOwner const',
    },
  ],
  'of the confirmation': [
    electricity,
    {
      'accept_gdpr.must_be_true': 'confirmation/acceptGdpr const',
      'accept_ov_conditions.must_be_true': 'confirmation/acceptOVConditions const',
    },
  ],
  'of gas alone': [
    gasAlone,
    {
      'cups.name.invalid': 'installation/gasCups format',
      'cups.dp.invalid': 'installation/address/dp format',
      'comerOrigin.unknown': 'installation/gasComerOrigin unknown',
      'invoice.required': 'gas-contract/invoice required',
      'tarifa.unknown': 'gas-contract/selectedProduct unknown',
      'tarifaATR.unknown': 'gas-contract/accessTariff unknown',
      'owner.changeOwner.required': 'person/changeOwner required',
    },
  ],
  'of gas beside electricity': [
    dual,
    {
      'cups.name.invalid': 'gas-contract/cups format',
      'cups.nv.required': 'installation/address/nv required',
      'comerOrigin.unknown': 'gas-contract/comerOrigin unknown',
      'owner.changeOwner.required': 'gas-contract/changeOwner required',
      'owner.vat.invalid': 'person/vat format',
      'invoice.file_type': 'gas-contract/invoice file_type',
      'tarifa.unknown': 'gas-contract/selectedProduct unknown',
      'tarifaATR.unknown': 'gas-contract/accessTariff unknown',
    },
  ],
};

/** The code of a field, behind its last point. */
function parted(address: string): [field: string, code: string] {
  const at = address.lastIndexOf('.');
  return [address.slice(0, at), address.slice(at + 1)];
}

describe('what the retailer refuses of a lead', () => {
  it.each(Object.keys(refusedFields))('%s is shown at its step and field', async (what) => {
    const [lead, fields] = refusedFields[what] ?? [electricity, {}];
    for (const [given, place] of Object.entries(fields)) {
      const [[field, code], [at = '', keyword]] = [parted(given), place.split(' ')];
      const outcome = await outcomeOf(lead, refusal(400, 'invalid_fields', { [field]: [code] }));
      expect(script.calls.map(({ request }) => request)).toEqual([`POST ${lead.path}`]);
      const memory = lead.memory ?? {};
      expect([given, outcome]).toEqual([
        given,
        { kind: 'invalid', fields: { [at]: [keyword] }, memory },
      ]);
    }
  });

  it.each(Object.keys(refusedFields))(
    '%s has a sentence of its own, with all its values',
    async (what) => {
      for (const place of Object.values(refusedFields[what]?.[1] ?? {})) {
        const [at = '', keyword = ''] = place.split(' ');
        const [step, ...path] = at.split('/');
        const sentence = await refusalSentences(`contracting-${step}`);
        expect([place, sentence(path.join('.'), keyword)]).toEqual([
          place,
          expect.stringMatching(WHOLE_SENTENCE),
        ]);
      }
    },
  );

  it('of several fields is shown at each, and of unknown fields at the step', async () => {
    const errors = {
      ...{ 'owner.vat': ['invalid', 'own_code'], tarifa: ['unknown'], reference: ['too_long'] },
      ...{ 'extra.pets.photo': ['file_type'], 'extra/pets.dog.name': ['too_short'] },
    };
    expect(await outcomeOf(electricity, refusal(400, 'invalid_fields', errors))).toMatchObject({
      fields: {
        ...{ 'person/vat': ['format', 'own_code'], 'contract/selectedProduct': ['unknown'] },
        ...{ 'person/reference': ['maxLength'], 'pets/photo': ['file_type'] },
        'pets/dog/name': ['minLength'],
      },
    });
  });

  it.each<[code: string, what: string, Lead, place: string]>([
    ['cups_not_available', 'electricity', electricity, 'installation/cups notAvailable'],
    ['cups_not_available', 'gas alone', gasAlone, 'installation/gasCups notAvailable'],
    ['cups_not_available', 'gas beside electricity', dual, 'gas-contract/cups notAvailable'],
    ['product_not_available', 'electricity', electricity, 'contract/selectedProduct gone'],
    ['product_not_available', 'gas alone', gasAlone, 'gas-contract/selectedProduct gone'],
    ['product_not_available', 'gas beside electricity', dual, 'gas-contract/selectedProduct gone'],
  ])('%s of %s is shown at its field, in a sentence', async (code, _, lead, place) => {
    const [at = '', keyword = ''] = place.split(' ');
    const outcome = await outcomeOf(lead, refusal(406, code));
    expect(outcome).toMatchObject({ kind: 'invalid', fields: { [at]: [keyword] } });
    const [step, field = ''] = at.split('/');
    expect((await refusalSentences(`contracting-${step}`))(field, keyword)).toMatch(WHOLE_SENTENCE);
  });

  it.each([
    ['no field', refusal(400, 'invalid_fields', {}), 'invalid'],
    ['a lead that was confirmed', refusal(406, 'lead_confirmed'), 'conflict'],
    ['who only looks', refusal(403, 'read_only'), 'refused'],
    ['a broken system', refusal(500, 'internal_error'), 'broken'],
  ])('of %s is no answer to a field', async (_, answer, kind) => {
    const thrown = await outcomeOf(electricity, answer).catch((each) => each);
    expect(problemOf(thrown).kind).toBe(kind);
  });

  it('of gas leaves what electricity has made', async () => {
    const answers = contractingAnswers({ gas: true, cups: someCups() });
    const gives = { status: 'OK', lead_id: 'C'.repeat(22), result: null };
    const outcome = contracting.saveStep(2, answers, {
      ...{ wizard: 'contracting', memory: dual.memory ?? {}, retained: {}, dropped: {}, sent: [] },
      ...{ step: 'person', facts: contractingFacts(), idempotencyKey: 'attempt-0001' },
    });
    script.answer = ({ request }) =>
      request === 'POST /v1/leads'
        ? { body: gives }
        : refusal(400, 'invalid_fields', { 'owner.vat': ['invalid'] });
    expect(await outcome).toEqual({
      kind: 'invalid',
      fields: { 'person/vat': ['format'] },
      memory: { leadId: 'C'.repeat(22), gasLeadId: 'B'.repeat(22) },
    });
  });
});
