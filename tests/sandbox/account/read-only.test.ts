import { describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();

describe('a token that only looks', () => {
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
