import { describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { leadClient } from './lead-client.ts';
import { leadSteps, someCups, someDni } from './lead-fixture.ts';

const sandbox = testSandbox();
const { send, sendAll, storedLead } = leadClient(sandbox);

describe('a confirmation', () => {
  it('twice, also at once, makes one contract and gives one answer', async () => {
    const customer = await sandbox.freshCustomer();
    const { token } = customer;
    const steps = leadSteps();
    const { lead_id } = await sendAll(steps.slice(0, 4), { token });
    const answers = await Promise.all([1, 2, 3].map(() => send(5, steps[4], { lead_id, token })));
    answers.push(await send(5, steps[4], { lead_id, token }));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const list = (await sandbox.api('/v2/contracts?filter=almendros', { token })).body.data;
    const names = list.items.map(({ name }: { name: string }) => name);
    expect(names.filter((name: string) => /^5\d{6}$/.test(name))).toHaveLength(1);
  });

  it('whose answer was lost is repeated under its key, for a visitor too', async () => {
    const whole = Object.assign({}, ...leadSteps());
    const headers = { 'idempotency-key': `lost-answer-${someDni()}` };
    const answers = await Promise.all([1, 2, 3].map(() => send(5, whole, { headers })));
    expect(new Set(answers.map(({ body }) => body.lead_id)).size).toBe(1);
    const other = await send(5, { ...whole, activate_publicity: true }, { headers });
    expect([other.status, other.body.message]).toEqual([409, 'idempotency_key_reused']);
  });

  it('of a supply point that has a contract meanwhile is refused, border point or not', async () => {
    const cups = someCups();
    const steps = leadSteps({ cups: cups.slice(0, 20) });
    const { lead_id } = await sendAll(steps.slice(0, 4));
    await sendAll(leadSteps({ cups }));
    const late = await send(5, steps[4], { lead_id });
    expect([late.status, late.body.message]).toEqual([406, 'cups_not_available']);
    const path = `/v1/leads/cups/${cups}`;
    expect((await sandbox.api(path)).body.data.result.cupsAvailable).toBe(false);
  });

  it('adds the contract and the account to the signed-in customer, whatever its owner', async () => {
    const customer = await sandbox.freshCustomer();
    const { token } = customer;
    const [place, person, contract, payment] = leadSteps();
    const accepted = { accept_gdpr: false, accept_ov_conditions: false, activate_publicity: false };
    const steps = [place, person, contract, payment, { ...accepted, confirm: true }];
    const { lead_id } = await sendAll(steps, { token });
    const { contract: name } = await storedLead(lead_id);
    const seen = await sandbox.api(`/v2/contracts/${name}`, { token });
    expect(seen.body.data).toMatchObject({ state: 'esborrany', sign_date: null });
    const own = (await sandbox.api('/v2/contracts/ibans/', { token })).body.data;
    expect(own).toContainEqual(seen.body.data.bank_account);
  });

  it('of a visitor who says to be a customer adds no account to theirs', async () => {
    const { token, user } = await sandbox.freshCustomer();
    const before = (await sandbox.api('/v2/contracts/ibans/', { token })).body.data;
    const { lead_id } = await sendAll(leadSteps({ vat: user }));
    const { contract } = await storedLead(lead_id);
    const seen = (await sandbox.api(`/v2/contracts/${contract}`, { token })).body.data;
    expect([seen.state, seen.bank_account]).toEqual(['esborrany', null]);
    expect((await sandbox.api('/v2/contracts/ibans/', { token })).body.data).toEqual(before);
  });

  it('of gas refers to that of electricity, and has a text in Markdown', async () => {
    const vat = someDni();
    const electricity = await sendAll(leadSteps({ vat }));
    const [place, person, contract, ...rest] = leadSteps({ vat, gas: true });
    const with_ = { ...contract, electricityLeadId: electricity.lead_id };
    const gas = await sendAll([place, person, with_, ...rest], { kind: 'gas', lang: 'es_ES' });
    expect(gas.last?.body.result.render).toMatchObject({ format: 'markdown' });
    expect(gas.last?.body.result.render.body).toMatch(/^## Gas .+\n\nLe enviaremos el contrato/);
    expect(gas.last?.body.result.reference).toMatch(/^L-\d{6}$/);
    expect(gas.last?.body.result.reference).not.toBe(electricity.last?.body.result.reference);
    const [one, two] = [await storedLead(electricity.lead_id), await storedLead(gas.lead_id)];
    expect(one.contract_customer_id).toBe(two.contract_customer_id);
    const lost = await send(3, { ...contract, electricityLeadId: gas.lead_id }, { kind: 'gas' });
    expect(lost.body.errors).toEqual({ electricityLeadId: ['unknown'] });
  });
});

describe('people with a fate', () => {
  const look = async (what: string, id: string) => sandbox.api(`/v1/leads/${what}/${id}`);

  it.each([
    ['00000001R', false, true, 'bad_score'],
    ['00000002W', true, false, 'dni_invalid'],
    ['00000003A', false, false, 'bad_score'],
  ])('%s: scoring %s, identity %s', async (vat, scoring, valid, message) => {
    const steps = leadSteps({ vat });
    const { lead_id } = await sendAll(steps.slice(0, 4));
    expect((await look('solvencia', lead_id)).body.data.result).toEqual({ scoring });
    expect((await look('dni-validation', lead_id)).body.data.result).toEqual({ dni_valid: valid });
    const refused = await send(5, steps[4], { lead_id });
    expect([refused.status, refused.body.message]).toEqual([406, message]);
  });

  it('cannot be looked up before the person is known, or where the service is down', async () => {
    const { lead_id } = await sendAll(leadSteps().slice(0, 1));
    expect((await look('solvencia', lead_id)).body.message).toBe('lead_incomplete');
    expect((await look('dni-validation', 'A'.repeat(32))).status).toBe(404);
    const debtors = await sendAll(leadSteps({ vat: '00000005M' }).slice(0, 2));
    expect((await look('solvencia', debtors.lead_id)).status).toBe(502);
    const identity = await sendAll(leadSteps({ vat: '00000006Y' }).slice(0, 2));
    expect((await look('dni-validation', identity.lead_id)).status).toBe(502);
  });

  it('stop the lead at the person, or the confirmation the first time', async () => {
    const stopped = await send(2, leadSteps({ vat: '00000004G' })[1]);
    expect(stopped.body).toMatchObject({ status: 'ERROR', lead_id: expect.any(String) });
    const steps = leadSteps({ vat: '00000007F' });
    const { lead_id, last } = await sendAll(steps);
    expect(last?.body).toMatchObject({ status: 'ERROR', result: { render: null } });
    expect((await storedLead(lead_id)).contract).toBeNull();
    expect((await send(5, steps[4], { lead_id })).body.status).toBe('OK');
  });

  it('are shown nothing, or what must not run', async () => {
    const none = await sendAll(leadSteps({ vat: '00000008P' }));
    expect(none.last?.body.result).toMatchObject({ error: null, render: null });
    const hostile = await sendAll(leadSteps({ vat: '00000010X' }));
    expect(hostile.last?.body.result.render.body).toContain('<script>');
  });
});
