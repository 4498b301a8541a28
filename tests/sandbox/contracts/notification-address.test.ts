import { beforeEach, describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
type Place = Parameters<typeof contractOf>[1];
let customer: FreshCustomer;

beforeEach(async () => {
  customer = await sandbox.freshCustomer();
});

const NEW = {
  name: 'Marta Vidal',
  zipcode: '08201',
  city: 'Sabadell',
  tv: 1,
  nv: 'de la Indústria',
  pnp: '7',
  pt: '3',
  pu: '2a',
  ref_catastral: ' 9872023 vh5797s 0001wx ',
  email: 'marta@example.com',
  mobile: '+34 600 00 00 55',
};

const change = (place: Place, body: unknown, more: object = {}) =>
  sandbox.api(`/v1/contracts/${contractOf(customer, place)}/notification/`, {
    token: customer.token,
    body,
    ...more,
  });
const addNew = (wanted: object = {}, place: Place = 'active', more: object = {}) =>
  change(place, { address_type: 'new', new_address: { ...NEW, ...wanted } }, more);

const contract = async (place: Place) => {
  const path = `/v2/contracts/${contractOf(customer, place)}`;
  return (await sandbox.api(path, { token: customer.token })).body.data;
};
const addresses = async () =>
  (await sandbox.api('/v1/addresses/', { token: customer.token })).body.data.result;

describe('addresses', () => {
  it('are returned in parts, with municipality, province and kind of street in the requested language', async () => {
    const [own] = await addresses();
    expect(own).toMatchObject({
      zipcode: '50001',
      city: { city: 'Zaragoza', ine: '50297' },
      state: { id: 150, name: 'Zaragoza' },
      tv: { id: 1, name: 'Calle' },
      nv: 'de los Almendros',
      pnp: '14',
      pt: '2',
      pu: 'B',
    });
    const catalan = await sandbox.api('/v1/addresses/?lang=ca_ES', { token: customer.token });
    expect(catalan.body.data.result[0].tv).toEqual({ id: 1, name: 'Carrer' });
  });

  it('of a contract begin with its own', async () => {
    const { body } = await addNew({}, 'signed');
    const { id } = await contract('signed');
    const token = customer.token;
    const list = await sandbox.api(`/v2/contracts/${id}/addresses/`, { token });
    expect(list.body.data.map((address: { id: number }) => address.id)).toEqual([
      body.data.result.address_id,
      (await addresses())[0].id,
    ]);
    const stranger = await sandbox.freshCustomer();
    const foreign = await sandbox.api(`/v2/contracts/${id}/addresses/`, { token: stranger.token });
    expect(foreign.status).toBe(404);
  });
});

describe('changing the notification address', () => {
  it('to a new one keeps it normalised, for this contract only', async () => {
    const before = (await contract('indebted')).notification_address;
    const { status, body } = await addNew();
    expect(status).toBe(200);
    expect(body.data.result.notification_address).toMatchObject({
      id: body.data.result.address_id,
      street: 'Calle de la Indústria 7',
      full_address: 'Calle de la Indústria 7, 3.º 2a, 08201 Sabadell',
      mobile: '+34600000055',
    });
    expect((await contract('active')).notification_address).toEqual(
      body.data.result.notification_address,
    );
    expect((await contract('indebted')).notification_address).toEqual(before);
    expect((await addresses()).at(-1)).toMatchObject({
      id: body.data.result.address_id,
      city: { city: 'Sabadell', ine: '08187' },
      state: { id: 108 },
      ref_catastral: '9872023VH5797S0001WX',
    });
  });

  it('to an existing one takes only one’s own', async () => {
    const { address_id } = (await addNew()).body.data.result;
    const taken = await change('gas', { address_type: 'existing', address_id });
    expect(taken.body.data.result.address_id).toBe(address_id);
    expect((await contract('gas')).notification_address.id).toBe(address_id);
    const stranger = await sandbox.freshCustomer();
    const foreign = (await sandbox.api('/v1/addresses/', { token: stranger.token })).body.data
      .result[0].id;
    const refused = await change('gas', { address_type: 'existing', address_id: foreign });
    expect([refused.status, refused.body.errors]).toEqual([400, { address_id: ['unknown'] }]);
    const none = await change('gas', { address_type: 'existing' });
    expect(none.body.errors).toEqual({ address_id: ['required'] });
  });

  it.each([
    [{ zipcode: '99001' }, { zipcode: ['invalid'] }],
    [{ zipcode: '0820' }, { zipcode: ['too_short'] }],
    [{ city: 'Terrassa' }, { city: ['invalid'] }],
    [{ state: 117 }, { state: ['invalid'] }],
    [{ tv: 4000 }, { tv: ['invalid'] }],
    [{ nv: '   ' }, { nv: ['required'] }],
    [{ pnp: '1234567890' }, { pnp: ['too_long'] }],
    [{ ref_catastral: '9872023VH5797S0001WY' }, { ref_catastral: ['invalid'] }],
    [
      { email: 'marta@', mobile: '600' },
      { email: ['invalid'], mobile: ['too_short'] },
    ],
    [{ mobile: '+34123456789' }, { mobile: ['invalid'] }],
    [{ name: undefined }, { name: ['required'] }],
  ])('names the fields of a new address that are wrong: %j', async (wrong, errors) => {
    const answer = await addNew(wrong);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    expect(await addresses()).toHaveLength(1);
  });

  it('requires the new address as a whole', async () => {
    const answer = await change('active', { address_type: 'new' });
    expect(answer.body.errors).toEqual({ new_address: ['required'] });
  });

  it('takes a municipality whose postal code is of another province', async () => {
    await addNew({ zipcode: '01118', city: 'Condado de Treviño', ref_catastral: null });
    expect((await addresses()).at(-1)).toMatchObject({
      city: { ine: '09109' },
      state: { id: 109, name: 'Burgos' },
    });
  });

  it('refuses a second usual home', async () => {
    const answer = await addNew(
      { zipcode: '17820', city: 'Banyoles', nv: 'de la Font Vella', pnp: '3' },
      'indebted',
    );
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'error_usuario_otra_vivienda_habitual_activa',
    ]);
    expect(await addresses()).toHaveLength(1);
  });

  it('acts once for a key', async () => {
    const headers = { 'idempotency-key': 'address-change-1' };
    const first = await addNew({}, 'active', { headers });
    const again = await addNew({}, 'active', { headers });
    expect(again.text).toBe(first.text);
    expect(await addresses()).toHaveLength(2);
    const other = await addNew({ pnp: '8' }, 'active', { headers });
    expect(other.status).toBe(409);
  });

  it('needs an active contract of one’s own, a token that may write, and the feature', async () => {
    for (const place of ['draft', 'unsigned', 'ended'] as const) {
      expect((await addNew({}, place)).status).toBe(406);
    }
    const stranger = await sandbox.freshCustomer();
    expect((await addNew({}, 'active', { token: stranger.token })).status).toBe(404);
    expect((await addNew({}, 'active', { token: customer.readOnlyToken })).status).toBe(403);
    expect(await addresses()).toHaveLength(1);
    const settings = { features: { addressChange: { enabled: false } } };
    customer = await sandbox.freshCustomer({ settings });
    expect((await addNew()).body.message).toBe('feature_disabled');
  });
});

describe('e-mail and telephone on the spot', () => {
  const put = (field: 'email' | 'phone', body: unknown) =>
    sandbox.api(`/v1/contracts/${contractOf(customer, 'active')}/notification/${field}/`, {
      method: 'PUT',
      token: customer.token,
      body,
    });

  it('change for this contract, the others keep theirs', async () => {
    const other = (await contract('indebted')).notification_address;
    const first = await put('email', { email: 'nueva@example.com' });
    expect(first.body.data.result.email).toBe('nueva@example.com');
    const second = await put('phone', { phone: '0034 600-000-077' });
    expect(second.body.data.result).toMatchObject({
      id: first.body.data.result.id,
      email: 'nueva@example.com',
      mobile: '+34600000077',
    });
    expect((await contract('active')).notification_address).toEqual(second.body.data.result);
    expect((await contract('indebted')).notification_address).toEqual(other);
    expect(await addresses()).toHaveLength(2);
  });

  it.each([
    ['email', { email: 'ana@localhost' }, { email: ['invalid'] }],
    ['email', {}, { email: ['required'] }],
    ['phone', { phone: 'nine one one' }, { phone: ['invalid'] }],
    ['phone', { phone: '600000077' }, { phone: ['invalid'] }],
    ['phone', { phone: '+34 600 000 077 600 000 077' }, { phone: ['too_long'] }],
  ] as const)('are refused by field: %s %j', async (field, body, errors) => {
    const answer = await put(field, body);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    expect(await addresses()).toHaveLength(1);
  });
});
