import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureSender } from '#consent/failure-sender.ts';
import { traceOfVisit } from '#domain/visit-trace.ts';
import { vectorsOf } from '#tests/domain/vectors.ts';

// The real library over a real connection: the data that the third-party service would receive.
let service: Server;
let bodies: string[] = [];
beforeAll(async () => {
  service = createServer(async (request: IncomingMessage, answer) => {
    bodies.push(`${request.url} ${JSON.stringify(request.headers)} ${await text(request)}`);
    answer.end('{}');
    service.emit('report');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(() => service.close());

const [dni = '', iban = '', cups = ''] = ['dni', 'iban', 'cups'].map(
  (kind) => vectorsOf(kind).valid[0]?.in ?? '',
);
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjo3fQ.c2lnbmF0dXJlLW9mLWl0';
const secrets = [dni, iban, cups, token, 'laura@correu.example', '612345678', 'Bearer eyJ'];

const sender = (sampleRate = 1) => {
  const { port } = service.address() as AddressInfo;
  const dsn = `http://publickey@127.0.0.1:${port}/7`;
  const version = { build: 'BeMNfB2b', configuration: '14c87a67fe' };
  return failureSender({ dsn, environment: 'tests', sampleRate, ...version });
};

it.each([
  ['an error', new TypeError(`No ${secrets.join(', no ')}`)],
  ['an error with a cause', new Error(`Of ${dni}`, { cause: new Error(secrets.join(' ')) })],
  ['a problem with its answer', Object.assign(new Error(iban), { answer: { secrets } })],
  ['a thrown object', { secrets, [dni]: Number(612345678) }],
  ['nothing thrown', undefined],
])('%s is sent without personal data', async (_, cause) => {
  bodies = [];
  const what = `GET https://portal.example/acceso?token=${token}#x=${iban} (${encodeURIComponent(iban)}, ${cups})`;
  sender()({ what, cause });
  await once(service, 'report');
  const [body = ''] = bodies;
  for (const secret of secrets) expect(body).not.toContain(secret);
  expect(body).toContain('GET https://portal.example/acceso?[query]');
  expect(body).toContain('"environment":"tests"');
  expect(body).toContain('"release":"lluerna@');
  expect(body).not.toMatch(/breadcrumbs|user_agent":|ip_address/);
});

it('a report says in its head which release and trace it is of, as in its body', async () => {
  bodies = [];
  sender()({ what: 'failed', cause: new Error('failed') });
  await once(service, 'report');
  const [head = {}, , event = {}] = (bodies[0] ?? '')
    .slice((bodies[0] ?? '').indexOf('{"event_id"'))
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(head.trace).toMatchObject({
    release: event.release,
    trace_id: event.contexts.trace.trace_id,
  });
  expect(event.release).toMatch(/^lluerna@\d/);
  expect(event.contexts.trace.trace_id).toBe(traceOfVisit());
  expect(event).toMatchObject({ dist: 'BeMNfB2b', tags: { configuration: '14c87a67fe' } });
});

it('a share of none sends none', async () => {
  bodies = [];
  sender(0)({ what: 'failed', cause: new Error('failed') });
  sender()({ what: 'the next one', cause: undefined });
  await once(service, 'report');
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain('the next one');
});
