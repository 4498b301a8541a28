import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import {
  contractingAnswers,
  contractingFacts,
  contractingRun,
  pdf,
} from '#tests/support/trials/contracting.ts';

let retailer: TestRetailer;
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());
beforeEach(() => retailer.visit());
afterEach(() => vi.restoreAllMocks());

const fieldsOf = async (id: unknown) =>
  (await retailer.lead(id)).fields as Record<string, unknown> & { bank?: unknown };

/** Answers of the first two steps and of the payment that a device does not store. */
const forgotten = {
  installation: ['invoice', 'allowContact'],
  person: ['nifFaceup'],
  payment: ['iban', 'isOwner'],
};

describe('the data that the retailer has of a returning customer', () => {
  it('remains in the lead when another answer of the step changes, and is confirmed', async () => {
    const answers = contractingAnswers();
    const run = contractingRun(answers);
    await run.steps();
    const before = await fieldsOf(run.memory().leadId);
    run.forget(forgotten);
    Object.assign(answers.person ?? {}, { email: 'nueva@example.com' });
    for (const step of ['installation', 'person', 'payment'])
      expect(await run.step(step)).toMatchObject({ kind: 'saved' });
    const after = await fieldsOf(run.memory().leadId);
    expect(after.owner_address).toMatchObject({ email: 'nueva@example.com' });
    for (const name of ['invoice', 'allow_contact', 'nif_faceup', 'nif_facedown', 'bank'])
      expect(after[name]).toEqual(before[name]);
    expect(before.nif_faceup).toMatchObject([{ name: 'anverso.pdf' }]);
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
  });

  it('is copied to the lead of gas, which starts after the return', async () => {
    const answers = contractingAnswers({ gas: true });
    const run = contractingRun(answers);
    for (const step of ['installation', 'person', 'contract']) await run.step(step);
    run.forget({ installation: forgotten.installation, person: forgotten.person });
    for (const step of ['gas-contract', 'payment'])
      expect(await run.step(step)).toMatchObject({ kind: 'saved' });
    const gas = await fieldsOf(run.memory().gasLeadId);
    expect(gas).toMatchObject({ allow_contact: true, nif_faceup: [{ name: 'anverso.pdf' }] });
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
  });

  it('may be the consent to store the answers: the next steps are sent under it', async () => {
    const facts = contractingFacts({
      contractation: { ...contractingFacts().settings.contractation, requireLeadConsent: true },
    });
    const answers = contractingAnswers();
    Object.assign(answers.installation ?? {}, { leadsConsent: true });
    const run = contractingRun(answers, facts);
    await run.step('installation');
    run.forget({ installation: ['leadsConsent'] });
    await run.step('person');
    expect(await fieldsOf(run.memory().leadId)).toMatchObject({ owner: { name: 'Ana' } });
  });

  it('holds files of a step that an owner added', async () => {
    const { installation, ...others } = contractingAnswers();
    const answers = {
      installation: installation ?? {},
      pets: { photo: [pdf('gato.pdf')] },
      ...others,
    };
    const run = contractingRun(answers);
    await run.steps();
    run.forget({ pets: ['photo'] });
    expect(await run.confirm()).toMatchObject({ kind: 'confirmed' });
    expect(await fieldsOf(run.memory().leadId)).toMatchObject({
      extra: { pets: { photo: [{ name: 'gato.pdf' }] } },
    });
  });

  it('is required again, at its own fields, when the lead no longer exists', async () => {
    const run = contractingRun(contractingAnswers());
    await run.steps();
    run.remember({ leadId: 'AAAAAAAAAAAAAAAAAAAAAA' });
    run.forget(forgotten);
    await expect(run.confirm()).rejects.toMatchObject({
      problem: {
        kind: 'invalid',
        fields: { 'payment/iban': ['required'] },
      },
    });
  });
});
