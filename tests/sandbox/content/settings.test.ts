import { afterEach, describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
const serve = (name: 'public' | 'private', settings: unknown) =>
  sandbox.control(`/settings/${name}`, { method: 'PUT', body: settings });

afterEach(async () => {
  await serve('public', {});
  await serve('private', {});
});

type Sent = [path: (customer: FreshCustomer) => string, body?: unknown, method?: string];
const ofContract = (rest: string) => (customer: FreshCustomer) =>
  `/v1/contracts/${contractOf(customer, 'active')}${rest}`;
const numberOf = (customer: FreshCustomer) =>
  customer.contracts.find(({ name }) => name === contractOf(customer, 'active'))?.id;

const writes: Record<string, Sent> = {
  contactChange: [ofContract('/notification/email/'), { email: 'b@lluerna.example' }, 'PUT'],
  tariffOptions: [
    (customer) => `/v1/contract/${numberOf(customer)}/happy-day/`,
    { value: 1 },
    'PUT',
  ],
  contractDocuments: [ofContract('/pdf/')],
  reportDownload: [
    (customer) =>
      `/v1/contracts/${numberOf(customer)}/cch/download/hourly/?start=2026-01-01&end=2026-01-02`,
  ],
  passwordChange: [
    () => '/v1/user/password',
    { current: 'Portal-demo-1', password: 'Another-1-of-them' },
    'PUT',
  ],
};

describe('features', () => {
  it.each(Object.entries(writes))('%s is refused while it is off', async (feature, sent) => {
    const [path, body, method] = sent;
    const off = { features: { [feature]: { enabled: false } } };
    const write = async (settings: unknown) => {
      const customer = await sandbox.freshCustomer({ settings });
      const { token } = customer;
      return sandbox.api(path(customer), {
        token,
        ...(body === undefined ? {} : { body }),
        ...(method === undefined ? {} : { method }),
      });
    };
    const refused = await write(off);
    expect([refused.status, refused.body.message]).toEqual([403, 'feature_disabled']);
    expect((await write({})).body?.message).not.toBe('feature_disabled');
  });
});

describe('settings that are served', () => {
  const passwordOf = async (settings: unknown) => {
    const { token } = await sandbox.freshCustomer({ settings });
    const body = { current: 'Portal-demo-1', password: 'letters' };
    const { body: answer } = await sandbox.api('/v1/user/password', { token, body, method: 'PUT' });
    return answer.errors?.password;
  };

  it('leave what they do not name, and what they name wrongly, as it is', async () => {
    const usual = ['upper_case_missing', 'digit_missing', 'symbol_missing'];
    expect(await passwordOf({})).toEqual(usual);
    expect(await passwordOf({ passwordPolicy: { minLength: 'ten', digit: 0 } })).toEqual(usual);
    const other = { minLength: 10, symbol: false };
    expect(await passwordOf({ passwordPolicy: other })).toEqual([
      'too_short',
      'upper_case_missing',
      'digit_missing',
    ]);
  });

  it('to all count for all, those to one customer above them', async () => {
    await serve('public', { passwordPolicy: { uppercase: false, minLength: 40 } });
    await serve('private', { passwordPolicy: { digit: false } });
    expect(await passwordOf({ passwordPolicy: { minLength: 7 } })).toEqual(['symbol_missing']);
  });
});
