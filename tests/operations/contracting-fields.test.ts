import { describe, expect, it } from 'vitest';
import { problemOf } from '#domain/problem.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { contracting } from '#operations/contracting/contracting-mutation.ts';
import type { WizardContext } from '#operations/mutation.ts';
import {
  type RetailerAnswer,
  refusal,
  result,
  scriptedRetailer,
} from '#tests/support/retailer/scripted-retailer.ts';
import { contractingAnswers, contractingFacts, pdf } from '#tests/support/trials/contracting.ts';
import { uploaded } from '#tests/support/trials/mutation-cases.ts';

const script = scriptedRetailer();

const [ELECTRICITY, GAS, NEW] = ['A'.repeat(22), 'B'.repeat(22), 'C'.repeat(22)];
const taken = (lead_id = NEW, given: unknown = null): RetailerAnswer => ({
  body: { status: 'OK', lead_id, result: given },
});
const steps = { installation: 1, person: 2, contract: 3, 'gas-contract': 3, payment: 4 };
type Step = keyof typeof steps | 'confirmation';

type Known = Partial<WizardContext>;
const contextOf = (known: Known): WizardContext => ({
  ...{ wizard: 'contracting', memory: {}, retained: {}, dropped: {}, sent: [] },
  ...{ facts: contractingFacts(), idempotencyKey: 'attempt-0001' },
  ...known,
});

/** The responses to the calls, in order; the last one is repeated for all further calls. */
function answering(...answers: RetailerAnswer[]) {
  script.calls = [];
  script.answer = () => (answers.length > 1 ? answers.shift() : answers[0]) ?? taken();
}

interface LeadBody {
  lead_id: string | null;
  step: number;
  FormConfirm: Record<string, unknown>;
}
const bodies = () => script.calls.map(({ body }) => body as LeadBody);

const saveStep = (answers: WizardAnswers, step: Step, known: Known = {}) =>
  contracting.saveStep(step === 'confirmation' ? 5 : steps[step], answers, {
    ...contextOf(known),
    step,
  });

/** The fields of the one call that a step makes. */
async function fieldsOf(answers: WizardAnswers, step: Step, known: Known = {}) {
  answering(taken());
  await saveStep(answers, step, known);
  const sent = bodies();
  expect(sent).toHaveLength(1);
  return sent[0]?.FormConfirm ?? {};
}

const usual = contractingAnswers();
const gasAlone = contractingAnswers({ gas: 'only' });
const dual = contractingAnswers({ gas: true });
const withAnswers = (answers: WizardAnswers, step: Step, more: object): WizardAnswers => ({
  ...answers,
  [step]: { ...answers[step], ...more },
});

describe('an answer that only the lead of the retailer still has', () => {
  it.each<[kind: string, WizardAnswers, Step, address: string, names: string[]]>([
    ['electricity', usual, 'installation', 'leadsConsent', ['allow_contact']],
    ['electricity', usual, 'installation', 'allowContact', ['allow_contact']],
    ['electricity', usual, 'installation', 'invoice', ['invoice']],
    ['electricity', usual, 'person', 'nifFaceup', ['nif_faceup', 'nif_facedown']],
    ['electricity', usual, 'person', 'nifEmpresa', ['cif']],
    ['electricity', usual, 'contract', 'selfconsAttachments', ['selfcons_attach']],
    ['electricity', usual, 'payment', 'iban', ['bank']],
    ['electricity', usual, 'payment', 'isOwner', ['bank']],
    ['electricity', usual, 'confirmation', 'acceptGdpr', ['accept_gdpr']],
    ['electricity', usual, 'confirmation', 'acceptOVConditions', ['accept_ov_conditions']],
    ['electricity', usual, 'confirmation', 'acceptUseConditions', ['accept_ov_conditions']],
    ['electricity', usual, 'confirmation', 'acceptPublicity', ['activate_publicity']],
    ['gas', gasAlone, 'installation', 'allowContact', ['allow_contact']],
    ['gas', gasAlone, 'person', 'nifFaceup', ['nif_faceup', 'nif_facedown']],
    ['gas', gasAlone, 'gas-contract', 'invoice', ['invoice']],
    ['gas', gasAlone, 'payment', 'iban', ['bank']],
  ])('of %s is sent by name, with its own step only', async (_, answers, step, address, names) => {
    const before = await fieldsOf(answers, step);
    const fields = await fieldsOf(answers, step, { retained: { [step]: [address] } });
    const others = Object.entries(before).filter(([name]) => !names.includes(name));
    expect(fields).toEqual({ ...Object.fromEntries(others), retained: names });
    const other = step === 'person' ? 'payment' : 'person';
    expect(await fieldsOf(answers, other, { retained: { [step]: [address] } })).not.toHaveProperty(
      'retained',
    );
  });

  it('of one account is sent by name once', async () => {
    const fields = await fieldsOf(usual, 'payment', { retained: { payment: ['iban', 'isOwner'] } });
    expect(fields).toEqual({ retained: ['bank'] });
  });

  it('of a field that an owner added is sent by name with every step', async () => {
    const retained = { pets: ['photo', 'dog/photo'], person: ['passport'] };
    for (const step of ['person', 'payment'] as const)
      expect(await fieldsOf(usual, step, { retained })).toHaveProperty('retained', [
        'extra.pets.photo',
        'extra.pets.dog.photo',
        'extra.person.passport',
      ]);
  });

  it.each<[what: string, WizardAnswers, known: Known, otherLead: string | undefined]>([
    [
      'gas beside electricity',
      dual,
      { memory: { leadId: ELECTRICITY, gasLeadId: GAS } },
      ELECTRICITY,
    ],
    ['gas without a lead of electricity', dual, { memory: { gasLeadId: GAS } }, undefined],
    ['gas alone', gasAlone, { memory: { leadId: ELECTRICITY, gasLeadId: GAS } }, undefined],
  ])('may be in the lead of electricity: %s', async (_, answers, known, otherLead) => {
    const fields = await fieldsOf(answers, 'gas-contract', {
      ...known,
      retained: { 'gas-contract': ['invoice'] },
    });
    expect(fields).toHaveProperty('retained', ['invoice']);
    expect(fields.retained_of).toBe(otherLead);
  });

  it('is not dropped where the step sends it again, or retains it', async () => {
    const dropped = {
      installation: ['invoice'],
      person: ['nifEmpresa', 'nifFaceup'],
      pets: ['photo', 'dog/photo'],
    };
    const all = ['invoice', 'cif', 'nif_faceup', 'nif_facedown'];
    const own = ['extra.pets.photo', 'extra.pets.dog.photo'];
    const droppedIn = async (answers: WizardAnswers, step: Step, known: Known = {}) =>
      (await fieldsOf(answers, step, { dropped, ...known })).dropped;
    expect(await droppedIn(usual, 'payment')).toEqual([...all, ...own]);
    expect(await droppedIn(usual, 'person')).toEqual(['invoice', 'cif', ...own]);
    const oneSide = withAnswers(usual, 'person', { nifFaceup: [pdf('a.pdf')] });
    expect(await droppedIn(oneSide, 'person')).toEqual(['invoice', 'cif', 'nif_facedown', ...own]);
    const retained = { person: ['nifEmpresa'] };
    expect(await droppedIn(usual, 'person', { retained })).toEqual(['invoice', ...own]);
    const pets = { ...usual, pets: { dog: { photo: [pdf('a.pdf')] } } };
    expect(await droppedIn(pets, 'person')).toEqual(['invoice', 'cif', 'extra.pets.photo']);
  });
});

describe('a lead of gas that the customer excludes later', () => {
  const without = { ...usual, 'gas-contract': { includeGas: false } };
  const memory = { leadId: ELECTRICITY, gasLeadId: GAS, promotionalCode: 'A' };

  it.each([
    ['is emptied of files, account and consents', taken(GAS)],
    ['that the retailer does not know is forgotten', refusal(404, 'not_found')],
  ])('%s', async (_, answer) => {
    answering(answer);
    expect(await saveStep(without, 'gas-contract', { memory })).toEqual({
      kind: 'saved',
      memory: { leadId: ELECTRICITY, promotionalCode: 'A' },
    });
    expect(script.calls[0]).toMatchObject({ request: 'POST /v2/gas/leads', key: null });
    // A call of version 2 that is not found is tried in version 1 too.
    expect(bodies().slice(0, 1)).toEqual([
      {
        ...{ lead_id: GAS, step: 0 },
        FormConfirm: {
          dropped: [
            ...['allow_contact', 'nif_faceup', 'nif_facedown', 'cif', 'bank', 'accept_gdpr'],
            ...['accept_ov_conditions', 'activate_publicity', 'invoice', 'market_price_accepted'],
            'extra',
          ],
        },
      },
    ]);
  });

  it('is not discarded where its fields cannot be dropped', async () => {
    answering(refusal(500, 'internal_error'));
    const thrown = await saveStep(without, 'gas-contract', { memory }).catch((each) => each);
    expect(problemOf(thrown)).toMatchObject({ kind: 'broken' });
  });

  it('and was never started needs no call', async () => {
    answering(taken());
    await saveStep(without, 'gas-contract', { memory: { leadId: ELECTRICITY } });
    expect(script.calls).toEqual([]);
  });
});

describe('the call of a step', () => {
  const known = { memory: { leadId: ELECTRICITY } };
  const calls = () =>
    script.calls.map(({ request, key, body }) => [request, key, (body as LeadBody).lead_id]);
  const first = ['POST /v1/leads', 'attempt-0001-electricity-2', ELECTRICITY];
  const again = ['POST /v1/leads', 'attempt-0001-electricity-2-again'];

  it('to a lead that the retailer does not know begins another one, under another key', async () => {
    answering(refusal(404, 'not_found'), taken());
    expect(await saveStep(usual, 'person', known)).toMatchObject({ memory: { leadId: NEW } });
    expect(calls()).toEqual([first, [...again, null]]);
  });

  it('under a key of another request is made again for the same lead', async () => {
    answering(refusal(409, 'idempotency_key_reused'), taken(ELECTRICITY));
    await saveStep(usual, 'person', known);
    expect(calls()).toEqual([first, [...again, ELECTRICITY]]);
  });

  it.each([
    ['without a lead is not made again', refusal(404, 'not_found'), {}],
    ['of another conflict is not made again', refusal(409, 'lead_confirmed'), known],
    ['that failed is not made again', refusal(500, 'internal_error'), known],
  ])('%s', async (_, answer, before) => {
    answering(answer);
    await saveStep(usual, 'person', before).catch(() => {});
    expect(script.calls).toHaveLength(1);
  });

  it.each<[what: string, Known, leadId: string]>([
    ['the lead that is under way', known, ELECTRICITY],
    ['the one that came of it', {}, NEW],
  ])('that the retailer stops keeps %s', async (_, before, leadId) => {
    answering({ body: { status: 'ERROR', lead_id: NEW, result: { error: 'stopped' } } });
    expect(await saveStep(usual, 'person', before)).toEqual({
      ...{ kind: 'refused', reason: 'genericError', memory: { leadId } },
    });
  });
});

describe('the check of a person', () => {
  const identity = (dni_valid: boolean) => result({ dni_valid });
  const solvency = (scoring: boolean) => result({ scoring });
  const broken = refusal(500, 'internal_error');
  const [both, one, other] = [
    { checkIdentity: 'required', checkMorosity: true },
    { checkIdentity: true, checkMorosity: false },
    { checkIdentity: 'off', checkMorosity: true },
  ];
  const optional = { checkIdentity: 'optional', checkMorosity: false };
  it.each<
    [what: string, object, identity: RetailerAnswer, solvency: RetailerAnswer, string | null]
  >([
    ['both are well', both, identity(true), solvency(true), null],
    ['the document is wrong', both, identity(false), solvency(false), 'dniInvalid'],
    ['there are debts', both, identity(true), solvency(false), 'badScore'],
    ['the document cannot be checked', both, broken, solvency(true), 'unchecked'],
    ['debts cannot be checked', both, identity(true), broken, 'unchecked'],
    ['debts are no matter', one, identity(true), solvency(false), null],
    ['the document is no matter', other, identity(false), solvency(true), null],
    ['an optional document is wrong', optional, identity(false), solvency(true), 'dniInvalid'],
  ])('%s', async (_, contractation, ofIdentity, ofSolvency, reason) => {
    script.reads = [
      [new RegExp(`/leads/dni-validation/${NEW}$`), ofIdentity],
      [new RegExp(`/leads/solvencia/${NEW}$`), ofSolvency],
    ];
    answering(taken());
    const facts = contractingFacts({ contractation });
    const memory = { leadId: NEW };
    expect(await saveStep(usual, 'person', { facts })).toEqual(
      reason ? { kind: 'refused', reason, memory } : { kind: 'saved', memory },
    );
    expect(await saveStep(usual, 'payment', { facts })).toEqual({ kind: 'saved', memory });
    script.reads = [];
  });

  it('checks no optional document that was not attached', async () => {
    script.reads = [[/dni-validation/, identity(false)]];
    answering(taken());
    const without = withAnswers(usual, 'person', { nifFaceup: undefined });
    const facts = contractingFacts({ contractation: optional });
    expect(await saveStep(without, 'person', { facts })).toMatchObject({ kind: 'saved' });
    script.reads = [];
  });

  it('is in doubt where the lead is gone', async () => {
    script.reads = [[/dni-validation/, refusal(404, 'not_found')]];
    answering(taken());
    const thrown = await saveStep(usual, 'person', {
      facts: contractingFacts({ contractation: both }),
    }).catch((each) => each);
    expect(problemOf(thrown)).toEqual({ kind: 'not-found' });
    script.reads = [];
  });
});

describe('the fields of a step', () => {
  const company = {
    ...{ vat: 'b-00000000', companyName: 'Valls, SL', vatRepresentante: '12345678-z' },
    ...{ nameRepresentante: 'Ana', surName1Representante: 'Pérez', changeOwner: true },
    ...{ nifEmpresa: [pdf('cif.pdf')], nifFaceup: [pdf('dni.pdf')] },
    ...{ mobile: '+34600000009', sameInvoiceAddress: false },
    ownerAddress: { dp: '08201', poblacio: 'Sabadell', tv: 1, nv: 'Mayor', pnp: '1', bq: 'A' },
  };

  it('of a company whose invoices go elsewhere', async () => {
    expect(await fieldsOf({ ...usual, person: company }, 'person')).toEqual({
      owner: {
        ...{ type: 'J', vat: 'B00000000', name: 'Valls, SL', changeOwner: true },
        ...{ vatRepresentante: '12345678Z', nameRepresentante: 'Ana' },
        ...{ surName1Representante: 'Pérez', surName2Representante: null },
      },
      owner_address: {
        ...{ different_address: true, poblacio: 'Sabadell', tv: 1, nv: 'Mayor', pnp: '1', bq: 'A' },
        ...{ es: null, pt: null, pu: null, aclarador: null, zip: '08201' },
        ...{ municipi: null, state: null, mobile: '+34600000009', email: null },
      },
      ...{ cif: [uploaded('cif.pdf')], nif_faceup: uploaded('dni.pdf'), nif_facedown: null },
    });
  });

  it('of a person with one surname, without the question whether the owner changes', async () => {
    const {
      surName2: _,
      changeOwner: _changeOwner,
      commsLanguage: _commsLanguage,
      ...person
    } = usual.person ?? {};
    const fields = await fieldsOf({ ...usual, person }, 'person');
    expect(fields.owner).toMatchObject({ type: 'F', surName2: null, changeOwner: null });
    expect(fields).not.toHaveProperty('commsLanguage');
  });

  it('of a contract without self-consumption', async () => {
    const contract = { power: 4.6, power2: 3.45, accessTariff: 1, selectedProduct: 2 };
    expect(await fieldsOf({ ...usual, contract }, 'contract')).toEqual({
      ...{ power: 4.6, power2: 3.45, power3: 0, power4: 0, power5: 0, power6: 0 },
      ...{ promotional_code: [], tarifa: 2, tarifaATR: 1, selfconsCode: '00', selfcons_attach: [] },
    });
  });

  it.each([
    ['changes', 'changeOwner', true],
    ['does not change', 'dontChangeOwner', false],
    ['is not known', undefined, null],
  ])('of gas beside electricity, whose owner %s', async (_, answer, changeOwner) => {
    const { cups } = dual['gas-contract'] ?? {};
    const answers = withAnswers(dual, 'gas-contract', { changeOwner: answer, comerOrigin: 7 });
    const fields = await fieldsOf(answers, 'gas-contract', {
      memory: { leadId: ELECTRICITY, gasLeadId: GAS },
    });
    expect(fields).toEqual({
      cups: expect.objectContaining({ name: cups, dp: '50001', municipi: '50297', state: 150 }),
      ...{ comerOrigin: 7, owner: expect.objectContaining({ changeOwner }) },
      ...{ electricityLeadId: ELECTRICITY, invoice: [uploaded('gas.pdf')] },
      ...{ tarifa: 51, tarifaATR: 12 },
    });
  });

  it('of electricity beside gas, whose owner changes for gas alone', async () => {
    const answers = withAnswers(dual, 'gas-contract', { changeOwner: 'changeOwner' });
    const fields = await fieldsOf(answers, 'person', { memory: { leadId: ELECTRICITY } });
    expect(fields.owner).toMatchObject({ changeOwner: false });
  });

  it.each<[WizardAnswers, comerOrigin: number | null]>([
    [withAnswers(usual, 'installation', { comerOrigin: 3, gasComerOrigin: 4 }), 3],
    [usual, null],
    [withAnswers(gasAlone, 'installation', { comerOrigin: 3, gasComerOrigin: 4 }), 4],
    [gasAlone, null],
  ])('contain the previous retailer (%#)', async (answers, comerOrigin) => {
    expect(await fieldsOf(answers, 'installation')).toMatchObject({ comerOrigin });
  });

  it.each([
    ['business', 107],
    ['second', 986],
  ])('contain the activity of a supply that is %s', async (residenceType, cnae) => {
    const answers = withAnswers(usual, 'installation', { residenceType, cnae: 107 });
    expect((await fieldsOf(answers, 'installation')).cnae).toEqual({
      ...{ vivienda: residenceType, cnae },
    });
  });

  const served = [
    { city: 'Sabadell', ine: '08187' },
    { city: 'Terrassa', ine: '08279' },
  ];
  const provinces = result([{ id: 108, name: 'Barcelona' }]);
  it.each<[what: string, town: string, RetailerAnswer, RetailerAnswer, place: string | null]>([
    ['the only one of the postal code', 'Otra', result(served.slice(0, 1)), provinces, '08187'],
    ['that of its name', 'terrassa', result(served), provinces, '08279'],
    ['none of another name', 'Otra', result(served), provinces, null],
    ['none without a province', 'Terrassa', result(served), result([]), null],
  ])('contain the town that was typed: %s', async (_, poblacio, towns, ofTown, municipi) => {
    script.reads = [
      [/\/geo\/zipcode\/08201\/$/, towns],
      [/\/geo\/provincies\//, ofTown],
    ];
    const address = { dp: '08201', poblacio, tv: 1, nv: 'Mayor', pnp: '1' };
    const answers = withAnswers(usual, 'installation', { address });
    answering(taken());
    const outcome = await saveStep(answers, 'installation');
    if (municipi)
      expect(bodies()[0]?.FormConfirm.cups).toMatchObject({ municipi, state: 108, poblacio });
    else {
      const fields = { 'installation/address/poblacio': ['unknown'] };
      expect(outcome).toEqual({ kind: 'invalid', fields, memory: {} });
      expect(script.calls).toEqual([]);
    }
    script.reads = [];
  });
});

describe('a confirmation', () => {
  const sent = ['installation', 'person', 'contract', 'payment'];
  const known = { memory: { leadId: ELECTRICITY }, sent };
  const confirmed = taken(ELECTRICITY, {
    ...{ error: null, reference: 'L-000123', render: { format: 'markdown', body: 'Hecho.' } },
  });
  const calls = () =>
    script.calls.map(({ key, body }) => {
      const { lead_id, step, FormConfirm } = body as LeadBody;
      return [key, lead_id, step, FormConfirm.confirm, 'owner' in FormConfirm];
    });
  const [confirm, whole] = ['attempt-0001-electricity-confirm', 'attempt-0001-electricity'];
  const last = [confirm, ELECTRICITY, 5, true, false];

  it('of a lead that has all steps says nothing of them again', async () => {
    answering(confirmed);
    expect(await contracting.confirm(usual, contextOf(known))).toMatchObject({
      kind: 'confirmed',
      render: { format: 'markdown', body: 'Hecho.' },
      memory: { confirmed: [{ name: 'electricity', reference: 'L-000123' }] },
    });
    expect(calls()).toEqual([last]);
  });

  it.each<[what: string, Known, RetailerAnswer[], calls: unknown[]]>([
    [
      'of one that misses a step sends it whole before',
      { ...known, sent: ['installation', 'contract', 'payment'] },
      [confirmed],
      [[whole, ELECTRICITY, 5, false, true], last],
    ],
    [
      'of one that the retailer finds incomplete does too',
      known,
      [refusal(406, 'lead_incomplete'), confirmed],
      [last, [whole, ELECTRICITY, 5, false, true], last],
    ],
    [
      'of one that is gone begins another one',
      known,
      [refusal(404, 'not_found'), refusal(404, 'not_found'), taken(NEW)],
      [
        last,
        [whole, ELECTRICITY, 5, false, true],
        [`${whole}-again`, null, 5, false, true],
        [confirm, NEW, 5, true, false],
      ],
    ],
    [
      'of one that arrived under that key is the confirmation alone',
      { ...known, sent: [] },
      [refusal(409, 'idempotency_key_reused'), confirmed],
      [[whole, ELECTRICITY, 5, false, true], last],
    ],
    [
      'where no step may be sent before sends a new lead whole',
      { ...known, facts: contractingFacts({ features: { leads: { enabled: false } } }) },
      [taken(NEW)],
      [
        [whole, null, 5, false, true],
        [confirm, NEW, 5, true, false],
      ],
    ],
  ])('%s', async (_, context, answers, expected) => {
    answering(...answers);
    expect(await contracting.confirm(usual, contextOf(context))).toMatchObject({
      kind: 'confirmed',
    });
    expect(calls()).toEqual(expected);
  });

  it.each<[what: string, given: unknown, outcome: object]>([
    ['without a number has that of the lead', {}, { reference: ELECTRICITY, render: null }],
    [
      'with a page of an unknown format has it as HTML',
      { reference: 'L-1', render: { format: 'pdf', body: '<p>' } },
      { reference: 'L-1', render: { format: 'html', body: '<p>' } },
    ],
  ])('%s', async (_, given, part) => {
    answering(taken(ELECTRICITY, given));
    expect(await contracting.confirm(usual, contextOf(known))).toMatchObject({
      memory: { confirmed: [{ name: 'electricity', ...part }] },
    });
  });

  it.each<[what: string, RetailerAnswer, reason: string]>([
    [
      'an error of its own',
      { body: { status: 'ERROR', lead_id: NEW, result: { error: 'x' } } },
      'x',
    ],
    [
      'no error of its own',
      { body: { status: 'ERROR', lead_id: NEW, result: null } },
      'lead_stopped',
    ],
    ['a conflict', refusal(406, 'lead_confirmed'), 'lead_confirmed'],
    ['a conflict without a code', { status: 406, body: {} }, 'refused'],
  ])('that fails with %s', async (_, answer, reason) => {
    answering(answer);
    expect(await contracting.confirm(usual, contextOf(known))).toMatchObject({
      ...{ kind: 'failed', reason },
    });
  });

  it('of no supply is incomplete', async () => {
    answering(confirmed);
    const { installation: _, ...others } = usual;
    expect(await contracting.confirm(others, contextOf(known))).toEqual({
      ...{ kind: 'failed', reason: 'lead_incomplete', memory: known.memory },
    });
    expect(script.calls).toEqual([]);
  });

  it.each([
    ['nothing was accepted', {}, false, false, false],
    [
      'all was accepted',
      { acceptGdpr: true, acceptOVConditions: true, acceptPublicity: true },
      true,
      true,
      true,
    ],
    [
      'a company on halt accepts the conditions of use',
      { acceptUseConditions: true },
      false,
      true,
      false,
    ],
  ])(
    'sends that %s',
    async (_, confirmation, accept_gdpr, accept_ov_conditions, activate_publicity) => {
      answering(confirmed);
      await contracting.confirm({ ...usual, confirmation }, contextOf(known));
      expect(bodies().at(-1)?.FormConfirm).toEqual({
        ...{ accept_gdpr, accept_ov_conditions, activate_publicity, confirm: true },
      });
    },
  );
});
