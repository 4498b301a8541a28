import { beforeEach, describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { batteryClient } from './battery-client.ts';

const sandbox = testSandbox();
const { change, batteries, shares, solar } = batteryClient(sandbox);
let customer: FreshCustomer;
let ofHouse: number;
let ofWorkshop: number;

beforeEach(async () => {
  customer = await solar();
  const [house, workshop] = await batteries(customer, 'workshop');
  [ofHouse, ofWorkshop] = [house.bateria.id, workshop.bateria.id];
});

describe('a contract', () => {
  it('shows its batteries with shares computed from weights, and what was left behind', async () => {
    const [house] = await batteries(customer, 'house');
    expect(house).toMatchObject({ pes: 3, pes_percentatge: 50, es_origen: true, sending: false });
    const [current, left] = await batteries(customer, 'flat');
    expect(current).toMatchObject({ pes_percentatge: 33, gestio_descomptes: 'acumular' });
    expect(current.total_descompte).toBeGreaterThan(0);
    expect(left).toMatchObject({ pes_percentatge: 0, total_descompte: 0 });
    expect(left.data_final < new Date().toISOString()).toBe(true);
    expect(await shares(customer, ofHouse)).toEqual([50, 33, 17]);
    expect(await shares(customer, ofWorkshop)).toEqual([100]);
  });

  it('of gas or of a household without panels has none', async () => {
    const household = await sandbox.freshCustomer();
    for (const { name } of household.contracts) {
      const { body } = await sandbox.api(`/v2/contracts/${name}`, { token: household.token });
      expect(body.data.bateria_virtual).toEqual([]);
    }
  });
});

describe('the share of a contract', () => {
  it.each(['PUT', 'PATCH'])(
    'changes by %s, the others share the rest as before',
    async (method) => {
      const { status, body } = await change(
        'share',
        customer,
        'house',
        ofHouse,
        { pes_percentatge: 10 },
        method,
      );
      expect(status).toBe(200);
      expect(body.data.bateria_virtual[0].pes_percentatge).toBe(10);
      expect(await shares(customer, ofHouse)).toEqual([10, 60, 30]);
    },
  );

  it('may be all, and afterwards the others begin evenly', async () => {
    await change('share', customer, 'flat', ofHouse, { pes_percentatge: 100 });
    expect(await shares(customer, ofHouse)).toEqual([0, 100, 0]);
    await change('share', customer, 'flat', ofHouse, { pes_percentatge: 40 });
    expect(await shares(customer, ofHouse)).toEqual([30, 40, 30]);
  });

  it.each([
    [{}, { pes_percentatge: ['required'] }],
    [{ pes_percentatge: 101 }, { pes_percentatge: ['too_high'] }],
    [{ pes_percentatge: -1 }, { pes_percentatge: ['too_low'] }],
    [{ pes_percentatge: 12.5 }, { pes_percentatge: ['invalid'] }],
  ])('is refused by field: %j', async (body, errors) => {
    const answer = await change('share', customer, 'house', ofHouse, body);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    expect(await shares(customer, ofHouse)).toEqual([50, 33, 17]);
  });

  it('is refused when no other contract can take the rest, and when it has ended', async () => {
    const only = await change('share', customer, 'workshop', ofWorkshop, { pes_percentatge: 40 });
    expect([only.status, only.body.message]).toEqual([406, 'only_receiver']);
    const ended = await change('share', customer, 'flat', ofWorkshop, { pes_percentatge: 40 });
    expect([ended.status, ended.body.message]).toEqual([406, 'battery_ended']);
    const never = await change('share', customer, 'house', ofWorkshop, { pes_percentatge: 40 });
    expect(never.status).toBe(404);
  });

  it('waits for the signature where the contract requires one', async () => {
    const { body } = await change('share', customer, 'workshop', ofHouse, { pes_percentatge: 50 });
    expect(body.data.bateria_virtual[0]).toMatchObject({ pes_percentatge: 17, sending: true });
    expect(body.data.bateria_virtual[1].sending).toBe(false);
    const name = customer.contracts[2]?.name;
    await sandbox.control(`/customers/${customer.id}/contracts/${name}/sign`, { method: 'POST' });
    expect((await batteries(customer, 'workshop'))[0]).toMatchObject({ sending: false });
    expect(await shares(customer, ofHouse)).toEqual([30, 20, 50]);
  });
});

describe('moving a share', () => {
  const to = (bateria_desti: number, pes_percentatge = 25) => ({ bateria_desti, pes_percentatge });

  it.each(['PUT', 'PATCH'])('by %s takes the discount along and closes the gap', async (method) => {
    const [before] = await batteries(customer, 'flat');
    const { status, body } = await change(
      'move',
      customer,
      'flat',
      ofHouse,
      to(ofWorkshop),
      method,
    );
    expect(status).toBe(200);
    const [left, now] = body.data.bateria_virtual;
    expect(left).toMatchObject({ total_descompte: 0, pes_percentatge: 0 });
    expect(left.data_final).toBe(new Date().toISOString().slice(0, 10));
    expect(now).toMatchObject({
      pes_percentatge: 25,
      total_descompte: before.total_descompte,
      gestio_descomptes: 'acumular',
      data_final: null,
    });
    expect(await shares(customer, ofHouse)).toEqual([75, 25]);
    expect(await shares(customer, ofWorkshop)).toEqual([75, 25]);
  });

  it('there and back again leaves one share in each', async () => {
    await change('move', customer, 'flat', ofHouse, to(ofWorkshop));
    const { body } = await change('move', customer, 'flat', ofWorkshop, to(ofHouse, 60));
    expect(body.data.bateria_virtual).toHaveLength(2);
    expect(await shares(customer, ofHouse)).toEqual([30, 10, 60]);
    expect(await shares(customer, ofWorkshop)).toEqual([100]);
  });

  it('is refused for the battery that one’s own panels fill', async () => {
    const answer = await change('move', customer, 'house', ofHouse, to(ofWorkshop));
    expect([answer.status, answer.body.message]).toEqual([406, 'battery_is_origin']);
  });

  it('is refused to the same battery, to a stranger’s and to none', async () => {
    const strangers = (await batteries(await solar(), 'house'))[0].bateria.id;
    const move = async (body: unknown) =>
      (await change('move', customer, 'flat', ofHouse, body)).body.errors;
    expect(await move(to(ofHouse))).toEqual({ bateria_desti: ['same'] });
    expect(await move(to(strangers))).toEqual({ bateria_desti: ['unknown'] });
    expect(await move({})).toEqual({ bateria_desti: ['required'], pes_percentatge: ['required'] });
  });
});

describe('what happens to the discount', () => {
  it('is one of the types, named in the requested language', async () => {
    const types = await sandbox.api('/v1/contract/bateria/types?lang=ca_ES', {
      token: customer.token,
    });
    expect(types.body.data.result).toEqual([
      { name: 'aplicar', description: 'Aplicar a la propera factura' },
      { name: 'acumular', description: 'Acumular per a més endavant' },
    ]);
  });

  it.each(['PUT', 'PATCH'])('changes by %s', async (method) => {
    const { body } = await change(
      'management',
      customer,
      'flat',
      ofHouse,
      { valor_descomptes: 'aplicar' },
      method,
    );
    expect(body.data.bateria_virtual[0].gestio_descomptes).toBe('aplicar');
    const wrong = await change('management', customer, 'flat', ofHouse, { valor_descomptes: 'x' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { valor_descomptes: ['invalid'] }]);
    const ended = await change('management', customer, 'flat', ofWorkshop, {
      valor_descomptes: 'aplicar',
    });
    expect(ended.body.message).toBe('battery_ended');
  });
});

describe('strangers', () => {
  it('see and change nothing of a battery', async () => {
    const stranger = await solar();
    const name = customer.contracts[0]?.name;
    const as = { token: stranger.token };
    const body = { pes_percentatge: 1, bateria_desti: ofWorkshop, valor_descomptes: 'acumular' };
    for (const path of [
      `/v2/contract/${name}/change_bateria_pes_percentatge/${ofHouse}`,
      `/v2/contract/${name}/bateria_virtual_move_virtual_battery/${ofHouse}`,
      `/v2/contract/${name}/bateria/${ofHouse}`,
    ]) {
      expect((await sandbox.api(path, { ...as, method: 'PUT', body })).status).toBe(404);
    }
    const own = await change('share', stranger, 'house', ofHouse, { pes_percentatge: 1 });
    expect(own.status).toBe(404);
    const percentages = `/v1/contract/bateria_virtual_percentages/${ofHouse}`;
    expect((await sandbox.api(percentages, as)).status).toBe(404);
    expect(await shares(customer, ofHouse)).toEqual([50, 33, 17]);
  });

  it('with a token that only looks, or with batteries switched off, change nothing', async () => {
    const off = await solar({ features: { virtualBattery: { enabled: false } } });
    const battery = (await batteries(off, 'house'))[0].bateria.id;
    const refused = await change('share', off, 'house', battery, { pes_percentatge: 1 });
    expect([refused.status, refused.body.message]).toEqual([403, 'feature_disabled']);
    const looking = { ...customer, token: customer.readOnlyToken };
    const answer = await change('share', looking, 'house', ofHouse, { pes_percentatge: 1 });
    expect([answer.status, answer.body.message]).toEqual([403, 'read_only']);
    expect(await shares(customer, ofHouse)).toEqual([50, 33, 17]);
  });
});
