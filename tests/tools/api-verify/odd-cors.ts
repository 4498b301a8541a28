import type { OddAnswer, Oddity } from './odd-server.ts';
import { at, type OddCase, user } from './oddity.ts';

/** Other headers of the answers to preflights. */
const preflight =
  (change: (headers: Record<string, string>) => Record<string, string>, status = 204): Oddity =>
  (answer, { method }) =>
    method === 'OPTIONS' ? { ...answer, status, headers: change(answer.headers) } : answer;

const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

const change = { operations: ['updateUser', 'getUser'], breaks: true };
const keyed = { operations: ['createClaim', 'getUser'], breaks: true };

const refusalsWithout = (name: string) => (answer: OddAnswer) =>
  answer.status === 401 ? { ...answer, headers: without(answer.headers, name) } : answer;

/** APIs that a browser does not let the portal call, or not whole. */
export const oddCors: readonly OddCase[] = [
  {
    ...{ name: 'no leave for the origin', ...user },
    oddity: preflight((headers) => without(headers, 'access-control-allow-origin')),
    says: /OPTIONS has no Access-Control-Allow-Origin/,
  },
  {
    ...{ name: 'leave for another origin', ...user },
    oddity: preflight((headers) => ({
      ...headers,
      'access-control-allow-origin': 'https://www.example',
    })),
    says: /OPTIONS has Access-Control-Allow-Origin "https:\/\/www.example", not "https:\/\/portal.example"/,
  },
  {
    ...{ name: 'a preflight that needs a token', ...user },
    oddity: preflight((headers) => headers, 401),
    says: /OPTIONS answers 401 instead of 204: no call reaches the API/,
  },
  {
    ...{ name: 'every header but the token', ...user },
    oddity: preflight((headers) => ({ ...headers, 'access-control-allow-headers': '*' })),
    says: /Access-Control-Allow-Headers lacks Authorization/,
  },
  {
    ...{ name: 'no leave to change', ...change },
    oddity: preflight((headers) => ({ ...headers, 'access-control-allow-methods': 'GET, POST' })),
    says: /Access-Control-Allow-Methods lacks PUT \(updateUser\)/,
  },
  {
    ...{ name: 'no leave for the key', ...keyed },
    oddity: preflight((headers) => ({
      ...headers,
      'access-control-allow-headers': 'authorization, content-type',
    })),
    says: /Access-Control-Allow-Headers lacks Idempotency-Key \(createClaim\)/,
  },
  {
    ...{ name: 'refusals that the browser hides', ...user },
    oddity: at(/./, refusalsWithout('access-control-allow-origin')),
    says: /the answer has no Access-Control-Allow-Origin: a browser hides it \(4xx\)/,
  },
  {
    ...{ name: 'preflights that are not stored', ...user, breaks: false },
    oddity: preflight((headers) => without(headers, 'access-control-max-age')),
    says: /Access-Control-Max-Age is missing/,
  },
  {
    ...{ name: 'answers that caches mix up', ...user, breaks: false },
    oddity: at(/./, (answer) => ({ ...answer, headers: without(answer.headers, 'vary') })),
    says: /Vary lacks Origin/,
  },
  {
    ...{ name: 'leave for every origin by name', ...user, breaks: false },
    oddity: (answer, { headers: { origin } }) => ({
      ...answer,
      headers: { ...answer.headers, ...(origin && { 'access-control-allow-origin': origin }) },
    }),
    says: /every origin is allowed/,
  },
];
