import { describe, expect, it } from 'vitest';
import { testSandbox } from './sandbox-client.ts';

const sandbox = testSandbox();

describe('what the retailer serves about the portal', () => {
  it('serves public settings to anybody', async () => {
    const { status, body } = await sandbox.api('/v2/ov_customize/ov_settings?lang=ca_ES');
    expect([status, body]).toEqual([200, { status: 'OK', data: {} }]);
  });

  it('serves private settings to customers only, each with their own', async () => {
    const settings = { features: { ibanChange: { attachments: true } } };
    const { token } = await sandbox.freshCustomer({ settings });
    const path = '/v2/ov_customize/ov_private_settings';
    expect((await sandbox.api(path)).status).toBe(401);
    expect((await sandbox.api(path, { token })).body.data).toEqual(settings);
    const household = await sandbox.signIn('00000000T');
    expect((await sandbox.api(path, { token: household })).body.data).toEqual({});
  });

  it('serves the two flags that are always there, and a customer’s own', async () => {
    const open = await sandbox.api('/v1/feature_flags/');
    expect(open.body.data.result.feature_flags).toEqual({
      'coupons.coupon': false,
      'crm.case': true,
    });
    const { token } = await sandbox.freshCustomer({ flags: { 'crm.case': false } });
    const own = await sandbox.api('/v1/feature_flags/', { token });
    expect(own.body.data.result.feature_flags['crm.case']).toBe(false);
  });

  it('gives flags to somebody with an expired token as to a visitor', async () => {
    const { token, user } = await sandbox.freshCustomer({ flags: { 'crm.case': false } });
    await sandbox.control('/tokens/expire', { body: { user } });
    const { status, body } = await sandbox.api('/v1/feature_flags/', { token });
    expect([status, body.data.result.feature_flags['crm.case']]).toEqual([200, true]);
  });

  it('gives the blocks of a group in the language asked for', async () => {
    const path = '/v1/ov_customize/html_dinamic_elements/?group_name=Login';
    const spanish = (await sandbox.api(`${path}&lang=es_ES`)).body.data.result;
    const catalan = (await sandbox.api(`${path}&lang=ca_ES`)).body.data.result;
    expect(spanish).toHaveLength(1);
    expect(spanish[0].html_block).toContain('demostración');
    expect(catalan[0].html_block).toContain('demostració:');
    const none = await sandbox.api(path.replace('Login', 'Nowhere'));
    expect(none.body.data.result).toEqual([]);
  });

  it.each([
    ['/v1/ov_customize/html_dinamic_elements/', { group_name: ['required'] }],
    ['/v2/ov_customize/ov_settings?lang=klingon', { lang: ['invalid'] }],
    ['/v2/ov_customize/ov_settings?foo=1', { foo: ['unknown'] }],
  ])('refuses %s', async (path, errors) => {
    const { status, body } = await sandbox.api(path);
    expect([status, body.errors]).toEqual([400, errors]);
  });

  it('knows no other address and no other method', async () => {
    expect((await sandbox.api('/v2/nothing')).status).toBe(404);
    const other = await sandbox.api('/v2/contracts', { method: 'DELETE' });
    expect([other.status, other.body.message]).toEqual([405, 'method_not_allowed']);
  });
});
