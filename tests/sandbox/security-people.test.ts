import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describedOperations } from '#tests/support/described-operations.ts';
import { exampleBody, exampleRequest } from '#tests/support/example-request.ts';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';
import { type Answer, testSandbox } from './sandbox-client.ts';

const sandbox = testSandbox();
let customer: FreshCustomer;

beforeAll(async () => {
  customer = await sandbox.freshCustomer();
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

/** What may tell a stranger whether somebody is a customer, with the body that asks about a person. */
const questions: [path: string, bodyOf: (person: Person) => unknown][] = [
  ['/v1/get_token', ({ user }) => ({ user, password: 'not-the-password' })],
  ['/v1/user/reset/', ({ email, user }) => ({ email, nif: user })],
  ['/v1/user/reset/', ({ email }) => ({ email, nif: STRANGER.user })],
  ['/v1/recover', ({ email }) => ({ email })],
  ['/v1/signup/confirm', signUpOf],
];

describe.each(questions)('%s', (path, bodyOf) => {
  it('answers alike for people it knows and does not know', async () => {
    const [a, b] = [
      await sandbox.api(path, { body: bodyOf(known()) }),
      await sandbox.api(path, { body: bodyOf(STRANGER) }),
    ];
    expect([a.status, a.text]).toEqual([b.status, b.text]);
    expect(a.status).toBeLessThan(500);
  });
});

const MOST_TRIES = 30;
const limited = describedOperations.filter(
  ({ path, answers }) =>
    '429' in answers && /^\/v\d\/(get_token|user|recover|signup|crm)/.test(path),
);
const GUESSES: Record<string, unknown> = {
  getToken: { user: STRANGER.user, password: 'guess' },
  signInWithClient: { client_id: 'oficina-virtual-demo', secret: 'guess' },
};

describe('too many guesses', () => {
  it('are looked for wherever something can be guessed', () => {
    expect(limited.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining([
        ...['getToken', 'registerUser', 'recoverPassword', 'resetPassword', 'confirmSignUp'],
        ...['activateUser', 'signInWithClient', 'signInWithOpenId', 'changePassword'],
      ]),
    );
  });

  it.each(limited)(
    'are refused by $operationId, which says how long to wait',
    async (operation) => {
      const body = GUESSES[operation.operationId] ?? exampleBody(operation);
      const request = exampleRequest(operation, {}, body);
      let answer: Answer | undefined;
      for (let tries = 0; tries < MOST_TRIES && answer?.status !== 429; tries++) {
        answer = await sandbox.api(request.path, { ...request, token: customer.token });
      }
      expect(answer?.status).toBe(429);
      expect(answer?.body).toMatchObject({ status: 'ERROR', message: 'too_many_requests' });
      expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );
});
