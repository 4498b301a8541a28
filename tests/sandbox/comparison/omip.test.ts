import { beforeEach, describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
let customer: FreshCustomer;
beforeEach(async () => {
  customer = await sandbox.freshCustomer();
});

const call = (path: string, body?: unknown, token = customer.token) =>
  sandbox.api(`/v1/omip/${path}/`, { token, ...(body === undefined ? {} : { body }) });
const products = async () => (await call('products')).body.data.result;
const alerts = async () => (await call('alerts')).body.data.result;
const draft = async (change: object = {}) => ({
  ...{ product: (await products())[0].name, type: '<', price: 55 },
  ...change,
});

describe('products of the wholesale market', () => {
  it('are twelve, each with its last price', async () => {
    const list = await products();
    expect(list).toHaveLength(12);
    expect(list[0].name).toMatch(/^FTB M [A-Z][a-z]{2}-\d\d$/);
    expect(list[6].name).toMatch(/^FTB Q[1-4]-\d\d$/);
    expect(list[11].name).toMatch(/^FTB YR-\d\d$/);
    expect(list).toEqual(await products());
    expect(new Date(list[0].date).getUTCDay() % 6).not.toBe(0);
  });
});

describe('price alerts', () => {
  it('are added, changed and deleted', async () => {
    const added = await call('alerts', await draft());
    expect(added.body).toEqual({ status: 'OK', id: expect.any(Number) });
    const { id } = added.body;
    expect(await alerts()).toEqual([{ id, ...(await draft()) }]);
    expect((await call('alerts', await draft({ id, price: 60.25, type: '>' }))).body.id).toBe(id);
    expect(await alerts()).toEqual([{ id, ...(await draft({ price: 60.25, type: '>' })) }]);
    expect((await call('delete/alerts', { id })).body).toEqual({ status: 'OK' });
    expect(await alerts()).toEqual([]);
    expect((await call('delete/alerts', { id })).status).toBe(404);
  });

  it('stay one when they are the same, also at once or by a change', async () => {
    const same = await draft();
    const answers = await Promise.all([1, 2, 3].map(() => call('alerts', same)));
    const [id] = answers.map(({ body }) => body.id);
    expect(answers.map(({ body }) => body.id)).toEqual([id, id, id]);
    const other = (await call('alerts', await draft({ price: 56 }))).body.id;
    expect((await call('alerts', { ...same, id: other })).body.id).toBe(id);
    expect(await alerts()).toHaveLength(1);
  });

  it.each([
    [{ price: -1 }, { price: ['too_low'] }],
    [{ price: '55' }, { price: ['invalid'] }],
    [{ type: '=' }, { type: ['invalid'] }],
    [{ product: 'FTB M Xyz-99' }, { product: ['unknown'] }],
  ])('refuse %j', async (change, errors) => {
    const answer = await call('alerts', await draft(change));
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });

  it('are the customer’s own, and not for a token that only looks', async () => {
    const { id } = (await call('alerts', await draft())).body;
    const stranger = await sandbox.freshCustomer();
    expect((await call('delete/alerts', { id }, stranger.token)).status).toBe(404);
    expect((await call('alerts', await draft({ id }), stranger.token)).status).toBe(404);
    expect((await call('delete/alerts', { id }, customer.readOnlyToken)).status).toBe(403);
    expect(await alerts()).toHaveLength(1);
  });
});
