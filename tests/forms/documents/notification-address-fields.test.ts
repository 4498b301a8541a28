import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstFailing } from '#config/conditions.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { pathOf } from '#tests/support/trials/field-texts.ts';
import type { FormTrial } from '#tests/support/trials/form-trial.ts';
import { formTrials } from '#tests/support/trials/form-trials.ts';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };

const FORM = 'notification-address';
const trials = formTrials();
let contract: Contract;
let trial: FormTrial;

beforeAll(async () => {
  const { contracts } = await trials.retailer.signInFresh();
  const active = contracts.find(({ type, state }) => type === 'electricity' && state === 'activa');
  contract = await fetchContract('electricity', active?.name ?? '');
});
beforeEach(async () => {
  const session = { signedIn: true };
  trial = await trials.open(FORM, { session, subject: { contract } });
  await trial.type(['address'], 'another');
});

const type = (field: string, text: string) => trial.type(pathOf(field), text);
/** What is said beside a field when the form is sent, in Spanish. */
const saidOf = async (field: string) => trials.said(FORM, field, (await trial.send()).errors)[0];

async function fillNew() {
  const street = { dp: '50001', tv: '1', nv: 'Mayor', pnp: '7' };
  for (const [name, text] of Object.entries(street)) await type(`newAddress/${name}`, text);
}

it.each([
  [
    'while the account is looked at for the customer',
    { readOnly: true },
    'activa',
    'not-read-only',
  ],
  ['of a contract that ended', {}, 'baixa', 'contract-active'],
  ['of an active contract', {}, 'activa', null],
] as const)('is closed or not %s', async (_, session, state, closedBy) => {
  const { configuration } = trials;
  const subject = { contract: { ...contract, state } };
  const { facts, form } = await trials.open(FORM, { session, subject });
  expect(firstFailing(form.requires, facts, configuration)).toBe(closedBy);
});

describe('a new address for letters', () => {
  it('begins with name, e-mail and mobile in force, and keeps what is typed over them', async () => {
    const { name, email, mobile } = contract.notification ?? {};
    expect(trial.answers()).toMatchObject({ name, email, mobile });
    await type('email', '');
    await fillNew();
    expect(trial.answers().email).toBeUndefined();
    expect((await trial.send()).errors).toHaveLength(1);
    expect(await saidOf('email')).toBe('Escriba su correo electrónico.');
  });

  it('shows no field that the retailer cannot store', async () => {
    const visible = (await trial.visibleFields()).map((path) => path.join('/'));
    expect(visible).toContain('newAddress/bq');
    expect(visible).not.toContain('newAddress/aclarador');
  });

  it('is not requested where another own address is chosen', async () => {
    const [own = ''] = await trial.offers(['address']);
    await type('address', own);
    expect(await trial.isVisible(pathOf('newAddress/dp'))).toBe(false);
    expect((await trial.send()).sent).toEqual({ address: own });
  });

  it('is sent tidied', async () => {
    await fillNew();
    await type('newAddress/ref_catastral', ' 9872023 vh5797s 0001wx ');
    await type('mobile', '+351 912 345 678');
    expect(await trial.send()).toMatchObject({
      sent: {
        address: 'another',
        newAddress: {
          ...{ dp: '50001', poblacio: 'Zaragoza', ine: '50297', state: 150 },
          ...{ tv: 1, nv: 'Mayor', pnp: '7', ref_catastral: '9872023VH5797S0001WX' },
        },
        mobile: '+351912345678',
      },
    });
  });
});

const typed = (cases: readonly { in: string }[], skip: (text: string) => boolean = () => false) =>
  cases.map((one) => one.in).filter((text) => text.trim() !== '' && !skip(text));
const { catastro, email, phone, postalCode } = vectors.types;

describe('what is refused', () => {
  it.each([
    [
      'newAddress/dp',
      [
        ...['5000', '00001', '53001', '5000O', '500011'],
        ...typed(postalCode.invalid, (text) => /^\W?\d{5}\W?$/.test(text)),
      ],
      /^El código postal debe tener 5 cifras y empezar por el de una provincia\.$/,
    ],
    [
      'newAddress/ref_catastral',
      typed(catastro.invalid),
      /^Esta referencia catastral no es correcta\. Debe tener 20 caracteres, como en el recibo del IBI\.$/,
    ],
    [
      'email',
      typed(email.invalid, (text) => /^\s|\s$/.test(text)),
      /^Este correo electrónico no es correcto\. Debe ser como nombre@ejemplo\.com\.$/,
    ],
    [
      'mobile',
      [...['6000000O0', '+34+34600000000', '600000000 600000001'], ...typed(phone.invalid)],
      /^(Este teléfono no es correcto|A este teléfono le faltan cifras|Escriba un teléfono)/,
    ],
    ['mobile', ['0034'], /^Escriba un teléfono móvil\.$/],
    ['mobile', ['900'], /^A este teléfono le faltan cifras\.$/],
  ] as const)('%s: %j', async (field, texts, error) => {
    for (const text of texts) {
      await type(field, text);
      expect(await saidOf(field), JSON.stringify(text.slice(0, 40))).toMatch(error);
    }
  });

  it.each([
    ['name', 256, 'El nombre puede tener 256 caracteres como máximo.'],
    ['newAddress/nv', 256, 'El nombre puede tener 256 caracteres como máximo.'],
    ['newAddress/pnp', 9, 'El número puede tener 9 caracteres como máximo.'],
    ['newAddress/bq', 4, 'El bloque puede tener 4 caracteres como máximo.'],
    ['newAddress/es', 4, 'La escalera puede tener 4 caracteres como máximo.'],
    ['newAddress/pt', 10, 'El piso puede tener 10 caracteres como máximo.'],
    ['newAddress/pu', 4, 'La puerta puede tener 4 caracteres como máximo.'],
    ['email', 254, 'Escriba 254 caracteres como máximo.'],
    ['mobile', 24, 'El teléfono puede tener 24 caracteres como máximo, contando el prefijo.'],
  ])('one character more than %s may have', async (field, limit, error) => {
    await type(field, 'x'.repeat(limit + 1));
    expect(await saidOf(field)).toBe(error);
    await type(field, 'x'.repeat(limit));
    expect(await saidOf(field)).not.toBe(error);
  });
});

describe('town and province', () => {
  it('have to be chosen where a postal code has several towns, and the town says the province', async () => {
    await fillNew();
    await type('newAddress/dp', '01118');
    expect(await saidOf('newAddress/poblacio')).toBeDefined();
    await type('newAddress/poblacio', 'Condado de Treviño');
    const { sent } = await trial.send();
    expect(sent).toMatchObject({ newAddress: { dp: '01118', ine: '09109', state: 109 } });
  });

  it('are typed where they cannot be looked up', async () => {
    const given = { session: { signedIn: true }, subject: { contract }, fails: 'listLocalities' };
    trial = await trials.open(FORM, given);
    await trial.type(['address'], 'another');
    await fillNew();
    await type('newAddress/poblacio', ' Terrassa ');
    expect((await trial.send()).sent).toMatchObject({
      newAddress: { dp: '50001', poblacio: 'Terrassa' },
    });
  });

  it('are cleared and stop the form where a postal code has none', async () => {
    await fillNew();
    await type('newAddress/dp', '52999');
    const { sent, errors } = await trial.send();
    expect([sent, errors?.length]).toEqual([null, 1]);
    const { poblacio } = trial.answers().newAddress as Record<string, unknown>;
    expect(poblacio).toBeUndefined();
  });
});
