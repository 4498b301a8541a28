import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acknowledged, unwrap } from '#api/answer.ts';
import { apiClient, configureApi } from '#api/client.ts';
import { type Problem, ProblemError } from '#domain/problem.ts';

const onExpired = vi.fn();
let token: string | null = 'the-token';

beforeEach(() => {
  token = 'the-token';
  onExpired.mockClear();
  configureApi({
    baseUrl: 'http://retailer.test/api',
    token: () => token,
    language: () => 'ca-ES',
    onExpired,
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** The retailer responds to each call in turn; returns the received calls. */
function retailer(...answers: (() => Response | Promise<Response>)[]): Request[] {
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request);
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  });
  return calls;
}

const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
const text =
  (status: number, body: string, type = 'text/html') =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } });

const write = () => unwrap(apiClient.POST('/v1/get_token', { body: { user: 'a', password: 'b' } }));
const read = () => unwrap(apiClient.GET('/v1/feature_flags/'));

async function problemOfCall(call: () => Promise<unknown>): Promise<Problem> {
  const thrown = await call().then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ProblemError);
  return (thrown as ProblemError).problem;
}

describe('each failure has one name', () => {
  const error = (message: string, errors?: unknown) => ({
    status: 'ERROR',
    message,
    ...(errors ? { errors } : {}),
  });
  it.each<[string, () => Response, Problem]>([
    [
      '400',
      json(400, error('invalid_fields', { iban: ['invalid'] })),
      { kind: 'invalid', fields: { iban: ['invalid'] }, code: 'invalid_fields' },
    ],
    [
      '400 without the list it promised',
      json(400, error('bad', { iban: 'invalid' })),
      { kind: 'invalid', fields: { iban: ['invalid'] }, code: 'bad' },
    ],
    ['401 expired', json(401, error('token_expired')), { kind: 'signed-out', reason: 'expired' }],
    ['401 missing', json(401, error('token_missing')), { kind: 'signed-out', reason: 'missing' }],
    ['403', json(403, error('wrong_credentials')), { kind: 'refused', code: 'wrong_credentials' }],
    ['404', json(404, error('not_found')), { kind: 'not-found' }],
    ['406', json(406, error('same')), { kind: 'conflict', code: 'same' }],
    ['409', json(409, error('busy')), { kind: 'conflict', code: 'busy' }],
    [
      '413',
      json(413, error('body_too_large')),
      { kind: 'rejected', status: 413, code: 'body_too_large' },
    ],
    ['419', json(419, error('token_expired')), { kind: 'signed-out', reason: 'expired' }],
    [
      '429',
      json(429, error('slow'), { 'retry-after': '30' }),
      { kind: 'too-many', retryAfterSeconds: 30 },
    ],
    ['500', json(500, error('internal_error')), { kind: 'broken', status: 500 }],
    [
      '502 with a page instead of JSON',
      text(502, '<h1>Bad gateway</h1>'),
      { kind: 'broken', status: 502 },
    ],
    [
      '200 with a page instead of JSON',
      text(200, '<!doctype html><h1>Hola</h1>'),
      { kind: 'unreadable' },
    ],
    [
      '200 cut off in the middle',
      text(200, '{"status":"OK","da', 'application/json'),
      { kind: 'unreadable' },
    ],
    ['200 without its envelope', json(200, { token: 'x' }), { kind: 'unreadable' }],
    ['200 that says ERROR', json(200, error('odd')), { kind: 'unreadable' }],
    ['200 with an empty body', text(200, '', 'application/json'), { kind: 'unreadable' }],
  ])('%s', async (_, answer, problem) => {
    retailer(answer);
    expect(await problemOfCall(write)).toEqual(problem);
  });

  it.each([
    ['an empty object', json(200, {})],
    ['a list', json(200, [])],
    ['nothing', text(200, '', 'application/json')],
    ['a page', text(200, '<h1>Hola</h1>')],
  ])('200 with %s for what has no envelope', async (_, answer) => {
    retailer(answer);
    const remove = () =>
      acknowledged(apiClient.POST('/v1/omip/delete/alerts/', { body: { id: 1 } }));
    expect(await problemOfCall(remove)).toEqual({ kind: 'unreadable' });
  });

  it('no connection', async () => {
    retailer();
    expect(await problemOfCall(write)).toEqual({ kind: 'no-answer' });
  });

  it('a connection that breaks while the answer comes', async () => {
    retailer(() => {
      const body = new ReadableStream({
        start: (stream) => stream.error(new TypeError('terminated')),
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    expect(await problemOfCall(write)).toEqual({ kind: 'no-answer' });
  });

  it('an error of our own code inside a call is no lost connection and stays as it is', async () => {
    const fault = new TypeError('a fault of ours');
    configureApi({
      token: () => {
        throw fault;
      },
    });
    retailer(json(200, { status: 'OK', data: { result: [] } }));
    await expect(read()).rejects.toBe(fault);
  });

  it('a call that the portal gave up itself keeps its own error', async () => {
    retailer(() => {
      throw new DOMException('gone', 'AbortError');
    });
    await expect(read()).rejects.toHaveProperty('name', 'AbortError');
  });
});

describe('what a call sends and returns', () => {
  it('the token, the language and the body', async () => {
    const calls = retailer(
      json(200, { status: 'OK', data: { result: { token: 't', change_password: false } } }),
    );
    expect(await write()).toEqual({ token: 't', change_password: false });
    const [call] = calls;
    expect(call?.url).toBe('http://retailer.test/api/v1/get_token?lang=ca_ES');
    expect(call?.headers.get('authorization')).toBe('Bearer the-token');
    expect(await call?.json()).toEqual({ user: 'a', password: 'b' });
  });

  it('a result with members beside it stays whole', async () => {
    const data = { result: { id: 1 }, waiting_for_signature: true };
    retailer(json(200, { status: 'OK', data }));
    expect(await read()).toEqual(data);
  });

  it('says when the token in use has expired, and not when an old one has', async () => {
    retailer(json(401, { status: 'ERROR', message: 'token_expired' }));
    await problemOfCall(read);
    expect(onExpired).toHaveBeenCalledTimes(1);

    retailer(() => {
      token = 'a-new-one';
      return json(401, { status: 'ERROR', message: 'token_expired' })();
    });
    await problemOfCall(read);
    expect(onExpired).toHaveBeenCalledTimes(1);
  });
});
