import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { servedToVisitors } from '#tools/config/publish/served-to-visitors.ts';

/** Path -> the body of its answer; any other is not found. */
let answers: Record<string, unknown> = {};
let api = '';
const server = createServer(({ url = '' }, response) => {
  const body = answers[new URL(url, 'http://localhost').pathname];
  response.statusCode = body === undefined ? 404 : 200;
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
});

beforeEach(
  () =>
    new Promise<void>((resolve) => {
      answers = {
        '/api/v2/ov_customize/ov_settings': { status: 'OK', data: { signUp: { enabled: false } } },
        '/api/v1/feature_flags/': {
          status: 'OK',
          data: { result: { feature_flags: { 'crm.case': true, 'crm.note': 'yes' } } },
        },
      };
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/`;
        resolve();
      });
    }),
);
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('public settings and flags are what the API serves; what is no flag is left out', async () => {
  expect(await servedToVisitors(api)).toEqual({
    settings: { signUp: { enabled: false } },
    flags: { 'crm.case': true },
  });
});

test.each([
  ['no answer', () => (api = 'http://127.0.0.1:9/api'), 'there is no answer'],
  ['no such address', () => (answers = {}), 'it answers 404'],
  [
    'no JSON',
    () => (answers['/api/v2/ov_customize/ov_settings'] = '<html>'),
    'its answer has no data',
  ],
  [
    'no data',
    () => (answers['/api/v1/feature_flags/'] = { status: 'OK' }),
    'its answer has no data',
  ],
])('%s is a mistake of one line that names the address', async (_, spoil, why) => {
  spoil();
  const failure = await servedToVisitors(api).catch((thrown: Error) => thrown.message);
  expect(failure).toContain(why);
  expect(failure).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v\d\S+: /);
});
