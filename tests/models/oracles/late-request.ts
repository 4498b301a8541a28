import { expect } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import { describedOperations } from '#tests/support/description/described-operations.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import type { RetailerTools } from './oracle.ts';

/** The retailer acts late on a request whose answer was lost, after a gateway's timeout. */
export async function actLate(
  { request, sandbox }: Pick<RetailerTools, 'request' | 'sandbox'>,
  { token }: FreshCustomer,
  lost: SentRequest,
): Promise<void> {
  const described = describedOperations.find(({ operationId }) => operationId === lost.operationId);
  await sandbox.clearInjectedFaults();
  const answer = await request.fetch(`/api${lost.url}`, {
    method: described?.method ?? 'POST',
    ...(lost.body === undefined || lost.body === null ? {} : { data: lost.body }),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(lost.idempotencyKey ? { 'Idempotency-Key': lost.idempotencyKey } : {}),
      'X-Sandbox-Scope': 'late',
    },
  });
  expect(answer.ok()).toBe(true);
}
