import { QueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import { submissionCalls } from '#actors/submission-actors.ts';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import { describedOperations } from '#tests/support/description/described-operations.ts';
import { isAllowed } from '#tests/support/description/description-check.ts';
import {
  data,
  type RetailerAnswer,
  type RetailerCall,
  type scriptedRetailer,
} from '#tests/support/retailer/scripted-retailer.ts';
import { submitOf } from './form-submit.ts';

/** A call, and what the retailer answers to it. */
export type Exchange = [request: string, body: unknown, answer: RetailerAnswer];

/** What a mutation sends of these answers, and its outcome. */
export type MutationCase = [
  mutation: string,
  what: string,
  typed: Answers,
  exchanges: Exchange[],
  outcome: SubmissionOutcome,
  subject?: Record<string, unknown>,
];

type Script = ReturnType<typeof scriptedRetailer>;

export const sent = (value?: unknown): SubmissionOutcome =>
  value === undefined ? { kind: 'sent' } : { kind: 'sent', result: value };
export const signing: SubmissionOutcome = { kind: 'signing' };

/** The answer of a change that says whether it waits for a signature. */
export const waits = (isWaiting: boolean, result: unknown = {}): RetailerAnswer =>
  data({ result, waiting_for_signature: isWaiting });

/** The smallest file as the retailer takes it. */
export const uploaded = (name: string) => ({
  name,
  content: 'data:application/pdf;base64,JVBERi0xLjQK',
});

export const answersIn = (exchanges: readonly Exchange[]): RetailerAnswer[] =>
  exchanges.map(([, , answer]) => answer);

/** Sends while the retailer gives these answers, in order; anything further is a fault. */
export async function played<T>(
  script: Script,
  given: readonly RetailerAnswer[],
  send: () => Promise<T>,
): Promise<[outcome: T, calls: RetailerCall[]]> {
  script.calls = [];
  const answers = [...given];
  script.answer = () => answers.shift() ?? { status: 500, body: null };
  return [await send(), script.calls];
}

/** The operation of the description that a call is of. */
function operationOf({ request }: RetailerCall) {
  const [method, address = ''] = request.split(' ');
  const [path = ''] = address.split('?');
  const found = describedOperations.filter(
    (one) =>
      one.method === method &&
      new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return found.find((one) => one.path === path) ?? found[0];
}

/** Proves that the calls are these, in order, and each one that the description has, with a key where it takes one. */
export function expectCalls(calls: RetailerCall[], exchanges: Exchange[], key: string): void {
  expect(calls.map(({ request, body }) => [request, body])).toEqual(
    exchanges.map(([request, body]) => [request, body]),
  );
  for (const { request, key: sentKey, body } of calls) {
    const operation = operationOf({ request, key: sentKey, body });
    expect([request, operation?.operationId]).toEqual([request, expect.any(String)]);
    const takesKey = operation?.parameters.some(({ name }) => name === 'Idempotency-Key');
    expect([request, sentKey]).toEqual([request, takesKey ? key : null]);
    const isDescribed = body === undefined || isAllowed(operation?.body?.schema ?? {}, body);
    expect([body, isDescribed]).toEqual([body, true]);
  }
}

/** Sends a case, and proves its calls and its outcome. */
export async function expectCase(
  script: Script,
  [mutation, , typed, exchanges, outcome]: MutationCase,
  subject: Record<string, unknown>,
): Promise<void> {
  const { send } = submissionCalls(submitOf(mutation), { subject, queryClient: new QueryClient() });
  const attempt = { answers: typed, idempotencyKey: 'attempt-0001' };
  const [found, calls] = await played(script, answersIn(exchanges), () => send(attempt));
  expectCalls(calls, exchanges, 'attempt-0001');
  expect(found).toEqual(outcome);
}
