import { beforeEach, describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
let customer: FreshCustomer;
beforeEach(async () => {
  customer = await sandbox.freshCustomer();
});

const sessions = async (token = customer.token) =>
  (await sandbox.api('/v1/user/sessions/', { token })).body.data.result;
const signInWith = async (userAgent: string): Promise<string> => {
  const body = { user: customer.user, password: customer.password };
  const headers = { 'user-agent': userAgent };
  return (await sandbox.api('/v1/get_token', { body, headers })).body.data.result.token;
};
const endOthers = (token = customer.token) =>
  sandbox.api('/v1/user/sessions/end', { method: 'POST', token });

describe('the sessions of a customer', () => {
  it('contain their start and browser, and which of them sends the request', async () => {
    const token = await signInWith('Firefox of a tablet');
    const [latest, first, ...more] = await sessions(token);
    expect(more).toEqual([]);
    expect(latest).toMatchObject({ user_agent: 'Firefox of a tablet', current: true });
    expect(first).toMatchObject({ current: false });
    expect(first.created_at <= latest.created_at).toBe(true);
  });

  it('are the active ones: no ended one, and none whose last token has expired', async () => {
    const token = await signInWith('Firefox');
    await sandbox.api('/v1/logout', { method: 'POST', token });
    const path = `/customers/${customer.id}/tokens`;
    await sandbox.control(path, { body: { lifetimeSeconds: -1 } });
    expect(await sessions()).toHaveLength(1);
  });

  it('leave out the retailer’s own people, who may look at them', async () => {
    const [only, ...more] = await sessions(customer.readOnlyToken);
    expect([only.current, more]).toEqual([false, []]);
  });

  it('are the customer’s own, and require a session', async () => {
    await sandbox.freshCustomer();
    expect(await sessions()).toHaveLength(1);
    expect((await sandbox.api('/v1/user/sessions/')).status).toBe(401);
  });
});

describe('signing out everywhere else', () => {
  it('ends the others, keeps its own and is harmless to repeat', async () => {
    const other = await signInWith('Firefox');
    const stranger = await sandbox.freshCustomer();
    for (const _ of [1, 2]) {
      const { status, body } = await endOthers();
      expect([status, body.data.result.length]).toEqual([200, 1]);
    }
    expect(await sessions()).toMatchObject([{ current: true }]);
    const refused = await sandbox.api('/v2/users/', { token: other });
    expect([refused.status, refused.body.message]).toEqual([401, 'token_invalid']);
    expect((await sandbox.api('/v2/users/', { token: stranger.token })).status).toBe(200);
  });

  it('is not for a token that only looks', async () => {
    const refused = await endOthers(customer.readOnlyToken);
    expect([refused.status, refused.body.message]).toEqual([403, 'read_only']);
    expect(await sessions()).toHaveLength(1);
  });
});
