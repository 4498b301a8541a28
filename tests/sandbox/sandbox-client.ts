import { afterAll, beforeAll } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/server.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { resetSwitches } from '#tests/support/retailer/reset-switches.ts';
import { TEST_LIMITS } from '#tests/support/retailer/test-limits.ts';
import { seededDatabase } from '#tests/support/services/seeded-database.ts';

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
  body: any;
}

interface Sending {
  method?: string;
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request to the API of a sandbox; its path begins with the version. */
export type TestApi = (path: string, sending?: Sending) => Promise<Answer>;

/** One request over real HTTP. A text body is sent unchanged, any other as JSON. */
export async function send(
  url: string,
  { method, token, body, headers }: Sending = {},
): Promise<Answer> {
  const hasBody = body !== undefined;
  const response = await fetch(url, {
    method: method ?? (hasBody ? 'POST' : 'GET'),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(hasBody ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    text,
    body: isJson ? parsed(text) : null,
  };
}

/** The sandbox of the files that need no other: one for each process. */
let shared: Promise<Sandbox> | undefined;

const start = async (options: Partial<SandboxOptions> = {}) =>
  startSandbox({
    port: 0,
    ...(await seededDatabase()),
    control: true,
    quiet: true,
    ...options,
    limits: { ...TEST_LIMITS, ...options.limits },
  });

/**
 * A sandbox with its switches, for all tests of a file; `DATABASE_URL` gives each a database on that server. Without
 * options it has the customers of earlier files too; with any, `{}` too, it is a new one.
 */
export function testSandbox(options?: Partial<SandboxOptions>) {
  let sandbox: Sandbox;
  beforeAll(async () => {
    if (options) sandbox = await start(options);
    else {
      shared ??= start();
      sandbox = await shared;
    }
  });
  afterAll(() => (options ? sandbox?.close() : resetSwitches(sandbox.url)));

  const api: TestApi = (path, sending) => send(`${sandbox.url}/api${path}`, sending);
  const control = (path: string, sending?: Sending) =>
    send(`${sandbox.url}/sandbox${path}`, sending);
  return {
    api,
    control,
    page: (path: string, sending?: Sending) => send(sandbox.url + path, sending),
    url: () => sandbox.url,
    readOnlyLink: () => sandbox.readOnlyToken(),
    async freshCustomer(wanted: unknown = {}): Promise<FreshCustomer> {
      return (await control('/customers', { body: wanted })).body;
    },
    async signIn(user: string, password = 'Portal-demo-1'): Promise<string> {
      return (await api('/v1/get_token', { body: { user, password } })).body.data.result.token;
    },
  };
}

/** The contract of a fresh customer at this place; they have the order of the household's contracts. */
export function contractOf(customer: FreshCustomer, place: keyof typeof PLACES): string {
  return customer.contracts[PLACES[place]]?.name ?? '';
}

const PLACES = { active: 0, indebted: 1, signed: 2, draft: 3, unsigned: 4, ended: 5, gas: 6 };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
