import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import {
  contractingAnswers,
  contractingFacts,
  contractingRun,
  pdf,
  recordLeads,
  type SentLead,
} from '#tests/support/trials/contracting.ts';
import { HOSTILE } from '#tests/vectors/contracting/input-case.ts';

let retailer: TestRetailer;
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());
beforeEach(() => retailer.visit());
afterEach(async () => {
  vi.restoreAllMocks();
  await retailer.clearInjectedFaults();
});

const content = 'data:application/pdf;base64,JVBERi0xLjQK';
const cups = someCups();

/** The reference number that the retailer assigns to a confirmation. */
const numbered = expect.stringMatching(/^L-\d{6}$/);

describe('payload by step', () => {
  it('of electricity', async () => {
    const sent = recordLeads();
    const run = contractingRun(contractingAnswers({ vat: '12345678Z', cups }));
    run.remember({ promotionalCode: 'LLUERNA10' });
    await run.steps();
    await run.confirm();
    const { leadId } = run.memory();
    expect(sent.map(({ path, key, body }) => [path, body.lead_id, body.step, key])).toEqual([
      ...[1, 2, 3, 4].map((step) => [
        '/v1/leads',
        step === 1 ? null : leadId,
        step,
        expect.stringMatching(new RegExp(`-electricity-${step}$`)),
      ]),
      ['/v1/leads', leadId, 5, expect.stringMatching(/-electricity-confirm$/)],
    ]);
    expect(sent.map(({ body }) => body.FormConfirm)).toEqual([
      {
        allow_contact: true,
        activeContract: true,
        cups: {
          ...{ name: cups, state: 150, municipi: '50297', poblacio: 'Zaragoza', dp: '50001' },
          ...{ tv: 1, nv: 'de los Almendros', pnp: '14', pt: '2', pu: 'B', ref_catastral: null },
          ...{ bq: null, es: null, aclarador: null },
        },
        cnae: { cnae: 986, vivienda: 'habitual' },
        comerOrigin: null,
        invoice: [{ name: 'luz.pdf', content }],
        ...{ social_bonus: 'no', social_bonus_waiver: false },
      },
      {
        owner: {
          ...{ type: 'F', vat: '12345678Z', name: 'Ana', surName1: 'Pérez', surName2: 'Gil' },
          changeOwner: false,
        },
        owner_address: {
          ...{ different_address: false, mobile: '+34600000009', email: 'ana@example.com' },
        },
        cif: [],
        commsLanguage: 'es_ES',
        nif_faceup: { name: 'anverso.pdf', content },
        nif_facedown: { name: 'reverso.pdf', content },
      },
      {
        ...{ power: 4.6, power2: 4.6, power3: 0, power4: 0, power5: 0, power6: 0 },
        promotional_code: ['LLUERNA10'],
        ...{ tarifa: 1, tarifaATR: 1, selfconsCode: '00', selfcons_attach: [] },
      },
      { bank: { iban: 'ES9121000418450200051332', owner_is_bank_owner: true } },
      {
        ...{ accept_gdpr: true, accept_ov_conditions: true, activate_publicity: false },
        confirm: true,
      },
    ]);
  });

  it('of gas alone', async () => {
    const sent = recordLeads();
    const run = contractingRun(contractingAnswers({ gas: 'only', cups }));
    await run.steps();
    expect(await run.confirm()).toMatchObject({ render: { format: 'markdown' } });
    expect(sent.map(({ path, body }) => [path, body.step])).toEqual(
      [1, 2, 3, 4, 5].map((step) => ['/v2/gas/leads', step]),
    );
    expect(sent[0]?.body.FormConfirm).toMatchObject({ cups: { name: cups }, comerOrigin: null });
    expect(sent[0]?.body.FormConfirm).not.toHaveProperty('invoice');
    expect(sent[2]?.body.FormConfirm).toEqual({
      ...{ invoice: [{ name: 'gas.pdf', content }], tarifa: 51, tarifaATR: 12 },
    });
    expect(await retailer.lead(run.memory().gasLeadId)).toMatchObject({
      contract: expect.stringMatching(/^5\d{6}$/),
    });
  });

  it('of both: the lead of gas begins with its contract and knows that of electricity', async () => {
    const sent = recordLeads();
    const answers = contractingAnswers({ gas: true });
    const run = contractingRun(answers);
    await run.steps();
    expect(sent.map(({ path, body }) => [path, body.step])).toEqual([
      ['/v1/leads', 1],
      ['/v1/leads', 2],
      ['/v1/leads', 3],
      ['/v2/gas/leads', 1],
      ['/v2/gas/leads', 2],
      ['/v2/gas/leads', 3],
      ['/v1/leads', 4],
      ['/v2/gas/leads', 4],
    ]);
    const { leadId, gasLeadId } = run.memory();
    expect(sent[3]?.body.FormConfirm).toMatchObject({
      cups: { name: answers['gas-contract']?.cups },
    });
    expect(sent[5]?.body).toMatchObject({
      lead_id: gasLeadId,
      FormConfirm: { electricityLeadId: leadId, tarifa: 51, tarifaATR: 12 },
    });
    expect(await run.confirm()).toMatchObject({
      kind: 'confirmed',
      memory: {
        confirmed: [
          { name: 'electricity', reference: numbered, render: { format: 'html' } },
          { name: 'gas', reference: numbered, render: { format: 'markdown' } },
        ],
      },
    });
    const [one, two] = [await retailer.lead(leadId), await retailer.lead(gasLeadId)];
    expect(one.contract).not.toBe(two.contract);
    expect(one.contract_customer_id).toBe(two.contract_customer_id);
  });

  it('of a change while both are under way goes to both', async () => {
    const answers = contractingAnswers({ gas: true });
    const run = contractingRun(answers);
    await run.steps();
    Object.assign(answers.person ?? {}, { email: 'otra@example.com' });
    const sent = recordLeads();
    await run.step('person');
    expect(sent.map(({ path }) => path)).toEqual(['/v1/leads', '/v2/gas/leads']);
    expect(await retailer.lead(run.memory().gasLeadId)).toMatchObject({
      fields: { owner_address: { email: 'otra@example.com' } },
    });
  });

  it('leaves gas out when the customer does', async () => {
    const answers = { ...contractingAnswers(), 'gas-contract': { includeGas: false } };
    const sent = recordLeads();
    const run = contractingRun(answers);
    await run.steps();
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
    expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(['/v1/leads']));
  });

  it('of a company, of six powers, of panels and of another address for invoices', async () => {
    const answers = contractingAnswers({ cups: someCups('06') });
    const place = answers.installation?.address as Record<string, unknown>;
    Object.assign(answers, {
      installation: { ...answers.installation, residenceType: 'business', cnae: 107 },
      person: {
        ...{ vat: 'B00000000', companyName: 'Valls, SL', mobile: '+34600000009' },
        ...{ vatRepresentante: '12345678Z', nameRepresentante: 'Ana', email: 'ana@example.com' },
        ...{ surName1Representante: 'Pérez', commsLanguage: 'ca-ES', changeOwner: true },
        ...{ nifFaceup: [pdf('dni.pdf')], nifEmpresa: [pdf('cif.pdf')] },
        sameInvoiceAddress: false,
        ownerAddress: place,
      },
      contract: {
        ...{ power: 16.5, power2: 16.5, power3: 16.5, power4: 20.78, power5: 20.78, power6: 25 },
        ...{ accessTariff: 2, selectedProduct: 1, selfcons: true, selfconsCode: '41' },
        selfconsAttachments: [pdf('placas.pdf')],
      },
    });
    const sent = recordLeads();
    const run = contractingRun(answers);
    await run.steps();
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
    const [first, person, contract] = sent.map(({ body }) => body.FormConfirm);
    expect(first?.cnae).toEqual({ cnae: 107, vivienda: 'business' });
    expect(person).toMatchObject({
      owner: { type: 'J', name: 'Valls, SL', vatRepresentante: '12345678Z', changeOwner: true },
      owner_address: { different_address: true, zip: '50001', municipi: '50297', state: 150 },
      cif: [{ name: 'cif.pdf' }],
      ...{ commsLanguage: 'ca_ES', nif_facedown: null },
    });
    expect(contract).toMatchObject({
      ...{ power3: 16.5, power6: 25, selfconsCode: '41' },
      selfcons_attach: [{ name: 'placas.pdf', content }],
    });
  });

  it('of hostile text arrives as text', async () => {
    const answers = contractingAnswers();
    const street = { nv: HOSTILE, aclarador: HOSTILE, bq: '<b>', pt: "';--" };
    const address = { ...(answers.installation?.address as object), ...street };
    Object.assign(answers.installation ?? {}, { address });
    const owner = { name: HOSTILE, surName1: '{{7*7}}', surName2: '=1+1' };
    Object.assign(answers.person ?? {}, owner, {
      nifFaceup: [pdf('<img src=x onerror=alert(1)>.pdf')],
    });
    const run = contractingRun(answers);
    await run.step('installation');
    await run.step('person');
    expect(await retailer.lead(run.memory().leadId)).toMatchObject({
      fields: { cups: street, owner, nif_faceup: [{ name: '<img src=x onerror=alert(1)>.pdf' }] },
    });
  });

  it('finds town and province by itself where their look-ups had failed', async () => {
    const answers = contractingAnswers();
    Object.assign(answers.installation ?? {}, {
      address: { dp: '28190', poblacio: 'montejo de la SIERRA', tv: 1, nv: 'Mayor', pnp: '1' },
    });
    const sent = recordLeads();
    expect(await contractingRun(answers).step('installation')).toMatchObject({ kind: 'saved' });
    expect(sent[0]?.body.FormConfirm).toMatchObject({
      cups: { municipi: expect.stringMatching(/^28\d{3}$/), state: expect.any(Number) },
    });
  });

  it.each([
    ['listLocalities', { dp: '50001', poblacio: 'zaragoza' }],
    ['listProvinces', { dp: '50001', poblacio: 'Zaragoza', ine: '50297' }],
  ])(
    'waits at the town while %s fails: nothing is sent, and the same answers go later',
    async (operationId, place) => {
      const answers = contractingAnswers();
      Object.assign(answers.installation ?? {}, {
        address: { ...place, tv: 1, nv: 'Mayor', pnp: '1' },
      });
      const sent = recordLeads();
      const waiting = { 'installation/address/poblacio': ['waiting'] };
      await retailer.fail({ operationId, kind: 'status', status: 500 });
      const run = contractingRun(answers);
      expect(await run.step('installation')).toMatchObject({ kind: 'invalid', fields: waiting });
      // Where it is sent as a whole, the confirmation waits too; its outcome is not in doubt.
      await expect(run.confirm()).rejects.toMatchObject({
        problem: { kind: 'invalid', fields: waiting },
      });
      expect(sent).toEqual([]);
      await retailer.clearInjectedFaults();
      await run.steps();
      expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
    },
  );
});

describe('an account that a customer chose of their own', () => {
  async function chosen() {
    const { token } = await retailer.signInFresh();
    const { data } = (await retailer.callAs(token, 'GET', '/api/v2/contracts/ibans/')) as {
      data: { id: number; printable_iban: string }[];
    };
    const account = data.at(-1);
    const answers = contractingAnswers();
    answers.payment = { account: `${account?.id}`, isOwner: true };
    return { answers, iban: account?.printable_iban.replaceAll(' ', '') };
  }
  const customer = contractingFacts({}, true);

  it.each([
    ['step by step', customer],
    ['as a whole', contractingFacts({ features: { leads: { enabled: false } } }, true)],
  ])('is stored by its IBAN, sent %s', async (_how, facts) => {
    const { answers, iban } = await chosen();
    const run = contractingRun(answers, facts);
    await run.steps();
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
    expect(iban).toMatch(/^ES\d{22}$/);
    expect(await retailer.lead(run.memory().leadId)).toMatchObject({
      fields: { bank: { iban, owner_is_bank_owner: true } },
    });
  });

  it('is waited for at its field while it cannot be read: nothing is sent, and it goes later', async () => {
    const { answers, iban } = await chosen();
    const run = contractingRun(answers, customer);
    for (const step of ['installation', 'person', 'contract']) await run.step(step);
    const waiting = { 'payment/account': ['waiting'] };
    await retailer.fail({ operationId: 'listIbans', kind: 'status', status: 500 });
    const sent = recordLeads();
    expect(await run.step('payment')).toMatchObject({ kind: 'invalid', fields: waiting });
    expect(sent).toEqual([]);
    await retailer.clearInjectedFaults();
    expect(await run.step('payment')).toMatchObject({ kind: 'saved' });
    expect(sent[0]?.body.FormConfirm).toMatchObject({ bank: { iban } });
  });

  it.each([
    ['is theirs no more', { status: 'OK', data: [] }],
    [
      'is masked by the retailer',
      (id: string) => ({
        status: 'OK',
        data: [{ id: Number(id), printable_iban: 'ES91 **** 1332' }],
      }),
    ],
  ])('is said at its field where it %s, and another one may be typed', async (_why, body) => {
    const { answers } = await chosen();
    const id = String(answers.payment?.account);
    const given = typeof body === 'function' ? body(id) : body;
    await retailer.fail({ operationId: 'listIbans', kind: 'body', body: given });
    const run = contractingRun(answers, customer);
    for (const step of ['installation', 'person', 'contract']) await run.step(step);
    const gone = { 'payment/account': ['unknown'] };
    expect(await run.step('payment')).toMatchObject({ kind: 'invalid', fields: gone });
    Object.assign(answers.payment ?? {}, { account: 'another', iban: 'ES9121000418450200051332' });
    await run.step('payment');
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
  });

  it('requires only its owner again where the lead no longer exists', async () => {
    const { answers } = await chosen();
    const run = contractingRun(answers, customer);
    await run.steps();
    run.remember({ leadId: 'AAAAAAAAAAAAAAAAAAAAAA' });
    run.forget({ payment: ['isOwner'] });
    await expect(run.confirm()).rejects.toMatchObject({
      problem: { kind: 'invalid', fields: { 'payment/isOwner': ['const'] } },
    });
  });
});

describe('sending a step', () => {
  it('waits for the consent where the retailer requires it', async () => {
    const settings = { contractation: { requireLeadConsent: true } };
    const answers = contractingAnswers();
    Object.assign(answers.installation ?? {}, { leadsConsent: false });
    const sent = recordLeads();
    const silent = contractingRun(answers, contractingFacts(settings));
    expect(await silent.step('installation')).toEqual({ kind: 'saved', memory: {}, sent: false });
    expect(sent).toEqual([]);
    const customer = contractingRun(answers, contractingFacts(settings, true));
    await customer.step('installation');
    expect(sent[0]?.body.FormConfirm).toMatchObject({ allow_contact: true });
  });

  it('sends elsewhere only whether the customer may be called', async () => {
    const answers = contractingAnswers();
    Object.assign(answers.installation ?? {}, { allowContact: false });
    const sent = recordLeads();
    expect(await contractingRun(answers).step('installation')).toMatchObject({ kind: 'saved' });
    expect(sent[0]?.body.FormConfirm).toMatchObject({ allow_contact: false });
  });

  it('sends, with the consent that the retailer requires, that the customer may be called', async () => {
    const settings = { contractation: { requireLeadConsent: true } };
    const answers = contractingAnswers();
    Object.assign(answers.installation ?? {}, { leadsConsent: true, allowContact: undefined });
    const sent = recordLeads();
    await contractingRun(answers, contractingFacts(settings)).step('installation');
    expect(sent[0]?.body.FormConfirm).toMatchObject({ allow_contact: true });
  });

  it('sends the whole lead at the end where leads are off, and once', async () => {
    const off = contractingFacts({ features: { leads: { enabled: false } } });
    const run = contractingRun(contractingAnswers({ gas: true }), off);
    await run.steps();
    expect(run.memory()).toEqual({});
    const sent = recordLeads();
    await retailer.fail({ operationId: 'saveGasLead', kind: 'drop-after', times: 1 });
    await expect(run.confirm()).rejects.toMatchObject({ problem: { kind: 'no-answer' } });
    expect(await run.verify()).toMatchObject({ kind: 'confirmed' });
    expect(sent.map(({ body }) => [body.step, body.FormConfirm.confirm]).slice(0, 2)).toEqual([
      [5, false],
      [5, true],
    ]);
    const { leadId, gasLeadId } = run.memory();
    expect(new Set(sent.map(({ body }) => body.lead_id))).toEqual(
      new Set([null, leadId, gasLeadId]),
    );
  });

  it('leaves contract and payment out for a company on halt', async () => {
    await retailer.visit({ contractation: { businessHalt: true } });
    const { installation, person, confirmation } = contractingAnswers({ vat: 'B00000000' });
    Object.assign(person ?? {}, {
      ...{ companyName: 'Valls, SL', vatRepresentante: '12345678Z', nameRepresentante: 'Ana' },
      ...{ surName1Representante: 'Pérez', nifEmpresa: [pdf('cif.pdf')] },
    });
    const answers = { installation, person, confirmation } as never;
    const run = contractingRun(answers);
    await run.steps();
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
    expect(await retailer.lead(run.memory().leadId)).toMatchObject({ contract: null });
  });
});

describe('what the retailer refuses', () => {
  it('at the end comes back at its field, or as its reason', async () => {
    const bad = contractingRun(contractingAnswers({ vat: '00000001R' }));
    await bad.steps();
    expect(await bad.confirm()).toMatchObject({ kind: 'failed', reason: 'bad_score' });
    const answers = contractingAnswers();
    const run = contractingRun(answers);
    await run.steps();
    Object.assign(answers.confirmation ?? {}, { acceptGdpr: false });
    await expect(run.confirm()).rejects.toMatchObject({
      problem: { kind: 'invalid', fields: { 'confirmation/acceptGdpr': ['const'] } },
    });
  });
});

describe('a part that is done', () => {
  const walked = async () => {
    const answers = contractingAnswers({ gas: true });
    const run = contractingRun(answers);
    await run.steps();
    const sent = recordLeads();
    return { answers, run, sent };
  };
  const paths = (sent: SentLead[]) => sent.map(({ path }) => path);

  it('is reported with its reference, and only the other is retried', async () => {
    const { run, sent } = await walked();
    const { leadId, gasLeadId } = run.memory();
    await retailer.fail({ operationId: 'saveGasLead', kind: 'status', status: 500, times: 1 });
    await expect(run.confirm(1)).rejects.toMatchObject({
      problem: { kind: 'broken' },
      memory: { confirmed: [{ name: 'electricity', reference: numbered }] },
    });
    const { contract } = await retailer.lead(leadId);
    expect(await run.confirm(2)).toMatchObject({ kind: 'confirmed' });
    expect(paths(sent)).toEqual(['/v1/leads', '/v2/gas/leads', '/v2/gas/leads']);
    expect((await retailer.lead(leadId)).contract).toBe(contract);
    expect(await retailer.lead(gasLeadId)).toMatchObject({ contract: expect.any(String) });
  });

  it('stays known when the answer about the other is lost', async () => {
    const { run, sent } = await walked();
    await retailer.fail({ operationId: 'saveGasLead', kind: 'drop-after', times: 1 });
    await expect(run.confirm()).rejects.toMatchObject({ problem: { kind: 'no-answer' } });
    expect(await run.verify()).toMatchObject({ kind: 'confirmed' });
    expect(paths(sent)).toEqual(['/v1/leads', '/v2/gas/leads', '/v2/gas/leads']);
  });

  it('is all there is when the customer leaves gas out after all', async () => {
    const { answers, run, sent } = await walked();
    const { gasLeadId } = run.memory();
    await retailer.fail({ operationId: 'saveGasLead', kind: 'status', status: 500, times: 1 });
    await expect(run.confirm()).rejects.toMatchObject({ problem: { kind: 'broken' } });
    Object.assign(answers, { 'gas-contract': { includeGas: false } });
    expect(await run.step('gas-contract')).toMatchObject({ kind: 'saved' });
    expect(await run.confirm(2)).toMatchObject({ kind: 'confirmed', render: { format: 'html' } });
    expect(paths(sent)).toEqual(['/v1/leads', '/v2/gas/leads', '/v2/gas/leads']);
    expect(sent[2]?.body).toMatchObject({ lead_id: gasLeadId, step: 0 });
    const { fields } = await retailer.lead(gasLeadId);
    for (const name of ['invoice', 'nif_faceup', 'bank', 'allow_contact'])
      expect(fields).not.toHaveProperty(name);
  });

  it('needs no further answers when the retailer refuses the person for gas', async () => {
    const { run } = await walked();
    const errors = { 'owner.vat': ['invalid'] };
    const body = { message: 'invalid_fields', errors };
    const refusal = { kind: 'status', status: 400, body, times: 1 };
    await retailer.fail({ operationId: 'saveGasLead', ...refusal });
    expect(await run.confirm(1)).toMatchObject({ kind: 'failed', reason: 'refused' });
    expect(await run.confirm(2)).toMatchObject({ kind: 'confirmed' });
  });
});

describe('a session that ended before the confirmation', () => {
  const customer = contractingFacts({}, true);
  const refuse = (status: number, body: object) =>
    retailer.fail({ operationId: 'saveLead', kind: 'status', status, body, times: 1 });
  const atTheEnd = async () => {
    const run = contractingRun(contractingAnswers(), customer);
    await run.steps();
    return run;
  };

  it('is reported as expired', async () => {
    const run = await atTheEnd();
    await refuse(401, { message: 'token_expired' });
    await expect(run.confirm()).rejects.toMatchObject({
      problem: { kind: 'signed-out', reason: 'expired' },
    });
  });

  it('requires the acceptances of a visitor, where the retailer takes the customer for one', async () => {
    const run = await atTheEnd();
    const errors = { accept_gdpr: ['must_be_true'] };
    await refuse(400, { message: 'invalid_fields', errors });
    await expect(run.confirm()).rejects.toMatchObject({
      problem: { kind: 'invalid', fields: { 'confirmation/acceptGdpr': ['const'] } },
      memory: { consentsRequested: true },
    });
  });
});

describe('responses that are lost', () => {
  it.each([
    ['saveLead', false, 'leadId'],
    ['saveGasLead', 'only', 'gasLeadId'],
  ] as const)('to the first step of %s: one lead is created', async (operationId, gas, id) => {
    const serialOf = async (run: ReturnType<typeof contractingRun>) =>
      Number((await retailer.lead(run.memory()[id])).serial);
    const before = contractingRun(contractingAnswers({ gas }));
    await before.step('installation');
    const run = contractingRun(contractingAnswers({ gas }));
    await retailer.fail({ operationId, kind: 'drop-after', times: 1 });
    await expect(run.step('installation')).rejects.toMatchObject({
      problem: { kind: 'no-answer' },
    });
    await run.step('installation');
    expect((await serialOf(run)) - (await serialOf(before))).toBe(1);
  });

  it('to a step whose request has changed are not waited for', async () => {
    const answers = contractingAnswers();
    const run = contractingRun(answers);
    await retailer.fail({ operationId: 'saveLead', kind: 'drop-after', times: 1 });
    await expect(run.step('installation')).rejects.toMatchObject({
      problem: { kind: 'no-answer' },
    });
    Object.assign(answers.installation ?? {}, { allowContact: false });
    expect(await run.step('installation')).toMatchObject({ kind: 'saved' });
  });

  it.each([
    ['lost', { kind: 'drop-after' }],
    ['an error', { kind: 'status', status: 500 }],
  ])('to the contract of gas (%s): the lead that was started is used again', async (_, failure) => {
    const run = contractingRun(contractingAnswers({ gas: true }));
    for (const step of ['installation', 'person', 'contract']) await run.step(step);
    const sent = recordLeads(async ({ length }) => {
      const fault = { operationId: 'saveGasLead', times: 1, ...failure };
      if (length === 3) await retailer.fail(fault);
    });
    await expect(run.step('gas-contract')).rejects.toMatchObject({
      memory: { gasLeadId: expect.any(String) },
    });
    await run.step('gas-contract');
    const ids = sent.map(({ body }) => body.lead_id);
    expect(new Set(ids.slice(1))).toEqual(new Set([run.memory().gasLeadId]));
  });

  it('nor is another lead of gas started after a refused contract', async () => {
    const answers = contractingAnswers({ gas: true });
    Object.assign(answers['gas-contract'] ?? {}, { selectedProduct: 54 });
    const run = contractingRun(answers);
    for (const step of ['installation', 'person', 'contract']) await run.step(step);
    const sent = recordLeads();
    expect(await run.step('gas-contract')).toMatchObject({ kind: 'invalid' });
    Object.assign(answers['gas-contract'] ?? {}, { selectedProduct: 51 });
    expect(await run.step('gas-contract')).toMatchObject({ kind: 'saved' });
    expect(sent.filter(({ body }) => body.lead_id === null)).toHaveLength(1);
  });

  it.each([['drop-before'], ['drop-after']])('%s: one contract is created', async (kind) => {
    const run = contractingRun(contractingAnswers());
    await run.steps();
    const sent = recordLeads();
    await retailer.fail({ operationId: 'saveLead', kind, times: 1 });
    await expect(run.confirm()).rejects.toMatchObject({ problem: { kind: 'no-answer' } });
    expect(await run.verify()).toMatchObject({ kind: 'confirmed', render: { format: 'html' } });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    const { contract } = await retailer.lead(run.memory().leadId);
    await run.confirm(2);
    expect((await retailer.lead(run.memory().leadId)).contract).toBe(contract);
  });

  it('to a confirmation whose files have changed cannot be verified', async () => {
    const off = contractingFacts({ features: { leads: { enabled: false } } });
    const answers = contractingAnswers();
    const run = contractingRun(answers, off);
    await retailer.fail({ operationId: 'saveLead', kind: 'drop-after', times: 1 });
    await expect(run.confirm()).rejects.toMatchObject({ problem: { kind: 'no-answer' } });
    Object.assign(answers.person ?? {}, { nifFaceup: [pdf('otra.pdf')] });
    expect(await run.verify()).toEqual({});
  });

  it('a confirmation that failed at the retailer is retried with a new key', async () => {
    const run = contractingRun(contractingAnswers({ vat: '00000007F' }));
    await run.steps();
    expect(await run.confirm(1)).toMatchObject({ kind: 'failed' });
    expect(await run.confirm(2)).toMatchObject({ kind: 'confirmed' });
  });

  it('a lead that the retailer no longer knows is started again and confirmed as a whole', async () => {
    const run = contractingRun(contractingAnswers());
    run.remember({ leadId: 'A'.repeat(32) });
    expect(await run.step('payment')).toMatchObject({ kind: 'saved' });
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
  });
});
