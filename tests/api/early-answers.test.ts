import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, forgetEarlyAnswers } from '#api/early-answers.ts';
import { fetchAnswer } from '#api/fetch-answer.ts';

/** End of a token that counts no more. */
const OUTDATED = '-outdated';

let server: Server;
let address = '';
let asked: string[] = [];
/** Answers that the server keeps back. */
let held: (() => void)[] = [];
/** Calls whose client left before the answer. */
let left: string[] = [];

beforeEach(async () => {
  asked = [];
  held = [];
  left = [];
  server = createServer((request, response) => {
    if (request.headers.authorization?.endsWith(OUTDATED)) response.statusCode = 401;
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.on('close', () => {
      if (!response.writableFinished) left.push(request.url ?? '');
    });
    const answer = () => response.end(JSON.stringify({ number: asked.length }));
    if (request.url === '/held') held.push(answer);
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

test('an answer that was asked early is given to the call that wants it, once', async () => {
  askEarly(call('/settings', 'a'));
  expect(await numberOf(call('/settings', 'a'))).toBe(1);
  expect(asked).toHaveLength(1);
  expect(await numberOf(call('/settings', 'a'))).toBe(2);
});

test('a customer gets it also with a token that was renewed meanwhile, and no other customer does', async () => {
  askEarly(call('/settings', tokenOf(7, 'old')));
  expect(await numberOf(call('/settings', tokenOf(8, 'new')))).toBe(2);
  expect(await numberOf(call('/settings', tokenOf(7, 'new')))).toBe(1);
});

test('a refusal of the old token is no answer to the new one', async () => {
  askEarly(call('/settings', `${tokenOf(7, 'old')}${OUTDATED}`));
  const answer = await fetchAnswer(call('/settings', tokenOf(7, 'new')));
  expect([answer.status, (await answer.json()).number]).toEqual([200, 2]);
});

test('what was not wanted in time is asked anew, and its own call ends', async () => {
  askEarly(call('/held', 'a'));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  forgetEarlyAnswers();
  await vi.waitFor(() => expect(left).toEqual(['/held']));
  const again = numberOf(call('/held', 'a'));
  await vi.waitFor(() => expect(held).toHaveLength(2));
  held[1]?.();
  expect(await again).toBe(2);
});

test('nobody gets what was asked for another, or by another method or address', async () => {
  askEarly(call('/settings', 'a'));
  await fetchAnswer(call('/settings', 'b'));
  await fetchAnswer(call('/settings?lang=ca_ES', 'a'));
  await fetchAnswer(call('/settings', 'a', { method: 'POST' }));
  expect(asked).toHaveLength(4);
});

test('a call that is given up, or that found nobody, ends as any other', async () => {
  const given = new AbortController();
  askEarly(call('/held', 'a'));
  const waiting = fetchAnswer(call('/held', 'a', { signal: given.signal }));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  given.abort();
  await expect(waiting).rejects.toThrow(DOMException);
  await vi.waitFor(() => expect(left).toEqual(['/held']));

  const nobody = () => new Request('http://127.0.0.1:1/', { headers: { Authorization: 'x' } });
  askEarly(nobody());
  await expect(fetchAnswer(nobody())).rejects.toMatchObject({ problem: { kind: 'no-answer' } });
});
