import { describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };
import { leadClient } from './lead-client.ts';
import { leadSteps, someCups, withField } from './lead-fixture.ts';

const sandbox = testSandbox();
const { send, storedLead } = leadClient(sandbox);
const errorsOf = async (step: number, path: string, value: unknown, gas = false) => {
  const form = leadSteps({ gas })[step - 1] ?? {};
  const { status, body } = await send(step, withField(form, path, value), {
    kind: gas ? 'gas' : 'electricity',
  });
  return status === 200 ? 'taken' : (body.errors ?? body.message);
};

describe('fields of a lead', () => {
  it.each<[step: number, path: string, value: unknown, code: string]>([
    [1, 'cups', undefined, 'required'],
    [1, 'cups.name', 'ES0999123456789012XX0F', 'invalid'],
    [1, 'cups.name', 'ES09991234567890', 'too_short'],
    [1, 'cups.dp', '5000', 'invalid'],
    [1, 'cups.dp', '99001', 'invalid'],
    [1, 'cups.nv', '', 'required'],
    [1, 'cups.nv', '   ', 'required'],
    [1, 'cups.pnp', '1234567890', 'too_long'],
    [1, 'cups.tv', 999_999, 'unknown'],
    [1, 'cups.state', 108, 'invalid'],
    [1, 'cups.municipi', '08019', 'invalid'],
    [1, 'cups.municipi', '99999', 'unknown'],
    [1, 'cups.ref_catastral', '9872023VH5797S0001WW', 'invalid'],
    [1, 'cnae.cnae', 1, 'unknown'],
    [1, 'cnae.vivienda', 'castle', 'invalid'],
    [1, 'comerOrigin', 12_345, 'unknown'],
    [1, 'activeContract', 'yes', 'invalid'],
    [1, 'invoice', [], 'required'],
    [1, 'invoice', [{ name: 'a.pdf' }], 'required'],
    [2, 'owner.vat', '12345678A', 'invalid'],
    [2, 'owner.vat', '1234', 'too_short'],
    [2, 'owner.type', 'J', 'invalid'],
    [2, 'owner.name', ' ', 'required'],
    [2, 'owner.surName1', null, 'required'],
    [2, 'owner_address.mobile', '+34123456789', 'invalid'],
    [2, 'owner_address.email', 'ana@localhost', 'invalid'],
    [2, 'owner_address.email', null, 'required'],
    [2, 'commsLanguage', undefined, 'required'],
    [2, 'nif_faceup', { name: 'a.pdf', content: 'data:application/pdf;base64,TVqQ' }, 'file_type'],
    [2, 'nif_facedown', 'dni.pdf', 'invalid'],
    [3, 'power', 0.5, 'too_low'],
    [3, 'power', 4.1234, 'invalid'],
    [3, 'power', 16, 'required'],
    [3, 'tarifa', 999, 'unknown'],
    [3, 'tarifaATR', 6, 'unknown'],
    [3, 'promotional_code', ['NADA'], 'invalid'],
    [3, 'selfconsCode', '41', 'required'],
    [4, 'bank.iban', 'ES9121000418450200051333', 'invalid'],
    [4, 'bank.iban', ' - ', 'required'],
    [4, 'bank.owner_is_bank_owner', false, 'must_be_true'],
    [5, 'accept_gdpr', false, 'must_be_true'],
    [5, 'accept_ov_conditions', undefined, 'required'],
  ])('step %i, %s %j: %s', async (step, path, value, code) => {
    const errors = await errorsOf(step, path, value);
    const [field] = path === 'selfconsCode' && code === 'required' ? ['selfcons_attach'] : [path];
    if (path === 'power' && code === 'required') {
      expect(errors).toEqual({
        power3: ['required'],
        power4: ['required'],
        power5: ['required'],
        power6: ['required'],
      });
    } else expect(errors).toMatchObject({ [field ?? '']: [code] });
  });

  it('name only what is wrong in the step that was sent', async () => {
    const answer = await send(2, withField(leadSteps()[1], 'owner.vat', 'x'.repeat(9)));
    expect(answer.body.errors).toEqual({ 'owner.vat': ['invalid'] });
    const noStep = await sandbox.api('/v1/leads', { body: { FormConfirm: leadSteps()[0] } });
    expect(noStep.body.errors).toEqual({ step: ['required'] });
    const ninth = await send(9, leadSteps()[0]);
    expect(ninth.body.errors).toEqual({ step: ['invalid'] });
    const bare = await send(4, undefined);
    expect(bare.body.errors).toEqual({ FormConfirm: ['required'] });
    expect((await send(4, {})).body.errors).toEqual({ bank: ['required'] });
    const badId = await send(4, leadSteps()[3], { lead_id: 'short' });
    expect(badId.body.errors).toEqual({ lead_id: ['invalid'] });
  });

  it('take a code of self-consumption that is listed or the supply point’s own', async () => {
    const [place, , contract] = leadSteps({ cups: someCups('05') });
    const { lead_id } = (await send(1, place)).body;
    const solar = { ...contract, selfcons_attach: place.invoice };
    expect((await send(3, { ...solar, selfconsCode: 'E1' }, { lead_id })).status).toBe(200);
    const other = await send(3, { ...solar, selfconsCode: 'E9' }, { lead_id });
    expect(other.body.errors).toEqual({ selfconsCode: ['unknown'] });
  });

  it('are refused in gas by its own rules', async () => {
    expect(await errorsOf(3, 'tarifaATR', 1, true)).toEqual({ tarifaATR: ['unknown'] });
    expect(await errorsOf(3, 'tarifa', 1, true)).toEqual({ tarifa: ['unknown'] });
    expect(await errorsOf(3, 'tarifa', 54, true)).toBe('product_not_available');
    expect(await errorsOf(1, 'comerOrigin', 3, true)).toEqual({ comerOrigin: ['unknown'] });
  });

  it('hold six powers that rise from P2 on above 15 kW, not at it', async () => {
    const six = { power: 16, power2: 16, power3: 16, power4: 17, power5: 17, power6: 20 };
    const contract = { ...leadSteps()[2], ...six, tarifaATR: 2, promotional_code: [] };
    expect((await send(3, contract)).status).toBe(200);
    const falling = await send(3, { ...contract, power4: 15.9 });
    expect(falling.body.errors).toEqual({ power4: ['lower_than_previous'] });
    const [, , two] = leadSteps();
    expect((await send(3, { ...two, power: 15, power2: 15 })).status).toBe(200);
    const tooMuch = await send(3, { ...two, ...six });
    expect([tooMuch.status, tooMuch.body.message]).toEqual([406, 'product_not_available']);
  });

  it('of a company name who represents it and show its document', async () => {
    const [, person] = leadSteps();
    const owner = { type: 'J', vat: 'B00000018', name: 'Valls, SL', changeOwner: true };
    const bare = await send(2, { ...person, owner });
    expect(bare.body.errors).toEqual({
      'owner.vatRepresentante': ['required'],
      'owner.nameRepresentante': ['required'],
      'owner.surName1Representante': ['required'],
      cif: ['required'],
    });
    const whole = {
      ...person,
      owner: {
        ...owner,
        vatRepresentante: '00000000T',
        nameRepresentante: 'Laura',
        surName1Representante: 'Ferrer',
      },
      cif: [person.nif_faceup],
    };
    expect((await send(2, whole)).status).toBe(200);
  });

  it('require the address of invoices only where it is another one', async () => {
    const [, person] = leadSteps();
    const elsewhere = withField(person, 'owner_address.different_address', true);
    expect(Object.keys((await send(2, elsewhere)).body.errors)).toEqual([
      'owner_address.zip',
      'owner_address.poblacio',
      'owner_address.tv',
      'owner_address.nv',
      'owner_address.pnp',
    ]);
  });

  it('require whether the owner changes once there is an active contract, in any order of steps', async () => {
    const [place, person] = leadSteps();
    const silent = withField(person, 'owner.changeOwner', null);
    const { lead_id } = (await send(1, place)).body;
    const refused = await send(2, silent, { lead_id });
    expect(refused.body.errors).toEqual({ 'owner.changeOwner': ['required'] });
    const first = (await send(2, silent)).body.lead_id;
    expect((await send(1, place, { lead_id: first })).status).toBe(200);
    const [, , contract, payment, confirmation] = leadSteps();
    await send(3, contract, { lead_id: first });
    await send(4, payment, { lead_id: first });
    const late = await send(5, confirmation, { lead_id: first });
    expect(late.body.errors).toEqual({ 'owner.changeOwner': ['required'] });
  });

  it('take every valid identifier and refuse every invalid one', async () => {
    const { dni, iban } = vectors.types;
    for (const { in: vat } of dni.invalid.filter(({ in: typed }) => typed.length === 9)) {
      const errors = await errorsOf(2, 'owner.vat', vat);
      expect(errors, vat).not.toBe('taken');
    }
    for (const { in: number } of iban.valid) {
      expect(await errorsOf(4, 'bank.iban', number), number).toBe('taken');
    }
  });

  describe('beyond those of a lead', () => {
    const [, person, , , confirmation] = leadSteps();
    const photo = person.nif_faceup as { name: string; content: string };
    const saved = async (step: number, form: unknown, lead_id?: string) => {
      const { body } = await send(step, form, { lead_id });
      return { id: body.lead_id, extra: (await storedLead(body.lead_id)).fields.extra };
    };

    it('are stored by the step that has them, files without their content', async () => {
      const extra = {
        pets: { count: 2, cat: false, photos: [photo] },
        person: { nickname: 'Lau' },
      };
      const photos = [{ name: 'dni.pdf', type: 'application/pdf', size: 9 }];
      expect(await saved(2, { ...person, extra })).toMatchObject({
        extra: { ...extra, pets: { count: 2, cat: false, photos } },
      });
      const other = { ...leadSteps({ gas: true })[2], extra };
      const gas = (await send(3, other, { kind: 'gas' })).body.lead_id;
      expect((await storedLead(gas)).fields.extra).toMatchObject({ person: { nickname: 'Lau' } });
    });

    it('are those of the last call that had any, of step 5 in any case', async () => {
      const first = await saved(2, {
        ...person,
        extra: { pets: { count: 2 }, car: { own: true } },
      });
      const silent = await saved(4, leadSteps()[3], first.id);
      expect(silent.extra).toEqual({ pets: { count: 2 }, car: { own: true } });
      const next = { ...leadSteps()[3], extra: { pets: { count: 3 } } };
      expect((await saved(4, next, first.id)).extra).toEqual({ pets: { count: 3 } });
      const last = await saved(5, { ...confirmation, confirm: false }, first.id);
      expect(last.extra).toBeUndefined();
    });

    it('are refused by step and field', async () => {
      const errorsOfExtra = async (extra: unknown) =>
        (await send(2, { ...person, extra })).body.errors;
      const wrong = { ...photo, content: 'data:application/pdf;base64,TVqQ' };
      expect(await errorsOfExtra({ pets: { photos: [wrong] } })).toEqual({
        'extra.pets.photos': ['file_type'],
      });
      expect(await errorsOfExtra({ pets: 'two' })).toEqual({ 'extra.pets': ['invalid'] });
      expect(await errorsOfExtra({ pets: { story: 'a'.repeat(70_000) } })).toEqual({
        extra: ['too_long'],
      });
    });
  });

  it('are not stored when they are unknown', async () => {
    const { body } = await send(4, { ...leadSteps()[3], colour: 'blue', serial: 1 });
    const lead = await storedLead(body.lead_id);
    expect(Object.keys(lead.fields)).toEqual(['bank']);
  });
});
