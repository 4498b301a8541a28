import { request as httpRequest } from 'node:http';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import {
  type DescribedOperation,
  describedOperations,
} from '#tests/support/description/described-operations.ts';
import { exampleBody, exampleRequest } from '#tests/support/description/example-request.ts';
import type { GeneratedRequest } from '#tests/support/description/request-arbitrary.ts';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import {
  type CustomerResources,
  knownTo,
  resourcesOf,
} from '#tests/support/retailer/customer-things.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { uploadsOf } from '#tests/support/retailer/upload-places.ts';

const sandbox = testSandbox();
let twins: { customer: FreshCustomer; things: CustomerResources }[] = [];

beforeAll(async () => {
  twins = [];
  for (const household of ['household', 'household']) {
    const customer = await sandbox.freshCustomer({ household });
    twins.push({ customer, things: await resourcesOf(sandbox, customer) });
  }
});
beforeEach(async () => {
  await sandbox.control('/attempts', { method: 'DELETE' });
});

const dataUrl = (bytes: Buffer, type = 'application/pdf') =>
  `data:${type};base64,${bytes.toString('base64')}`;
const PDF_BYTES = Buffer.from('%PDF-1.4\n');
const PDF = { name: 'titular.pdf', content: dataUrl(PDF_BYTES) };
const LARGEST = 15_000_000;

const withBody = describedOperations.filter(({ body }) => body);
const notGets = describedOperations.filter(({ method }) => method !== 'GET');
const withUploads = withBody.filter((operation) => uploadsOf(operation, PDF).length > 0);

describe('unknown fields', () => {
  it.each(withBody.filter(({ access }) => access === 'signed in'))(
    'change nothing in the answer of $operationId',
    async (operation) => {
      const answers = [];
      for (const [at, { customer, things }] of twins.entries()) {
        const known = knownTo(operation, things);
        const body = exampleBody(operation, known);
        const sent = at === 0 ? body : withSurprises(body);
        const request = exampleRequest(operation, known, sent);
        answers.push(await sandbox.api(request.path, { ...request, token: customer.token }));
      }
      const [plain, surprised] = answers.map(comparable);
      expect(surprised).toEqual(plain);
    },
  );

  it.each(withBody.filter(({ access }) => access !== 'signed in'))(
    'change nothing in the answer of $operationId to a visitor',
    async (operation) => {
      const body = exampleBody(operation);
      const answers = [];
      for (const sent of [body, body, withSurprises(body)]) {
        const request = exampleRequest(operation, {}, sent);
        answers.push(await sandbox.api(request.path, request));
      }
      const [, plain, surprised] = answers.map(comparable);
      expect(surprised).toEqual(plain);
    },
  );
});

describe('a body that is not JSON', () => {
  it.each(notGets)('is refused by $operationId', async (operation) => {
    const request = exampleRequest(operation, knownTo(operation, firstTwin().things));
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await sandbox.api(request.path, {
        ...request,
        token: firstTwin().customer.token,
        body: request.body ?? '{}',
        headers: { 'content-type': type },
      });
      expect([type, answer.status]).toEqual([type, 415]);
      expect(answer.body.message).toBe('unsupported_media_type');
    }
  });
});

describe('a body larger than its operation needs', () => {
  it.each(withBody)('is refused by $operationId', async (operation) => {
    const takesFiles = uploadsOf(operation, PDF).length > 0;
    const body = takesFiles ? `{"x":[${'0,'.repeat(300_000)}0]}` : `{"x":"${'a'.repeat(70_000)}"}`;
    const { path, ...request } = exampleRequest(
      operation,
      knownTo(operation, firstTwin().things),
      body,
    );
    const { token } = firstTwin().customer;
    const answer = await sandbox.api(path, { ...request, body, token });
    expect([answer.status, answer.body.message]).toEqual([413, 'body_too_large']);
  });

  it('is not even read', async () => {
    expect(await answerToUnread('/v1/get_token', 100_000)).toBe(413);
  });

  it.each(withUploads.filter(({ access }) => access === 'signed in'))(
    'is not read of a stranger by $operationId, which takes files of customers',
    async (operation) => {
      const { path } = exampleRequest(operation, knownTo(operation, firstTwin().things));
      expect(await answerToUnread(path, 10_000_000)).toBe(401);
    },
  );

  it('nor one that is nested deeper than any described one', async () => {
    const nested = `{"user":"x","password":"x","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const answer = await sandbox.api('/v1/get_token', { body: nested });
    expect([answer.status, answer.body.message]).toEqual([400, 'invalid_fields']);
  });
});

/** The status for a POST that claims so many bytes and sends only the first. */
function answerToUnread(path: string, bytes: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': bytes };
    const url = `${sandbox.url()}/api${path}`;
    const request = httpRequest(url, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode);
      request.destroy();
    });
    request.on('error', reject);
    request.write('{');
  });
}

const BAD_FILES: [code: string, how: string, file: { name: string; content: string }][] = [
  ['file_type', 'a program named .pdf', { ...PDF, content: dataUrl(Buffer.from('MZ\x90\0')) }],
  ['file_type', 'a page that says it is an image', page('image/png')],
  ['file_type', 'a document named .exe', { ...PDF, name: 'titular.pdf.exe' }],
  ['file_unreadable', 'no data URL', { ...PDF, content: 'JVBERi0xLjQK' }],
  ['file_unreadable', 'not base64', { ...PDF, content: 'data:application/pdf;base64,%%%%' }],
];

// One function checks the files of all operations.
describe.each(exhaustive ? withUploads : withUploads.slice(0, 3))(
  'a file for $operationId',
  (operation) => {
    it.each(BAD_FILES)('is refused as %s: %s', async (code, _, file) => {
      for (const { place, body } of uploadsOf(operation, file)) {
        const answer = await send(operation, body);
        expect([place, answer.status]).toEqual([place, 400]);
        expect(JSON.stringify(answer.body.errors), place).toContain(code);
      }
    });

    it('is refused when it is too large', async () => {
      const bytes = Buffer.concat([PDF_BYTES, Buffer.alloc(LARGEST)]);
      const [upload] = uploadsOf(operation, { ...PDF, content: dataUrl(bytes) });
      const answer = await send(operation, upload?.body);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body.errors)).toContain('file_too_large');
    });
  },
);

function page(type: string) {
  return { name: 'foto.png', content: dataUrl(Buffer.from('<svg onload="alert(1)">'), type) };
}

function send(operation: DescribedOperation, body: unknown): Promise<Answer> {
  const { customer, things } = firstTwin();
  const request: GeneratedRequest = exampleRequest(operation, knownTo(operation, things), body);
  const token = operation.access === 'open' ? undefined : customer.token;
  return sandbox.api(request.path, { ...request, token });
}

function firstTwin() {
  const [first] = twins;
  if (!first) throw new Error('no customer');
  return first;
}

/** The same body with surprises in each of its objects. */
function withSurprises(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withSurprises);
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body).map(([name, value]) => [name, withSurprises(value)]);
  return { ...Object.fromEntries(fields), is_admin: true, customer_id: 1, __typename: 'x' };
}

/** The comparable part of the responses to two customers for the same request. */
function comparable({ status, body, bytes }: Answer) {
  return status === 200 ? [status, body ? shapeOf(body) : bytes.length > 0] : [status, body];
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== 'object' || value === null) return 'value';
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
