import { describe, expect, it } from 'vitest';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import { contractOf, testSandbox } from './sandbox-client.ts';

const sandbox = testSandbox();

interface Described {
  operationId: string;
  security?: unknown[];
  'x-read-only'?: string;
}

/** Every write for customers, whoever adds it, as method and path. */
const writes = Object.entries(retailer.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Record<string, Described>)
    .filter(([method]) => method !== 'get')
    .filter(([, operation]) => operation.security?.length !== 0)
    .filter(([, operation]) => operation['x-read-only'] !== 'allowed')
    .map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
);

describe('a token that only looks', () => {
  it.each(writes)('is refused by $operationId', async ({ method, path }) => {
    const { readOnlyToken } = await sandbox.freshCustomer();
    const concrete = path.replace(/\{[^}]+\}/g, '1');
    const answer = await sandbox.api(concrete, { method, token: readOnlyToken, body: {} });
    expect([answer.status, answer.body.message]).toEqual([403, 'read_only']);
  });

  it('changes nothing of the contract it can see', async () => {
    const customer = await sandbox.freshCustomer();
    const name = contractOf(customer, 'active');
    const path = `/customers/${customer.id}/contracts/${name}`;
    const before = (await sandbox.control(path)).body;
    const token = customer.readOnlyToken;
    expect((await sandbox.api(`/v2/contracts/${name}`, { token })).status).toBe(200);
    await sandbox.api(`/v1/contracts/${name}/iban/`, {
      token,
      body: {
        already_registered: false,
        iban: 'ES9121000418450200051332',
        owner_is_bank_owner: true,
      },
    });
    expect((await sandbox.control(path)).body).toEqual(before);
  });

  it('opens the demo household by the link that is printed at the start', async () => {
    const token = await sandbox.readOnlyLink();
    expect((await sandbox.api('/v2/users/', { token })).body.data.vat).toBe('00000000T');
  });
});
