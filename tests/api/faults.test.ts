import { afterEach, describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from './sandbox-client.ts';

const sandbox = testSandbox();
const fault = (body: unknown) => sandbox.control('/faults', { body });
const settings = (headers: Record<string, string> = {}) =>
  sandbox.api('/v2/ov_customize/ov_settings', { headers });

afterEach(() => sandbox.control('/faults', { method: 'DELETE' }));

describe('faults on demand', () => {
  it('answer with a status as often as asked', async () => {
    await fault({ operationId: 'getPublicSettings', kind: 'status', status: 503, times: 2 });
    const statuses = [await settings(), await settings(), await settings()].map((a) => a.status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('answer with any text', async () => {
    const text = '<html>maintenance</html>';
    await fault({
      operationId: 'getPublicSettings',
      kind: 'body',
      body: text,
      contentType: 'text/html',
    });
    const answer = await settings();
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers.get('content-type')).toBe('text/html');
  });

  it('strike one scope, by header or cookie, and nobody beside', async () => {
    const truncated = { operationId: 'getPublicSettings', kind: 'body', body: '{"status":' };
    await fault({ ...truncated, scope: 'mine' });
    expect((await settings({ 'x-sandbox-scope': 'mine' })).text).toBe('{"status":');
    expect((await settings({ cookie: 'a=b; sandbox_scope=mine' })).text).toBe('{"status":');
    expect((await settings({ 'x-sandbox-scope': 'other' })).status).toBe(200);
    expect((await settings()).body.status).toBe('OK');
    await fault({ ...truncated, scope: 'other' });
    await sandbox.control('/faults?scope=mine', { method: 'DELETE' });
    expect((await settings({ 'x-sandbox-scope': 'mine' })).body.status).toBe('OK');
    expect((await settings({ 'x-sandbox-scope': 'other' })).text).toBe('{"status":');
  });

  it('strike one customer', async () => {
    const [struck, spared] = [await sandbox.freshCustomer(), await sandbox.freshCustomer()];
    await fault({ operationId: 'listContracts', kind: 'status', status: 500, customer: struck.id });
    expect((await sandbox.api('/v2/contracts', { token: struck.token })).status).toBe(500);
    expect((await sandbox.api('/v2/contracts', { token: spared.token })).status).toBe(200);
  });

  it('answer late', async () => {
    await fault({ operationId: '*', kind: 'delay', milliseconds: 300, times: 1 });
    const before = performance.now();
    expect((await settings()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(295);
  });

  it.each([
    ['drop-before', false],
    ['drop-after', true],
  ])('cut the connection: %s', async (kind, acted) => {
    const customer = await sandbox.freshCustomer();
    const name = contractOf(customer, 'active');
    await fault({ operationId: 'changeContractIban', kind, times: 1, customer: customer.id });
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

describe('the switches', () => {
  it('put everything back', async () => {
    const token = await sandbox.signIn('00000000T');
    await fault({ operationId: '*', kind: 'status', status: 500 });
    expect((await sandbox.control('/reset', { method: 'POST' })).status).toBe(200);
    expect((await sandbox.api('/v2/users/', { token })).status).toBe(401);
    const again = await sandbox.signIn('00000000T');
    expect((await sandbox.api('/v2/contracts', { token: again })).body.data.n_items).toBe(6);
  });
});
