import { beforeAll, describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import {
  type DescribedOperation,
  describedOperations,
} from '#tests/support/description/described-operations.ts';
import { exampleRequest } from '#tests/support/description/example-request.ts';
import type { GeneratedRequest } from '#tests/support/description/request-arbitrary.ts';
import { forgedTokens } from '#tests/support/retailer/bad-tokens.ts';
import {
  type CustomerResources,
  knownTo,
  resourcesOf,
} from '#tests/support/retailer/customer-things.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

const sandbox = testSandbox();
let victim: FreshCustomer;
let things: CustomerResources;
let stranger: FreshCustomer;
let strangersThings: CustomerResources;
let badTokens: [how: string, token: string, message: string][];

beforeAll(async () => {
  victim = await sandbox.freshCustomer({ household: 'solar' });
  stranger = await sandbox.freshCustomer({ household: 'solar' });
  things = await resourcesOf(sandbox, victim);
  strangersThings = await resourcesOf(sandbox, stranger);
  const expired = await tokenOf(victim, { lifetimeSeconds: -10 });
  const ended = await tokenOf(victim);
  await sandbox.api('/v1/logout', { method: 'POST', token: ended });
  const forged = Object.entries(await forgedTokens(victim.token));
  badTokens = [
    ['none', '', 'token_missing'],
    ['expired', expired, 'token_expired'],
    ['ended', ended, 'token_invalid'],
    ...forged.map(([how, token]) => [how, token, 'token_invalid'] as [string, string, string]),
  ];
});

const signedIn = describedOperations.filter(({ access }) => access === 'signed in');
const others = describedOperations.filter(({ access }) => access !== 'signed in');
const writes = describedOperations.filter(({ isWrite }) => isWrite);

it('a change of anything shows in the fingerprint of the database', async () => {
  const before = await fingerprint();
  expect(await fingerprint()).toEqual(before);
  await sandbox.freshCustomer();
  expect(await fingerprint()).not.toEqual(before);
});

describe('a token that is not good', () => {
  it.each(signedIn)('is refused by $operationId', async (operation) => {
    const request = exampleRequest(operation, knownTo(operation, things));
    for (const [how, token, message] of badTokens) {
      const answer = await sandbox.api(request.path, { ...request, token });
      expect([how, answer.status, answer.body.message]).toEqual([how, 401, message]);
    }
  });

  it.each(others)('opens no more of $operationId than none does', async (operation) => {
    const request = exampleRequest(operation);
    const [, ...bad] = badTokens;
    for (const [how, token] of [bad[0], bad[2]].filter((each) => each !== undefined)) {
      await sandbox.control('/attempts', { method: 'DELETE' });
      await sandbox.api(request.path, request);
      const visitor = await sandbox.api(request.path, request);
      const answer = await sandbox.api(request.path, { ...request, token });
      expect([visitor.status, 401], how).toContain(answer.status);
    }
  });

  it.each(others.filter(({ access }) => access === 'either'))(
    'is reported as expired by $operationId, which visitors may call too',
    async (operation) => {
      const request = exampleRequest(operation);
      const expired = badTokens.find(([how]) => how === 'expired')?.[1];
      const before = await fingerprint();
      const answer = await sandbox.api(request.path, { ...request, token: expired });
      expect([answer.status, answer.body.message]).toEqual([401, 'token_expired']);
      expect(await fingerprint()).toEqual(before);
    },
  );
});

describe('a token that only looks', () => {
  it.each(writes)('is refused by $operationId, and nothing changes', async (operation) => {
    const request = exampleRequest(operation, knownTo(operation, things));
    const before = await fingerprint();
    const answer = await sandbox.api(request.path, { ...request, token: victim.readOnlyToken });
    expect([answer.status, answer.body.message]).toEqual([403, 'read_only']);
    expect(await fingerprint()).toEqual(before);
  });

  it('is refused by every operation for customers that is not a GET, with few exceptions', () => {
    const exceptions = signedIn.filter(({ method, isWrite }) => method !== 'GET' && !isWrite);
    expect(exceptions.map(({ operationId }) => operationId)).toEqual([
      'logout',
      'getConsumptionChart',
    ]);
  });
});

/** Placeholders that name nothing of anybody's: lists, languages, kinds. */
const NOBODYS = ['type', 'platform', 'ine', 'zipcode', 'cups', 'coupon', 'code', 'pageId'];
const placeholdersOf = ({ parameters }: DescribedOperation) =>
  parameters.filter(({ in: place, name }) => place === 'path' && !NOBODYS.includes(name));
const named = signedIn.filter(
  (operation) =>
    placeholdersOf(operation).length > 0 && operation.operationId !== 'listClaimSubtypes',
);

/** Reads that their owner gets only after having paid, or of a kind that this customer has none of. */
const NEEDS_MORE = [
  'getTransactionSummary',
  'downloadTransactionReceipt',
  'downloadMultipointInvoice',
];

describe('the data of another customer', () => {
  it('are of every kind', () => {
    const none = Object.entries(things).filter(([, ids]) => ids.length === 0);
    expect(none.map(([kind]) => kind)).toEqual([...['gasContractIds', 'jointInvoices']]);
  });

  it.each(named)('are not found by $operationId', async (operation) => {
    const known = knownTo(operation, things);
    for (const { name } of placeholdersOf(operation)) expect(known).toHaveProperty(name);
    const request = exampleRequest(operation, known);
    await isRefused(request, [403, 404]);
    if (operation.method !== 'GET' || NEEDS_MORE.includes(operation.operationId)) return;
    const own = await sandbox.api(request.path, { ...request, token: victim.token });
    expect([200, 400]).toContain(own.status);
  });

  it('cannot be combined with own data in an address', async () => {
    const mixed = signedIn.filter((operation) => placeholdersOf(operation).length > 1);
    expect(mixed.length).toBeGreaterThan(0);
    for (const operation of mixed) {
      const known = { ...knownTo(operation, things), contractName: strangersThings.contractNames };
      await isRefused(exampleRequest(operation, known), [403, 404]);
    }
  });

  it.each(signedIn.filter((operation) => ownedFields(operation).length > 0))(
    'are not accepted in the body of $operationId',
    async (operation) => {
      const foreign = FOREIGN_BODIES[operation.operationId];
      expect(foreign, 'a body with data of another customer').toBeDefined();
      const body = foreign?.(things);
      await isRefused(exampleRequest(operation, knownTo(operation, strangersThings), body), [
        ...[400, 403, 404, 406],
      ]);
    },
  );
});

/** Fields of a body that refer to data of a customer. */
function ownedFields({ body }: DescribedOperation): string[] {
  const fields = (body?.examples ?? []).flatMap((example) => Object.keys(example as object));
  return fields.filter((name) => OWNED.test(name));
}

const OWNED =
  /^(id|bank_id|address_id|polissa_id|item_id|bateria_desti|contract|payment_intent_id)$/;

const account = (has: CustomerResources) => ({
  already_registered: true,
  bank_id: has.bankAccounts[0],
  owner_is_bank_owner: true,
});
const battery = (has: CustomerResources) => ({
  pes_percentatge: 25,
  bateria_desti: has.batteries[0],
});

const FOREIGN_BODIES: Record<string, (has: CustomerResources) => unknown> = {
  changeContractIban: account,
  changeGasContractIban: account,
  changeNotificationAddress: (has) => ({
    address_type: 'existing',
    address_id: has.addresses[0],
  }),
  moveBattery: battery,
  patchMoveBattery: battery,
  createClaim: (has) => ({
    contract: has.contractNames[0],
    ...{ tipus: '02', subtipus: '036', comments: 'x' },
  }),
  createCase: (has) => ({
    polissa_id: has.contractIds[0],
    ...{ polissa_type: 'electricity', categ_id: 20, title: 'x', message: 'x' },
    attachments: [{ name: 'a.pdf', content: 'data:application/pdf;base64,JVBERi0xLjQK' }],
  }),
  pay: (has) => ({
    item_id: has.payables[0],
    ...{ payment_method_id: 'pm_card_visa', platform_name: 'stripe' },
    related_object_type: 'electricity_invoice',
  }),
  saveOmipAlert: (has) => ({
    ...{ id: has.alerts[0] ?? 1, product: 'FTB M Apr-26', type: '<', price: 1 },
  }),
  deleteOmipAlert: (has) => ({ id: has.alerts[0] ?? 1 }),
};

/** The stranger sends it: it is refused, and nothing in the whole database changes. */
async function isRefused(request: GeneratedRequest, by: number[]) {
  const before = await fingerprint();
  const answer = await sandbox.api(request.path, { ...request, token: stranger.token });
  expect(by, `${request.method} ${request.path} ${answer.text.slice(0, 300)}`).toContain(
    answer.status,
  );
  expect(await fingerprint()).toEqual(before);
}

const fingerprint = async () => (await sandbox.control('/fingerprint')).body;

async function tokenOf({ id }: FreshCustomer, options: object = {}): Promise<string> {
  return (await sandbox.control(`/customers/${id}/tokens`, { body: options })).body.token;
}
