import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { describedOperations } from '#tests/support/description/described-operations.ts';
import { exampleRequest } from '#tests/support/description/example-request.ts';
import { likelyRequests, visitorResources } from '#tests/support/description/likely-requests.ts';
import type { Known } from '#tests/support/description/schema-arbitrary.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const MOST_CALLS = 12;
const sandbox = testSandbox({ limits: { calls: MOST_CALLS } });
let customer: FreshCustomer;
let visitors: Known = {};

beforeAll(async () => {
  customer = await sandbox.freshCustomer();
  visitors = await visitorResources(sandbox.api, async () => {
    const body = { email: 'subscriber@example.com', newsletters: [1, 2, 3] };
    return (await sandbox.control('/subscribers', { body })).body.id;
  });
});
beforeEach(async () => {
  await sandbox.control('/attempts', { method: 'DELETE' });
});

interface Person {
  user: string;
  email: string;
  contract: string;
}

const STRANGER: Person = {
  user: '99999999R',
  email: 'nobody@example.com',
  contract: '7777777',
};
const known = (): Person => ({
  user: customer.user,
  email: `${customer.user.toLowerCase()}@example.com`,
  contract: customer.contracts[0]?.name ?? '',
});

const signUpOf = ({ user, email, contract }: Person) => ({
  FormConfirm: {
    ...{ nif: user, contract, email: 'other@example.com', email2: 'other@example.com' },
    ...{ phone: '+34600000099', invoiceNumber: email },
    ...{ accept_conditions: true, accept_gdpr: true },
  },
});

/** Paths that could reveal to a stranger whether a person is a customer, with the body for a person. */
const questions: [path: string, bodyOf: (person: Person) => unknown][] = [
  ['/v1/get_token', ({ user }) => ({ user, password: 'not-the-password' })],
  ['/v1/user/reset/', ({ email, user }) => ({ email, nif: user })],
  ['/v1/user/reset/', ({ email }) => ({ email, nif: STRANGER.user })],
  ['/v1/recover', ({ email }) => ({ email })],
  ['/v1/signup/confirm', signUpOf],
];

describe.each(questions)('%s', (path, bodyOf) => {
  it('has the same response for known and unknown people', async () => {
    const [a, b] = [
      await sandbox.api(path, { body: bodyOf(known()) }),
      await sandbox.api(path, { body: bodyOf(STRANGER) }),
    ];
    expect([a.status, a.text]).toEqual([b.status, b.text]);
    expect(a.status).toBeLessThan(500);
  });
});

const limited = describedOperations.filter(({ answers }) => '429' in answers);
/** Counted by declined cards only; `payment.test.ts` proves it. */
const BY_CARDS = 'pay';
const GUESSES: Record<string, unknown> = {
  getToken: { user: STRANGER.user, password: 'guess' },
  signInWithClient: { client_id: 'oficina-virtual-demo', secret: 'guess' },
};

describe('too many calls', () => {
  it('are looked for wherever something can be guessed, looked up or left', () => {
    expect(limited.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining([
        ...['getToken', 'registerUser', 'recoverPassword', 'resetPassword', 'confirmSignUp'],
        ...['activateUser', 'signInWithClient', 'signInWithOpenId', 'changePassword'],
        ...['validateCoupon', 'getCupsAvailability', 'getGasCupsConfig', 'listProducts'],
        ...['saveLead', 'saveGasLead', 'savePowerLead', 'comparePrices', 'createUnsignedCase'],
      ]),
    );
  });

  it.each(limited.filter(({ operationId }) => operationId !== BY_CARDS))(
    'are refused by $operationId, which says how long to wait',
    async (operation) => {
      const guess = GUESSES[operation.operationId];
      const request = guess
        ? exampleRequest(operation, {}, guess)
        : likelyRequests(operation, visitors)[0];
      const token = operation.access === 'signed in' ? customer.token : undefined;
      let answer: Answer | undefined;
      for (let tries = 0; tries <= MOST_CALLS && answer?.status !== 429; tries++) {
        answer = await sandbox.api(request?.path ?? '', { ...request, token });
      }
      expect(answer?.status, answer?.text).toBe(429);
      expect(answer?.body).toMatchObject({ status: 'ERROR', message: 'too_many_requests' });
      expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  it('are counted for each customer, so that an address may have many', async () => {
    const [request] = likelyRequests(operationOf('saveLead'), {});
    const send = (token?: string) => sandbox.api('/v1/leads', { ...request, token });
    for (let tries = 0; tries <= MOST_CALLS; tries++) await send();
    expect((await send()).status).toBe(429);
    expect((await send(customer.token)).status).toBe(200);
  });
});

function operationOf(operationId: string) {
  const found = limited.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(operationId);
  return found;
}
