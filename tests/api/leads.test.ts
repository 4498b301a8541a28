import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { leadSteps, somebody, someCups } from './lead-fixture.ts';
import { testSandbox } from './sandbox-client.ts';

vi.setConfig({ testTimeout: 30_000 });
const sandbox = testSandbox();
type Form = Record<string, unknown>;

const PATHS = { electricity: '/v1/leads', gas: '/v2/gas/leads' };
interface Sending {
  kind?: keyof typeof PATHS;
  token?: string;
  headers?: Record<string, string>;
  lead_id?: string | null;
  lang?: string;
}
const send = (step: number, FormConfirm: Form | undefined, sending: Sending = {}) => {
  const { kind = 'electricity', lead_id = null, token, headers = {}, lang } = sending;
  return sandbox.api(PATHS[kind] + (lang ? `?lang=${lang}` : ''), {
    body: { lead_id, step, FormConfirm },
    token,
    headers,
  });
};
const kept = async (id: string) => (await sandbox.control(`/leads/${id}`)).body;

/** Sends steps one after the other under one lead; gives the last answer and the lead's reference. */
async function sendAll(steps: Form[], sending: Sending = {}, order = steps.map((_, at) => at)) {
  let lead_id = sending.lead_id ?? null;
  let last: Awaited<ReturnType<typeof send>> | undefined;
  for (const at of order) {
    last = await send(at + 1, steps[at], { ...sending, lead_id });
    expect(last.status, JSON.stringify(last.body)).toBe(200);
    lead_id = last.body.lead_id;
  }
  return { lead_id: lead_id ?? '', last };
}

describe('a lead', () => {
  it('grows step by step and ends in a draft contract of its person', async () => {
    const vat = somebody();
    const cups = someCups();
    const steps = leadSteps({ vat, cups });
    const first = await send(1, steps[0]);
    expect(first.body).toEqual({ status: 'OK', lead_id: expect.stringMatching(/^[\w-]{32}$/) });
    const { lead_id, last } = await sendAll(steps, { lead_id: first.body.lead_id }, [1, 2, 3, 4]);
    expect(lead_id).toBe(first.body.lead_id);
    expect(last?.body.result).toMatchObject({ error: null, render: { format: 'html' } });
    expect(last?.body.result.render.body).toContain('Hem rebut la seva sol·licitud');
    expect(last?.body.result.render.body).toContain('Luz Clara');

    const lead = await kept(lead_id);
    expect(lead.fields.nif_faceup).toMatchObject([{ name: 'dni.pdf', type: 'application/pdf' }]);
    const contract = await sandbox.control(
      `/customers/${lead.contract_customer_id}/contracts/${lead.contract}`,
    );
    expect(contract.body).toMatchObject({
      state: 'esborrany',
      sign_date: null,
      type: 'electricity',
      cups,
      tariff: '2.0TD',
      product_commercial_name: 'Luz Clara',
      powers: [
        { period: 'P1', power: 4.6 },
        { period: 'P2', power: 4.6 },
      ],
      fiscal_vat: vat,
      owner_name: 'Ana Pérez Gil',
      full_address: 'Carrer de los Almendros 14, 2.º B, 50001 Zaragoza',
      iban: 'ES91 2100 0418 4502 0005 1332',
    });
    expect(contract.body.uploads.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      'lead-invoice',
      'lead-nif_faceup',
    ]);
  });

  it('may come in any order of its steps', async () => {
    const orders = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(orders, fc.boolean(), async (order, gas) => {
        const kind = gas ? 'gas' : 'electricity';
        const { lead_id, last } = await sendAll(leadSteps({ gas }), { kind }, [...order, 4]);
        expect(last?.body.result.error).toBeNull();
        expect((await kept(lead_id)).contract).toMatch(/^5\d{6}$/);
      }),
      { numRuns: 12 },
    );
  });

  it('may come whole in its last step', async () => {
    for (const kind of ['electricity', 'gas'] as const) {
      const whole = Object.assign({}, ...leadSteps({ gas: kind === 'gas' }));
      const answer = await send(5, whole, { kind });
      expect(answer.body.status).toBe('OK');
      expect((await kept(answer.body.lead_id)).contract).toBeTruthy();
    }
    const [, , , , confirmation] = leadSteps();
    const bare = await send(5, confirmation);
    expect([bare.status, Object.keys(bare.body.errors).sort()]).toEqual([
      400,
      ['activeContract', 'allow_contact', 'bank', 'cnae', 'cups', 'nif_faceup', 'owner']
        .concat(['owner_address', 'power', 'power2', 'tarifa', 'tarifaATR'])
        .sort(),
    ]);
  });

  it('replaces what a step held before, and leaves other steps alone', async () => {
    const [place, person] = leadSteps();
    const { lead_id } = await sendAll([place, { ...person, nif_facedown: person.nif_faceup }]);
    expect((await kept(lead_id)).fields.nif_facedown).toHaveLength(1);
    const { nif_facedown, ...without } = person;
    await send(2, without, { lead_id });
    const lead = await kept(lead_id);
    expect(lead.fields.nif_facedown).toBeUndefined();
    expect(lead.fields.cups.dp).toBe('50001');
    expect(lead.steps).toEqual([1, 2]);
  });

  it('is not confirmed with a step missing, nor changed once confirmed', async () => {
    const steps = leadSteps();
    const { lead_id } = await sendAll(steps.slice(0, 3));
    const early = await send(5, steps[4], { lead_id });
    expect([early.status, early.body.message]).toEqual([406, 'lead_incomplete']);
    const kept = await send(5, { ...steps[4], confirm: false }, { lead_id });
    expect(kept.body).toEqual({ status: 'OK', lead_id });
    await sendAll(steps, { lead_id }, [3, 4]);
    const late = await send(4, steps[3], { lead_id });
    expect([late.status, late.body.message]).toEqual([406, 'lead_confirmed']);
  });

  it('opens to nobody without its reference, nor as another kind', async () => {
    const unknown = await send(2, leadSteps()[1], { lead_id: 'A'.repeat(32) });
    expect([unknown.status, unknown.body.message]).toEqual([404, 'not_found']);
    const { lead_id } = await sendAll(leadSteps().slice(0, 1));
    expect((await send(4, leadSteps()[3], { lead_id, kind: 'gas' })).status).toBe(404);
    const [mine, other] = [await sandbox.freshCustomer(), await sandbox.freshCustomer()];
    const own = await sendAll(leadSteps().slice(0, 1), { token: mine.token });
    const stranger = { lead_id: own.lead_id, token: other.token };
    expect((await send(4, leadSteps()[3], stranger)).status).toBe(404);
    expect((await send(4, leadSteps()[3], { lead_id: own.lead_id })).status).toBe(404);
  });
});

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
    const headers = { 'idempotency-key': `lost-answer-${somebody()}` };
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

  it('gives a signed-in customer the contract and the account, whoever owns it', async () => {
    const customer = await sandbox.freshCustomer();
    const { token } = customer;
    const [place, person, contract, payment] = leadSteps();
    const accepted = { accept_gdpr: false, accept_ov_conditions: false, activate_publicity: false };
    const steps = [place, person, contract, payment, { ...accepted, confirm: true }];
    const { lead_id } = await sendAll(steps, { token });
    const { contract: name } = await kept(lead_id);
    const seen = await sandbox.api(`/v2/contracts/${name}`, { token });
    expect(seen.body.data).toMatchObject({ state: 'esborrany', sign_date: null });
    const own = (await sandbox.api('/v2/contracts/ibans/', { token })).body.data;
    expect(own).toContainEqual(seen.body.data.bank_account);
  });

  it('of a visitor who says to be a customer adds no account to theirs', async () => {
    const { token, user } = await sandbox.freshCustomer();
    const before = (await sandbox.api('/v2/contracts/ibans/', { token })).body.data;
    const { lead_id } = await sendAll(leadSteps({ vat: user }));
    const { contract } = await kept(lead_id);
    const seen = (await sandbox.api(`/v2/contracts/${contract}`, { token })).body.data;
    expect([seen.state, seen.bank_account]).toEqual(['esborrany', null]);
    expect((await sandbox.api('/v2/contracts/ibans/', { token })).body.data).toEqual(before);
  });

  it('of gas goes with that of electricity, and tells so in Markdown', async () => {
    const vat = somebody();
    const electricity = await sendAll(leadSteps({ vat }));
    const [place, person, contract, ...rest] = leadSteps({ vat, gas: true });
    const with_ = { ...contract, electricityLeadId: electricity.lead_id };
    const gas = await sendAll([place, person, with_, ...rest], { kind: 'gas', lang: 'es_ES' });
    expect(gas.last?.body.result.render).toMatchObject({ format: 'markdown' });
    expect(gas.last?.body.result.render.body).toMatch(
      /^## Hemos recibido su solicitud\n\n\*\*L-\d{6}/,
    );
    const [one, two] = [await kept(electricity.lead_id), await kept(gas.lead_id)];
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

  it('cannot be looked up before the person is known, or where nobody answers', async () => {
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
    expect((await kept(lead_id)).contract).toBeNull();
    expect((await send(5, steps[4], { lead_id })).body.status).toBe('OK');
  });

  it('are shown nothing, or what must not run', async () => {
    const none = await sendAll(leadSteps({ vat: '00000008P' }));
    expect(none.last?.body.result).toEqual({ error: null, render: null });
    const hostile = await sendAll(leadSteps({ vat: '00000010X' }));
    expect(hostile.last?.body.result.render.body).toContain('<script>');
  });
});
