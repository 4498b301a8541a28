import { afterEach, describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();
const injectedFault = (body: unknown) => sandbox.control('/faults', { body });
const settings = (headers: Record<string, string> = {}) =>
  sandbox.api('/v2/ov_customize/ov_settings', { headers });

afterEach(() => sandbox.control('/faults', { method: 'DELETE' }));

describe('faults on demand', () => {
  it('respond with a status as often as specified', async () => {
    await injectedFault({
      operationId: 'getPublicSettings',
      kind: 'status',
      status: 503,
      times: 2,
    });
    const statuses = [await settings(), await settings(), await settings()].map((a) => a.status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('require a pause', async () => {
    const pause = { kind: 'status', status: 429, retryAfter: 7, times: 1 };
    await injectedFault({ operationId: 'getPublicSettings', ...pause });
    const answer = await settings();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('answer with any text', async () => {
    const text = '<html>maintenance</html>';
    await injectedFault({
      operationId: 'getPublicSettings',
      kind: 'body',
      body: text,
      contentType: 'text/html',
    });
    const answer = await settings();
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers.get('content-type')).toBe('text/html');
  });

  it.each([
    [{}, ['operationId', 'kind']],
    [{ operationId: 'getNothing', kind: 'status' }, ['operationId']],
    [{ operationId: 'toString', kind: 'status' }, ['operationId']],
    [{ operationId: '*', kind: 'explode' }, ['kind']],
    [{ operationId: '*', kind: 'status', status: 42 }, ['status']],
    [{ operationId: '*', kind: 'status', status: '500' }, ['status']],
    [{ operationId: '*', kind: 'delay', milliseconds: -1 }, ['milliseconds']],
    [{ operationId: '*', kind: 'body', times: 0 }, ['times']],
    [{ operationId: '*', kind: 'body', customer: 'all', scope: 1 }, ['customer', 'scope']],
    [{ operationId: '*', kind: 'body', statuss: 500 }, ['statuss']],
  ])('are refused when they mean nothing: %j', async (fault, fields) => {
    const answer = await injectedFault(fault);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    expect((await settings()).status).toBe(200);
  });

  it('affect one scope, by header or cookie, and no other', async () => {
    const truncated = { operationId: 'getPublicSettings', kind: 'body', body: '{"status":' };
    await injectedFault({ ...truncated, scope: 'mine' });
    expect((await settings({ 'x-sandbox-scope': 'mine' })).text).toBe('{"status":');
    expect((await settings({ cookie: 'a=b; sandbox_scope=mine' })).text).toBe('{"status":');
    expect((await settings({ 'x-sandbox-scope': 'other' })).status).toBe(200);
    expect((await settings()).body.status).toBe('OK');
    await injectedFault({ ...truncated, scope: 'other' });
    await sandbox.control('/faults?scope=mine', { method: 'DELETE' });
    expect((await settings({ 'x-sandbox-scope': 'mine' })).body.status).toBe('OK');
    expect((await settings({ 'x-sandbox-scope': 'other' })).text).toBe('{"status":');
  });

  it('affect one customer', async () => {
    const [struck, spared] = [await sandbox.freshCustomer(), await sandbox.freshCustomer()];
    await injectedFault({
      operationId: 'listContracts',
      kind: 'status',
      status: 500,
      customer: struck.id,
    });
    expect((await sandbox.api('/v2/contracts', { token: struck.token })).status).toBe(500);
    expect((await sandbox.api('/v2/contracts', { token: spared.token })).status).toBe(200);
  });

  it('respond late, after a later request', async () => {
    const late = { operationId: 'getPublicSettings', kind: 'delay', times: 1 };
    await injectedFault({ ...late, milliseconds: 1 });
    expect((await settings()).status).toBe(200);
    await injectedFault({ ...late, milliseconds: 600_000 });
    const first = await Promise.race([
      settings().then(
        () => 'the late answer',
        () => 'no answer',
      ),
      sandbox.api('/v1/feature_flags/').then(() => 'another answer'),
    ]);
    expect(first).toBe('another answer');
  });

  it.each([
    ['drop-before', false],
    ['drop-after', true],
  ])('cut the connection: %s', async (kind, acted) => {
    const customer = await sandbox.freshCustomer();
    const name = contractOf(customer, 'active');
    await injectedFault({
      operationId: 'changeContractIban',
      kind,
      times: 1,
      customer: customer.id,
    });
    const sending = sandbox.api(`/v1/contracts/${name}/iban/`, {
      token: customer.token,
      body: {
        already_registered: false,
        iban: 'ES9121000418450200051332',
        owner_is_bank_owner: true,
      },
    });
    await expect(sending).rejects.toThrow();
    const { iban } = (await sandbox.control(`/customers/${customer.id}/contracts/${name}`)).body;
    expect(iban === 'ES91 2100 0418 4502 0005 1332').toBe(acted);
  });
});

describe('the record of a browser', () => {
  it('contains its requests, their customer, and whether the retailer acted', async () => {
    const customer = await sandbox.freshCustomer();
    const headers = { 'x-sandbox-scope': 'recorded', 'idempotency-key': 'a key' };
    const changed = {
      token: customer.token,
      headers,
      body: { already_registered: false, iban: 'ES9121000418450200051332' },
    };
    const path = `/v1/contracts/${contractOf(customer, 'active')}/iban/`;
    await sandbox.api(path, changed);
    await injectedFault({ operationId: '*', kind: 'drop-before', scope: 'recorded' });
    await expect(sandbox.api(path, changed)).rejects.toThrow();
    await sandbox.api('/v2/contracts', { token: customer.token });

    const request = {
      operationId: 'changeContractIban',
      url: path,
      customer: customer.id,
      idempotencyKey: 'a key',
      body: changed.body,
    };
    const { body } = await sandbox.control('/requests?scope=recorded');
    expect(body).toEqual([
      { ...request, handled: true, answer: expect.objectContaining({ message: 'invalid_fields' }) },
      { ...request, handled: false, answer: null },
    ]);
  });
});

describe('the switches', () => {
  it('list which sessions of a customer have ended', async () => {
    const { id, token } = await sandbox.freshCustomer();
    await sandbox.api('/v1/logout', { method: 'POST', token });
    const { body } = await sandbox.control(`/customers/${id}/sessions`);
    expect(body.map(({ ended_at }: { ended_at: unknown }) => ended_at !== null).sort()).toEqual([
      false,
      true,
    ]);
  });

  it('put everything back', async () => {
    const token = await sandbox.signIn('00000000T');
    await injectedFault({ operationId: '*', kind: 'status', status: 500 });
    expect((await sandbox.control('/reset', { method: 'POST' })).status).toBe(200);
    expect((await sandbox.api('/v2/users/', { token })).status).toBe(401);
    const again = await sandbox.signIn('00000000T');
    expect((await sandbox.api('/v2/contracts', { token: again })).body.data.n_items).toBe(6);
  });
});
