import { describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { leadClient } from './lead-client.ts';
import { leadSteps, someCups, withField } from './lead-fixture.ts';

const sandbox = testSandbox();
const { send, storedLead } = leadClient(sandbox);

describe('supply points that cannot be contracted', () => {
  it('stop the lead, those that could not be checked do not', async () => {
    const [cut] = leadSteps({ cups: someCups('01') });
    const refused = await send(1, cut);
    expect([refused.status, refused.body.message]).toEqual([406, 'cups_not_available']);
    const [silent] = leadSteps({ cups: someCups('10') });
    expect((await send(1, silent)).status).toBe(200);
  });

  it('are offered nothing', async () => {
    const steps = leadSteps({ cups: someCups('09') });
    const { lead_id } = (await send(1, steps[0])).body;
    const refused = await send(3, steps[2], { lead_id });
    expect([refused.status, refused.body.message]).toEqual([406, 'product_not_available']);
  });
});

describe('settings of the retailer', () => {
  const customerWith = (contractation: Record<string, unknown>): Promise<FreshCustomer> =>
    sandbox.freshCustomer({ settings: { contractation } });

  it('close one kind of contracting', async () => {
    const { token } = await customerWith({ gas: { enabled: false } });
    const [place] = leadSteps({ gas: true });
    const closed = await send(1, place, { kind: 'gas', token });
    expect([closed.status, closed.body.message]).toEqual([403, 'feature_disabled']);
    expect((await send(1, leadSteps()[0], { token })).status).toBe(200);
  });

  it('refuse companies, or keep them waiting for a call', async () => {
    const [place, person, , , confirmation] = leadSteps();
    const owner = {
      ...{ type: 'J', vat: 'A00000000', name: 'Valls, SA', changeOwner: false },
      ...{
        vatRepresentante: '00000000T',
        nameRepresentante: 'Laura',
        surName1Representante: 'Ferrer',
      },
    };
    const company = { ...person, owner, cif: [person.nif_faceup] };
    const restricted = await customerWith({ restrictCompanyVAT: true });
    const refused = await send(2, company, { token: restricted.token });
    expect(refused.body.errors).toEqual({ 'owner.vat': ['company_not_allowed'] });

    const { token } = await customerWith({ businessHalt: true });
    const lead_id = (await send(1, place, { token })).body.lead_id;
    await send(2, company, { token, lead_id });
    const done = await send(5, confirmation, { token, lead_id });
    expect(done.body.status).toBe('OK');
    expect((await storedLead(lead_id)).contract).toBeNull();
  });

  it.each([
    ['required', 400],
    [true, 400],
    ['optional', 200],
    ['off', 200],
    [false, 200],
  ])('take a person without an identity document, or not: %s', async (checkIdentity, status) => {
    const { token } = await customerWith({ checkIdentity });
    const [, { nif_faceup: _, ...person }] = leadSteps();
    const { status: answered, body } = await send(2, person, { token });
    expect(answered).toBe(status);
    expect(body.errors).toEqual(status === 400 ? { nif_faceup: ['required'] } : undefined);
  });

  it('require less', async () => {
    const { token } = await customerWith({
      ...{ invoiceRequired: false, requireMarkChangeOwner: false, commsLanguage: false },
      ...{ requireEmail: false, selfconsumption: { requireDocumentation: false } },
    });
    const [{ invoice, ...place }, { commsLanguage, ...person }, contract] = leadSteps();
    const lead_id = (await send(1, place, { token })).body.lead_id;
    const silent = withField(
      withField(person, 'owner.changeOwner', null),
      'owner_address.email',
      null,
    );
    expect((await send(2, silent, { token, lead_id })).status).toBe(200);
    const solar = { ...contract, selfconsCode: '41' };
    expect((await send(3, solar, { token, lead_id })).status).toBe(200);
  });
});

describe('a token that only looks', () => {
  it('sends no lead', async () => {
    const { readOnlyToken } = await sandbox.freshCustomer();
    const answer = await send(4, leadSteps()[3], { token: readOnlyToken });
    expect([answer.status, answer.body.message]).toEqual([403, 'read_only']);
  });
});
