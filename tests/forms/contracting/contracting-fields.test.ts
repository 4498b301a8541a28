import { describe, expect, it } from 'vitest';
import { knownPerson } from '#domain/customer/user.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { pathOf } from '#tests/support/trials/field-texts.ts';
import type { FormTrial } from '#tests/support/trials/form-trial.ts';
import { formTrials, type Given } from '#tests/support/trials/form-trials.ts';

const trials = formTrials();

type Step = Omit<Given, 'wizard' | 'settings'> & {
  wizard?: string;
  before?: Record<string, Record<string, unknown>>;
  memory?: Record<string, unknown>;
  contractation?: Record<string, unknown>;
};

const open = (step: string, { wizard, before, memory, contractation, ...given }: Step = {}) =>
  trials.open(`contracting-${step}`, {
    ...given,
    settings: { contractation: { checkMorosity: false, ...contractation } },
    wizard: {
      name: wizard ?? 'contracting-electricity',
      answers: before ?? {},
      memory: memory ?? {},
    },
  });

/** Addresses of the fields that the form shows. */
const visible = async (trial: FormTrial) =>
  (await trial.visibleFields()).map((path) => path.join('/'));
/** Errors by the addresses of their fields. */
const wrong = async (trial: FormTrial) =>
  Object.fromEntries(
    ((await trial.send()).errors ?? []).map(({ path, validationError }) => [
      path.join('/'),
      validationError.keyword,
    ]),
  );
/** The message beside a field when the form is sent, in Spanish. */
const saidOf = async (trial: FormTrial, field: string) =>
  trials.said(trial.form.name, field, (await trial.send()).errors)[0];
const typeAll = async (trial: FormTrial, typed: Record<string, string>) => {
  for (const [field, text] of Object.entries(typed)) await trial.type(pathOf(field), text);
};

describe('installation', () => {
  it('takes an untidy CUPS, checks it, and fills in the postal code, the town and the province', async () => {
    const cups = someCups();
    const trial = await open('installation', { contractation: { invoiceRequired: false } });
    await trial.type(['cups'], ` ${cups.toLowerCase().replace(/(.{4})/g, '$1 ')}`);
    const [town = ''] = await trial.offers(['address', 'poblacio']);
    await typeAll(trial, {
      ...{ 'address/poblacio': town, 'address/tv': '1', 'address/nv': 'Mayor' },
      ...{ 'address/pnp': '1', residenceType: 'habitual', socialBonus: 'no' },
      activeContract: 'false',
    });
    expect(await trial.send()).toMatchObject({
      sent: {
        ...{ cups, sipsPower: expect.any(Number), sipsSelfconsCode: '00' },
        address: {
          ...{ dp: expect.stringMatching(/^\d{5}$/), ine: expect.stringMatching(/^\d{5}$/) },
          ...{ poblacio: town, state: expect.any(Number), tv: 1, nv: 'Mayor', pnp: '1' },
        },
        ...{ residenceType: 'habitual', activeContract: false },
      },
    });
  });

  it('requests the activity of a business, and the invoice and retailer of an active contract', async () => {
    const trial = await open('installation');
    const more = ['cnae', 'invoice', 'comerOrigin'];
    expect((await visible(trial)).filter((one) => more.includes(one))).toEqual([]);
    await typeAll(trial, { residenceType: 'business', cnae: 'panaderia', activeContract: 'true' });
    expect(await visible(trial)).toEqual(expect.arrayContaining(more));
    expect(trial.answers()).toMatchObject({ cnae: 107 });
    expect((await trial.offers(['comerOrigin'])).length).toBeGreaterThan(3);
    expect(await saidOf(trial, 'invoice')).toBe('Adjunte su última factura.');
  });

  it('leaves the previous retailer out when its list fails, unless it is demanded', async () => {
    const given = { answers: { activeContract: true }, fails: 'listPreviousRetailers' };
    const optional = await wrong(await open('installation', given));
    expect(optional).toHaveProperty('invoice');
    expect(optional).not.toHaveProperty('comerOrigin');
    const contractation = { requirePreviousSupplier: true };
    const demanded = await wrong(await open('installation', { ...given, contractation }));
    expect(demanded).toMatchObject({ comerOrigin: 'waiting' });
  });

  it('clears town and province where no one lives under a postal code, and demands no town', async () => {
    const trial = await open('installation');
    await trial.type(['address', 'dp'], '50001');
    expect(trial.answers()).toMatchObject({ address: { poblacio: 'Zaragoza', state: 150 } });
    await trial.type(['address', 'dp'], '52999');
    const { poblacio, state } = trial.answers().address as Record<string, unknown>;
    expect([poblacio, state]).toEqual([undefined, undefined]);
    expect(await visible(trial)).not.toContain('address/state');
    expect(await wrong(trial)).toMatchObject({ 'address/poblacio': 'nothing' });
  });
});

describe('a person who is signed in', () => {
  const unknownUser = { id: 1, nameParts: null, email: null, mobile: null, language: null };
  const laura = {
    ...{ ...unknownUser, vat: '00000000T', name: 'Laura Ferrer Puig', email: 'laura@example.com' },
    mobile: '+34600000001',
    nameParts: { name: 'Laura', surName1: 'Ferrer', surName2: 'Puig' },
  };
  const openOf = (user: Parameters<typeof knownPerson>[0], answers = {}) =>
    open('person', { answers, subject: { user: knownPerson(user) }, session: { signedIn: true } });

  it('may contract for another person: of the customer only the contact details remain', async () => {
    const trial = await openOf(laura);
    const surname = () => valueAt(trial.answers(), ['surName1']);
    await trial.type(['vat'], '11111111H');
    expect(surname()).toBeUndefined();
    expect(trial.answers()).toMatchObject({ mobile: laura.mobile, email: laura.email });
    await trial.type(['vat'], '00000000T');
    expect(surname()).toBe('Ferrer');
    await typeAll(trial, { surName1: 'Roca', vat: '11111111H' });
    expect(surname()).toBe('Roca');
    expect((await openOf(laura, { vat: '11111111H' })).answers().surName1).toBeUndefined();
  });

  it('enters the name in parts when the retailer does not have it in parts', async () => {
    const trial = await openOf({ ...laura, nameParts: null });
    expect(trial.answers()).toMatchObject({ vat: '00000000T', mobile: laura.mobile });
    expect(await wrong(trial)).toMatchObject({ name: 'required', surName1: 'required' });
  });

  it('is a company by its name', async () => {
    const trial = await openOf({ ...unknownUser, vat: 'B00000000', name: 'Valls, SL' });
    expect(trial.answers()).toMatchObject({ vat: 'B00000000', companyName: 'Valls, SL' });
  });
});

const supply = (more: Record<string, unknown> = {}) => ({
  installation: {
    ...{ cups: someCups(), sipsPower: 4.6, sipsPower2: 4.6, sipsSelfconsCode: '00', ...more },
  },
});

describe('contract', () => {
  const six = { sipsPower: 16.5, sipsPower2: 16.5, sipsPower3: 16.5, sipsPower4: 20.78 };
  const large = { ...six, sipsPower5: 20.78, sipsPower6: 25 };
  const usual = { power: 4.6, power2: 4.6, accessTariff: 1, selectedProduct: 1, selfcons: false };

  it.each([
    ['without a promotional code', {}],
    ['after a promotional code was taken back', { promotionalCode: null }],
  ])(
    'begins with the powers of the supply point and takes the one tariff, %s',
    async (_, memory) => {
      const trial = await open('contract', { before: supply(), memory });
      await trial.type(['selectedProduct'], '1');
      expect((await trial.send()).sent).toEqual({ ...usual, priceKind: 'fixed' });
    },
  );

  it('begins with the product that was chosen before the supply was known', async () => {
    const estimate = { home: 'small', selectedProduct: 2 };
    const trial = await open('contract', { before: { ...supply(), estimate } });
    expect(trial.answers()).toMatchObject({ selectedProduct: 2 });
  });

  it('offers other access tariffs above 15 kW, and chooses none of several', async () => {
    const trial = await open('contract', { before: supply() });
    expect(await trial.offers(['accessTariff'])).toEqual(['1']);
    await trial.type(['power'], '15,001');
    expect(trial.answers()).toMatchObject({ power: 15.001 });
    expect(trial.answers().accessTariff).toBeUndefined();
    expect(await trial.offers(['accessTariff'])).toEqual(expect.arrayContaining(['2', '3']));
  });

  it.each([
    ['that of the supply point where several fit', 3, 3],
    ['none where that of the supply point is not offered', 1, undefined],
  ])('takes as access tariff %s', async (_, sipsTariff, taken) => {
    const trial = await open('contract', { before: supply({ ...large, sipsTariff }) });
    expect((await trial.offers(['accessTariff'])).length).toBeGreaterThan(1);
    expect(trial.answers().accessTariff).toBe(taken);
    await trial.type(['accessTariff'], '2');
    expect(trial.answers().accessTariff).toBe(2);
  });

  it('offers what panels and promotional codes open', async () => {
    const offered = async (given: Step) =>
      (await open('contract', given)).offers(['selectedProduct']);
    const plain = await offered({ before: supply() });
    const panels = await offered({ before: supply({ sipsSelfconsCode: '43' }) });
    const memory = { promotionalCode: 'AMIGOS' };
    const friends = await offered({ before: supply(), memory });
    for (const more of [panels, friends])
      expect(more.filter((one) => !plain.includes(one))).toHaveLength(1);
  });

  it('demands no product where there is nothing to offer', async () => {
    const trial = await open('contract', { before: supply({ cups: someCups('09') }) });
    expect(await trial.offers(['selectedProduct'])).toEqual([]);
    expect(await wrong(trial)).toMatchObject({ selectedProduct: 'nothing' });
  });
});

describe('gas', () => {
  const dual = 'contracting-dual';
  const active = { installation: { activeContract: true, gasCups: someCups(), sipsGasTariff: 12 } };
  const contractation = { dual: { enabled: true, gasRequired: true } };

  it('may be left out beside electricity', async () => {
    const trial = await open('gas-contract', { wizard: dual, before: active });
    await trial.type(['includeGas'], 'false');
    expect(await visible(trial)).toEqual(['includeGas']);
    expect((await trial.send()).sent).toEqual({ includeGas: false });
  });

  it('requests every field where gas cannot be left out, and reads the tariff from the CUPS', async () => {
    const trial = await open('gas-contract', { wizard: dual, before: active, contractation });
    expect(await visible(trial)).not.toContain('includeGas');
    await trial.type(['cups'], someCups());
    expect(String(trial.answers().accessTariff)).toMatch(/^1\d$/);
    expect((await trial.offers(['selectedProduct'])).length).toBeGreaterThan(0);
    expect(await saidOf(trial, 'changeOwner')).toBe(
      'Díganos si hay que cambiar el titular del gas.',
    );
    expect(await saidOf(trial, 'invoice')).toBe('Adjunte su última factura del gas.');
  });

  it('takes no CUPS of the electricity, with or without its border point', async () => {
    const cups = someCups().slice(0, 20);
    const before = { installation: { activeContract: true, cups } };
    const trial = await open('gas-contract', { wizard: dual, before, contractation });
    await trial.type(['cups'], `${cups}0F`);
    expect(await saidOf(trial, 'cups')).toMatch(/^Este es el CUPS de la luz/);
    await trial.type(['cups'], someCups());
    expect(await wrong(trial)).not.toHaveProperty('cups');
  });

  it('alone knows its supply point from before', async () => {
    const trial = await open('gas-contract', { wizard: 'contracting-gas', before: active });
    expect(trial.answers()).toMatchObject({ accessTariff: 12 });
    expect(await trial.offers(['selectedProduct'])).toContain('51');
    expect(await visible(trial)).not.toContain('cups');
  });
});

describe('payment and confirmation', () => {
  it('request only the IBAN of a customer without an account', async () => {
    const signedIn = { session: { signedIn: true } };
    const trial = await open('payment', { ...signedIn, finds: { listIbans: [] } });
    const iban = 'ES9121000418450200051332';
    await typeAll(trial, { iban });
    await trial.set(['isOwner'], true);
    expect((await trial.send()).sent).toMatchObject({ iban, isOwner: true });
  });

  it('request the acceptances that the retailer has missed', async () => {
    const session = { signedIn: true };
    const consents = async (memory: Record<string, unknown>) =>
      (await visible(await open('confirmation', { session, memory }))).filter((one) =>
        one.startsWith('accept'),
      ).length;
    expect([await consents({}), await consents({ consentsRequested: true })]).toEqual([1, 3]);
  });
});
