import { describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

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

  it('returns no flags of a visitor to a customer whose token has expired', async () => {
    const { token, user } = await sandbox.freshCustomer({ flags: { 'crm.case': false } });
    await sandbox.control('/tokens/expire', { body: { user } });
    const { status, body } = await sandbox.api('/v1/feature_flags/', { token });
    expect([status, body.message]).toEqual([401, 'token_expired']);
  });

  it('returns the blocks of a group in the requested language', async () => {
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

describe('what the retailer writes into the portal', () => {
  const routes = async (lang = 'es_ES') =>
    (await sandbox.api(`/v1/ov_customize/html_dinamic_routes?lang=${lang}`)).body.data.result;

  it('has pages with their blocks in order, in the requested language', async () => {
    const [first, second] = await routes('ca_ES');
    expect(first).toMatchObject({ route_path: 'autoconsumo', btn_title: 'Autoconsum' });
    expect(second).toMatchObject({ btn_title: 'Consells d’estalvi', btn_description: null });
    const path = `/v1/ov_customize/html_dinamic_elements/${first.id}?lang=ca_ES`;
    const blocks = (await sandbox.api(path)).body.data.result;
    expect(blocks.map(({ priority }: { priority: number }) => priority)).toEqual([1, 2]);
    expect(blocks[0]).toMatchObject({ page_id: first.id, block_width: 8, block_height: null });
    expect(blocks[0].html_block).toContain('Com funciona');
    expect((await sandbox.api('/v1/ov_customize/html_dinamic_elements/999')).status).toBe(404);
  });

  it('is in Spanish in a language that the retailer does not write', async () => {
    expect(await routes('pt_PT')).toEqual(await routes('es_ES'));
    const categories = async (lang: string) =>
      (await sandbox.api(`/v1/crm/cases/categories/?unsigned=true&lang=${lang}`)).body.data;
    expect(await categories('pt_PT')).toEqual(await categories('es_ES'));
    expect(await categories('ca_ES')).not.toEqual(await categories('es_ES'));
  });

  it('has the same pages after a reset', async () => {
    const before = await routes();
    await sandbox.control('/reset', { method: 'POST' });
    expect(await routes()).toEqual(before);
  });

  it('has banners, some for customers only, and none for other places', async () => {
    const banner = async (code: string, token?: string) =>
      (await sandbox.api(`/v1/banners/${code}?lang=es_ES`, { token })).body.data.result.banner;
    const token = await sandbox.signIn('00000000T');
    expect((await banner('facturas', token)).html).toContain('Pague sus facturas');
    expect(await banner('facturas')).toBeNull();
    expect((await banner('comparador')).code).toBe('comparador');
    expect(await banner('nowhere', token)).toBeNull();
  });
});

describe('coupons', () => {
  const flags = { 'coupons.coupon': true };

  it('are the customer’s own that still work, the last day included', async () => {
    const customer = await sandbox.freshCustomer({ flags });
    const couponsAt = async (now?: string) => {
      await sandbox.control('/clock', { body: now ? { now } : {} });
      const token = await sandbox.signIn(customer.user);
      const answer = await sandbox.api('/v1/user/coupons?lang=ca_ES', { token });
      await sandbox.control('/clock', { body: {} });
      return answer.body.data.result;
    };
    const [forFriends, ending, ...others] = await couponsAt();
    expect(others).toEqual([]);
    expect(forFriends).toMatchObject({ code: 'AMIGOS', title: 'Porti un amic', date_end: null });
    expect(await couponsAt(`${ending.date_end}T20:00:00Z`)).toHaveLength(2);
    const dayAfter = new Date(Date.parse(ending.date_end) + 86_400_000).toISOString();
    expect(await couponsAt(dayAfter)).toEqual([forFriends]);
  });

  it('are closed to visitors and where the flag is off', async () => {
    const { token } = await sandbox.freshCustomer();
    const off = await sandbox.api('/v1/user/coupons', { token });
    expect([off.status, off.body.message]).toEqual([403, 'feature_disabled']);
    expect((await sandbox.api('/v1/user/coupons')).status).toBe(401);
  });
});
