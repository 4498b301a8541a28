import { expect, it } from 'vitest';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox({ limits: { attemptsOfAddress: 4 } });
const find = (body: object) => sandbox.api('/v1/support/distributor/', { body });

it('L22: visitors learn the distributor of a CUPS, nothing else of it, and not of many', async () => {
  const own = await sandbox.freshCustomer();
  const { items } = (await sandbox.api('/v2/contracts', { token: own.token })).body.data;
  const cups = items[0].cups.name;
  const known = await find({ cups, supply: 'electricity' });
  expect(known.body.data.result).toEqual({
    name: 'Distribuidora Eléctrica del Valle',
    phone: '900 000 111',
  });
  // A supply without a contract has the same answer.
  const other = await find({ cups: someCups(), supply: 'electricity' });
  expect(other.body).toEqual(known.body);
  expect((await find({ cups: 'ES0021000000000001XX', supply: 'gas' })).body.errors).toEqual({
    cups: ['invalid'],
  });
  const tries = await Promise.all(
    Array.from({ length: 6 }, () => find({ cups, supply: 'electricity' })),
  );
  expect(tries.map(({ status }) => status)).toContain(429);
});
