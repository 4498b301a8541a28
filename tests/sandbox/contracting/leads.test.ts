import { describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import { leadClient } from './lead-client.ts';
import { leadSteps, someCups, someDni } from './lead-fixture.ts';

const sandbox = testSandbox();
const { send, sendAll, storedLead } = leadClient(sandbox);

describe('a lead', () => {
  it('grows step by step and ends in a draft contract of its person', async () => {
    const vat = someDni();
    const cups = someCups();
    const steps = leadSteps({ vat, cups });
    const first = await send(1, steps[0]);
    expect(first.body).toEqual({ status: 'OK', lead_id: expect.stringMatching(/^[\w-]{32}$/) });
    const { lead_id, last } = await sendAll(steps, { lead_id: first.body.lead_id }, [1, 2, 3, 4]);
    expect(lead_id).toBe(first.body.lead_id);
    expect(last?.body.result).toMatchObject({ error: null, render: { format: 'html' } });
    expect(last?.body.result.render.body).toContain('Li enviarem el contracte');
    expect(last?.body.result.render.body).toContain('Luz Clara');

    const lead = await storedLead(lead_id);
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
        expect((await storedLead(lead_id)).contract).toMatch(/^5\d{6}$/);
      }),
      { numRuns: 12 },
    );
  });

  it('may come whole in its last step', async () => {
    for (const kind of ['electricity', 'gas'] as const) {
      const whole = Object.assign({}, ...leadSteps({ gas: kind === 'gas' }));
      const answer = await send(5, whole, { kind });
      expect(answer.body.status).toBe('OK');
      expect((await storedLead(answer.body.lead_id)).contract).toBeTruthy();
    }
    const [, , , , confirmation] = leadSteps();
    const bare = await send(5, confirmation);
    expect([bare.status, Object.keys(bare.body.errors).sort()]).toEqual([
      400,
      ['activeContract', 'bank', 'cnae', 'cups', 'owner']
        .concat(['owner_address', 'power', 'power2', 'tarifa', 'tarifaATR'])
        .sort(),
    ]);
  });

  it('replaces the previous fields of a step, and leaves other steps unchanged', async () => {
    const [place, person] = leadSteps();
    const { lead_id } = await sendAll([place, { ...person, nif_facedown: person.nif_faceup }]);
    expect((await storedLead(lead_id)).fields.nif_facedown).toHaveLength(1);
    const { nif_facedown, ...without } = person;
    await send(2, without, { lead_id });
    const lead = await storedLead(lead_id);
    expect(lead.fields.nif_facedown).toBeUndefined();
    expect(lead.fields.cups.dp).toBe('50001');
    expect(lead.steps).toEqual([1, 2]);
  });

  it('deletes at once what a call drops, and the contract has none of it', async () => {
    const steps = leadSteps();
    const [place, person] = steps;
    const { lead_id } = await sendAll([{ ...place, activeContract: false }, person]);
    await send(4, steps[3], { lead_id });
    const dropped = ['invoice', 'bank', 'owner.vat', 'extra.pets.photo'];
    expect((await send(2, { ...person, dropped }, { lead_id })).status).toBe(200);
    const { fields } = await storedLead(lead_id);
    for (const name of ['invoice', 'bank']) expect(fields).not.toHaveProperty(name);
    expect(fields.owner).toEqual(person.owner);
    const { last } = await sendAll(steps, { lead_id }, [2, 3, 4]);
    expect(last?.body.status).toBe('OK');
    const { contract, contract_customer_id } = await storedLead(lead_id);
    const made = await sandbox.control(`/customers/${contract_customer_id}/contracts/${contract}`);
    expect(made.body.uploads.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      'lead-nif_faceup',
    ]);
  });

  it('of gas that is not wanted any more deletes what its last call drops, and does nothing else', async () => {
    const { lead_id } = await sendAll(leadSteps({ gas: true }), { kind: 'gas' }, [0, 1, 2]);
    const answer = await send(0, { dropped: ['invoice', 'nif_faceup'] }, { lead_id, kind: 'gas' });
    expect(answer.body).toEqual({ status: 'OK', lead_id });
    const { fields, steps } = await storedLead(lead_id);
    expect(fields).not.toHaveProperty('invoice');
    expect(fields).not.toHaveProperty('nif_faceup');
    expect([fields.tarifa, steps]).toEqual([51, [1, 2, 3]]);
    expect((await send(0, {}, { lead_id, kind: 'gas' })).status).toBe(400);
    expect((await send(0, { dropped: [] }, { kind: 'gas' })).status).toBe(400);
  });

  it('is not confirmed with a step missing, nor changed once confirmed', async () => {
    const steps = leadSteps();
    const { lead_id } = await sendAll(steps.slice(0, 3));
    const early = await send(5, steps[4], { lead_id });
    expect([early.status, early.body.message]).toEqual([406, 'lead_incomplete']);
    const unconfirmed = await send(5, { ...steps[4], confirm: false }, { lead_id });
    expect(unconfirmed.body).toEqual({ status: 'OK', lead_id });
    await sendAll(steps, { lead_id }, [3, 4]);
    const late = await send(4, steps[3], { lead_id });
    expect([late.status, late.body.message]).toEqual([406, 'lead_confirmed']);
  });

  it('cannot be changed without its reference, nor as another kind', async () => {
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
