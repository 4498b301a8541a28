import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import {
  type DescribedOperation,
  describedOperations,
} from '#tests/support/description/described-operations.ts';
import { contradictionOfAnswer } from '#tests/support/description/description-check.ts';
import { hostileRequests } from '#tests/support/description/hostile-requests.ts';
import { likelyRequests, visitorResources } from '#tests/support/description/likely-requests.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import {
  type GeneratedRequest,
  spoiledRequests,
  validRequests,
} from '#tests/support/description/request-arbitrary.ts';
import type { Known } from '#tests/support/description/schema-arbitrary.ts';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import {
  type CustomerResources,
  knownTo,
  resourcesOf,
} from '#tests/support/retailer/customer-things.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

/** Requests made from the description, to every operation. `CONFORMANCE_RUNS` multiplies how many. */
const TIMES = Number(process.env.CONFORMANCE_RUNS ?? (exhaustive ? 16 : 1));
/** Requests of one kind to one operation. */
const RUNS = 3 * TIMES;

const sandbox = testSandbox();
const tried: Record<string, number> = {};
const statuses: Record<string, number> = {};
const succeeded = new Set<string>();
let customers: { customer: FreshCustomer; things: CustomerResources }[] = [];
let visitors: Known = {};

beforeAll(async () => {
  customers = [];
  for (const household of ['solar', 'household']) {
    const customer = await sandbox.freshCustomer({ household, flags: { 'coupons.coupon': true } });
    customers.push({ customer, things: await resourcesOf(sandbox, customer) });
  }
  visitors = await visitorResources(sandbox.api, async () => {
    const body = { email: 'subscriber@example.com', newsletters: [1, 2, 3], exported: [] };
    return (await sandbox.control('/subscribers', { body })).body.id;
  });
});

afterAll(() => {
  const never = describedOperations.filter(({ operationId }) => !succeeded.has(operationId));
  console.log(
    `${describedOperations.length} operations, requests: ${JSON.stringify(tried)}, answers: ${JSON.stringify(statuses)}` +
      `\nnever answered 200: ${never.map(({ operationId }) => operationId).join(', ') || 'none'}`,
  );
});

describe.each(describedOperations)('$operationId', (operation) => {
  it('answers what is described to requests that are described', async () => {
    const make: Make = (described, known) =>
      fc.oneof(
        fc.constantFrom(...likelyRequests(described, known)),
        validRequests(described, known),
      );
    await tryOut('valid', operation, make, () => null);
  });

  it('refuses requests that are not', async () => {
    await tryOut('spoiled', operation, spoiledRequests, ({ status }) =>
      status === 400 || status === 404 ? null : `${status} instead of 400`,
    );
  });

  it('never breaks', async () => {
    await tryOut('hostile', operation, hostileRequests, () => null);
  });
});

type Make = typeof validRequests;
type Judge = (answer: Answer) => string | null;

/** Sends requests of one kind to an operation; each answer must be described, none of them 5xx, and pass the judge. */
async function tryOut(kind: string, operation: DescribedOperation, make: Make, judge: Judge) {
  const requests = fc.oneof(
    ...customers.map(({ customer, things }) =>
      make(operation, { ...visitors, ...knownTo(operation, things) }).map((request) => ({
        request,
        customer,
      })),
    ),
  );
  const check = fc.asyncProperty(requests, async ({ request, customer }) => {
    tried[kind] = (tried[kind] ?? 0) + 1;
    const answer = await call(operation, request, customer);
    const context = `${request.how}\n${request.method} ${request.path} ${request.body?.slice(0, 2000) ?? ''}\n${answer.text.slice(0, 500)}`;
    expect(contradictionOf(operation, answer) ?? judge(answer), context).toBeNull();
  });
  await fc.assert(check, { numRuns: RUNS });
}

async function call(
  operation: DescribedOperation,
  request: GeneratedRequest,
  customer: FreshCustomer,
): Promise<Answer> {
  if ('429' in operation.answers) await sandbox.control('/attempts', { method: 'DELETE' });
  const answer = await sandbox.api(request.path, {
    ...request,
    token: operation.access === 'open' ? undefined : customer.token,
  });
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  if (answer.status === 200) succeeded.add(operation.operationId);
  if (ENDS_SESSION.includes(operation.operationId)) await renew(customer);
  return answer;
}

const ENDS_SESSION = ['logout', 'changePassword'];

async function renew(customer: FreshCustomer) {
  const path = `/customers/${customer.id}/tokens`;
  customer.token = (await sandbox.control(path, { body: {} })).body.token;
}

/** A hostile address may miss the operation: then any plain refusal will do. */
function contradictionOf(operation: DescribedOperation, answer: Answer): string | null {
  if (answer.status >= 500 && answer.status !== 502) return `answers ${answer.status}`;
  if ([404, 405].includes(answer.status) && !(answer.status in operation.answers)) {
    return answer.body?.status === 'ERROR' ? null : 'refuses without saying so';
  }
  return contradictionOfAnswer(operation, answer);
}
