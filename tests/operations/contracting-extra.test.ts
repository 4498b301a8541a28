import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import {
  contractingAnswers,
  contractingFacts,
  contractingRun,
  pdf,
  recordLeads,
} from '#tests/support/trials/contracting.ts';

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

/** The answers with a step of an owner before another one. */
function withStep(
  answers: WizardAnswers,
  before: string,
  pets: Record<string, unknown>,
): WizardAnswers {
  const steps = Object.entries(answers).flatMap(([id, given]) =>
    id === before ? [['pets', pets] as const, [id, given] as const] : [[id, given] as const],
  );
  return Object.fromEntries(steps);
}

const extraOf = async (id: unknown) =>
  ((await retailer.lead(id)).fields as { extra?: unknown }).extra;

describe('a step that an owner added', () => {
  it('travels with the next lead call and stays with the lead', async () => {
    const answers = withStep(contractingAnswers(), 'contract', { count: 2, cat: false });
    const sent = recordLeads();
    const run = contractingRun(answers);
    await run.steps();
    const extra = { pets: { count: 2, cat: false } };
    expect(sent.map(({ body }) => [body.step, body.FormConfirm.extra])).toEqual([
      ...[1, 2].map((step) => [step, undefined]),
      ...[3, 4].map((step) => [step, extra]),
    ]);
    expect(await extraOf(run.memory().leadId)).toEqual(extra);
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
    expect(await extraOf(run.memory().leadId)).toEqual(extra);
  });

  it.each([['installation'], ['confirmation']])(
    'travels in every lead, also before the step %s',
    async (before) => {
      const run = contractingRun(withStep(contractingAnswers({ gas: true }), before, { count: 2 }));
      await run.steps();
      expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
      const { leadId, gasLeadId } = run.memory();
      for (const id of [leadId, gasLeadId])
        expect(await extraOf(id)).toEqual({ pets: { count: 2 } });
    },
  );

  it('travels in the lead that is sent whole, of gas too', async () => {
    const off = contractingFacts({ features: { leads: { enabled: false } } });
    const run = contractingRun(
      withStep(contractingAnswers({ gas: 'only' }), 'payment', { count: 2 }),
      off,
    );
    await run.steps();
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
    expect(await extraOf(run.memory().gasLeadId)).toEqual({ pets: { count: 2 } });
  });

  it('is not sent before a consent that the retailer requires', async () => {
    const withConsent = contractingFacts({ contractation: { requireLeadConsent: true } });
    const sent = recordLeads();
    const run = contractingRun(
      withStep(contractingAnswers(), 'installation', { count: 2 }),
      withConsent,
    );
    await run.steps();
    expect(sent).toEqual([]);
  });

  it('that is changed after it was sent is confirmed with its last answers', async () => {
    const answers = withStep(contractingAnswers(), 'contract', { count: 2 });
    const run = contractingRun(answers);
    await run.steps();
    Object.assign(answers.pets ?? {}, { count: 3 });
    await run.confirm();
    expect(await extraOf(run.memory().leadId)).toEqual({ pets: { count: 3 } });
  });

  it('that is no longer shown is removed from the lead', async () => {
    const answers = withStep(contractingAnswers(), 'contract', { count: 2 });
    const run = contractingRun(answers);
    await run.steps();
    delete answers.pets;
    await run.confirm();
    expect(await extraOf(run.memory().leadId)).toBeUndefined();
  });

  it('is fixed once a part is confirmed that holds its answers', async () => {
    const run = contractingRun(
      withStep(contractingAnswers({ gas: true }), 'payment', { count: 2 }),
    );
    await run.steps();
    await retailer.fail({ operationId: 'saveGasLead', kind: 'status', status: 500, times: 1 });
    await expect(run.confirm()).rejects.toMatchObject({
      memory: { fixed: expect.arrayContaining(['payment', 'pets']) },
    });
  });

  it('may be called as something that every object has', async () => {
    const { installation, ...others } = contractingAnswers();
    const run = contractingRun({ installation, constructor: { count: 2 }, ...others } as never);
    await run.steps();
    expect(await extraOf(run.memory().leadId)).toEqual({ constructor: { count: 2 } });
  });
});

describe('a field that an owner added', () => {
  it('travels under its own name with the step that holds it, in a group of answers too', async () => {
    const answers = contractingAnswers();
    Object.assign(answers.payment ?? {}, { discount: 'socio' });
    const address = { ...(answers.installation?.address as object), gate: 'blue' };
    Object.assign(answers.installation ?? {}, { address });
    const run = contractingRun(answers);
    await run.steps();
    expect(await extraOf(run.memory().leadId)).toEqual({
      installation: { address: { gate: 'blue' } },
      payment: { discount: 'socio' },
    });
  });

  it('reaches the retailer where gas, whose contract holds it, is left out', async () => {
    const answers = {
      ...contractingAnswers(),
      'gas-contract': { includeGas: false, reason: 'wood' },
    };
    const run = contractingRun(answers);
    await run.steps();
    await run.confirm();
    expect(await extraOf(run.memory().leadId)).toEqual({ 'gas-contract': { reason: 'wood' } });
  });

  it('of files is sent as other files are', async () => {
    const answers = withStep(contractingAnswers(), 'payment', { photos: [pdf('gato.pdf')] });
    const sent = recordLeads();
    const run = contractingRun(answers);
    await run.steps();
    const file = { name: 'gato.pdf', content };
    expect(sent.at(-1)?.body.FormConfirm.extra).toEqual({ pets: { photos: [file] } });
    const stored = { name: 'gato.pdf', type: 'application/pdf' };
    expect(await extraOf(run.memory().leadId)).toMatchObject({ pets: { photos: [stored] } });
  });

  it('that the retailer refuses is shown at its step', async () => {
    const wrong = new File(['GIF89a'], 'gato.pdf', { type: 'application/pdf' });
    const run = contractingRun(
      withStep(contractingAnswers(), 'person', { cat: { photos: [wrong] } }),
    );
    await run.step('installation');
    expect(await run.step('person')).toMatchObject({
      kind: 'invalid',
      fields: { 'pets/cat/photos': ['file_type'] },
    });
    const errors = { 'extra/pets/count': ['too_high'] };
    const body = { message: 'invalid_fields', errors };
    const refusal = { operationId: 'saveLead', kind: 'status', status: 400, body, times: 1 };
    await retailer.fail(refusal);
    expect(await run.step('person')).toMatchObject({ fields: { 'pets/count': ['maximum'] } });
  });
});

describe('a confirmation whose answer is lost', () => {
  it.each([['drop-after'], ['drop-before']])('(%s) is known again, files too', async (kind) => {
    const answers = withStep(contractingAnswers(), 'payment', { photos: [pdf('gato.pdf')] });
    const run = contractingRun(answers);
    await run.steps();
    await retailer.fail({ operationId: 'saveLead', kind, times: 1 });
    await expect(run.confirm()).rejects.toMatchObject({ problem: { kind: 'no-answer' } });
    expect(await run.verify()).toMatchObject({ kind: 'confirmed' });
    expect(await extraOf(run.memory().leadId)).toMatchObject({
      pets: { photos: [{ name: 'gato.pdf' }] },
    });
  });

  it('is not known where a file is no longer at hand, and is never sent under another key', async () => {
    const answers = withStep(contractingAnswers(), 'payment', { photos: [pdf('gato.pdf')] });
    const run = contractingRun(answers);
    await run.steps();
    await retailer.fail({ operationId: 'saveLead', kind: 'drop-after', times: 1 });
    await expect(run.confirm()).rejects.toMatchObject({ problem: { kind: 'no-answer' } });
    answers.pets = {};
    const sent = recordLeads();
    expect(await run.verify()).toEqual({});
    expect(sent.map(({ key }) => key)).toEqual([expect.stringMatching(/-confirm$/)]);
  });
});

describe('a step that its document does not send', () => {
  const leadsAt = async (cups: unknown) =>
    (await retailer.call('GET', `/sandbox/leads?cups=${cups}`)) as { confirmation: unknown }[];

  it('travels with the confirmation, in the lead of the others', async () => {
    const cups = someCups();
    const answers = contractingAnswers({ cups });
    const run = contractingRun(answers);
    run.unsend('person');
    await run.steps();
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
    expect(await leadsAt(cups)).toMatchObject([
      { confirmation: { status: 'OK' }, fields: { owner: { name: 'Ana' } } },
    ]);
  });

  it('travels as it is at the end in both leads', async () => {
    const answers = contractingAnswers({ gas: true });
    const run = contractingRun(answers);
    run.unsend('person');
    const sent = recordLeads();
    await run.steps();
    expect(sent.map(({ body }) => body.step)).not.toContain(2);
    Object.assign(answers.person ?? {}, { email: 'otra@example.com' });
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
    const { leadId, gasLeadId } = run.memory();
    for (const id of [leadId, gasLeadId])
      expect(await retailer.lead(id)).toMatchObject({
        contract: expect.any(String),
        fields: { owner_address: { email: 'otra@example.com' } },
      });
    const gas = await retailer.lead(gasLeadId);
    expect(gas).toMatchObject({ fields: { electricityLeadId: leadId } });
  });

  it('any more travels as it is at the end', async () => {
    const answers = contractingAnswers();
    const run = contractingRun(answers);
    await run.steps();
    run.unsend('person');
    Object.assign(answers.person ?? {}, { email: 'otra@example.com' });
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
    expect(await retailer.lead(run.memory().leadId)).toMatchObject({
      fields: { owner_address: { email: 'otra@example.com' } },
    });
  });

  it('is not sent before the supplies are known either', async () => {
    const { installation, ...others } = contractingAnswers();
    const run = contractingRun({ ...others, installation } as never);
    expect(await run.step('person')).toEqual({ kind: 'saved', memory: {}, sent: false });
  });
});

it('a lead of gas that begins late catches up with what was sent before', async () => {
  const { payment, 'gas-contract': gas, ...others } = contractingAnswers({ gas: true });
  const run = contractingRun({ ...others, payment, 'gas-contract': gas } as never);
  for (const step of ['installation', 'person', 'contract', 'payment']) await run.step(step);
  const sent = recordLeads();
  await run.step('gas-contract');
  expect(sent.map(({ path, body }) => [path, body.step])).toEqual(
    [1, 2, 3, 4].map((step) => ['/v2/gas/leads', step]),
  );
});
