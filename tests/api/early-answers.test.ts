import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetEarlyAnswers, requestEarly } from '#api/early-answers.ts';
import { fetchAnswer } from '#api/fetch-answer.ts';

/** Suffix of a token that is no longer valid. */
const OUTDATED = '-outdated';

let server: Server;
let address = '';
let received: string[] = [];
/** Sends the responses that the server withholds. */
let pending: (() => void)[] = [];
/** Paths of requests that the client aborted before the response. */
let aborted: string[] = [];

beforeEach(async () => {
  received = [];
  pending = [];
  aborted = [];
  server = createServer((request, response) => {
    if (request.headers.authorization?.endsWith(OUTDATED)) response.statusCode = 401;
    received.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.on('close', () => {
      if (!response.writableFinished) aborted.push(request.url ?? '');
    });
    const answer = () => response.end(JSON.stringify({ number: received.length }));
    if (request.url === '/pending') pending.push(answer);
    else answer();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const call = (path: string, token: string, init: RequestInit = {}) =>
  new Request(address + path, { ...init, headers: { Authorization: `Bearer ${token}` } });
const tokenOf = (user: number, session: string) => {
  const claims = JSON.stringify({ user_id: user, exp: 4_000_000_000, session });
  return `e30.${Buffer.from(claims).toString('base64url')}.x`;
};
const numberOf = async (request: Request) => (await (await fetchAnswer(request)).json()).number;

test('an early response is returned to the matching call, once', async () => {
  requestEarly(call('/settings', 'a'));
  expect(await numberOf(call('/settings', 'a'))).toBe(1);
  expect(received).toHaveLength(1);
  expect(await numberOf(call('/settings', 'a'))).toBe(2);
});

test('a customer receives it also with a token that was renewed meanwhile, and no other customer does', async () => {
  requestEarly(call('/settings', tokenOf(7, 'old')));
  expect(await numberOf(call('/settings', tokenOf(8, 'new')))).toBe(2);
  expect(await numberOf(call('/settings', tokenOf(7, 'new')))).toBe(1);
});

test('a refusal of the old token is not returned for the new token', async () => {
  requestEarly(call('/settings', `${tokenOf(7, 'old')}${OUTDATED}`));
  const answer = await fetchAnswer(call('/settings', tokenOf(7, 'new')));
  expect([answer.status, (await answer.json()).number]).toEqual([200, 2]);
});

test('an early response that was dropped is requested again, and the early request is aborted', async () => {
  requestEarly(call('/pending', 'a'));
  await vi.waitFor(() => expect(received).toHaveLength(1));
  forgetEarlyAnswers();
  await vi.waitFor(() => expect(aborted).toEqual(['/pending']));
  const again = numberOf(call('/pending', 'a'));
  await vi.waitFor(() => expect(pending).toHaveLength(2));
  pending[1]?.();
  expect(await again).toBe(2);
});

test('an early response is not returned for another user, method or address', async () => {
  requestEarly(call('/settings', 'a'));
  await fetchAnswer(call('/settings', 'b'));
  await fetchAnswer(call('/settings?lang=ca_ES', 'a'));
  await fetchAnswer(call('/settings', 'a', { method: 'POST' }));
  expect(received).toHaveLength(4);
});

test('a call that is aborted, or that reaches no server, fails as any other', async () => {
  const controller = new AbortController();
  requestEarly(call('/pending', 'a'));
  const waiting = fetchAnswer(call('/pending', 'a', { signal: controller.signal }));
  await vi.waitFor(() => expect(received).toHaveLength(1));
  controller.abort();
  await expect(waiting).rejects.toThrow(DOMException);
  await vi.waitFor(() => expect(aborted).toEqual(['/pending']));

  const unreachable = () => new Request('http://127.0.0.1:1/', { headers: { Authorization: 'x' } });
  requestEarly(unreachable());
  await expect(fetchAnswer(unreachable())).rejects.toMatchObject({
    problem: { kind: 'no-answer' },
  });
});
