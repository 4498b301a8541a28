import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { median } from './figures.ts';
import { type RunningSandbox, startSandboxProcess } from './large-sandbox.ts';

/**
 * `npm run bench:accounts`: whether the response time reveals who is a customer. Calls for known and unknown people
 * alternate, so that other load on the machine affects both. The sandbox runs in its own process, with the password
 * hash of a real one and limits that are never reached.
 */

const TRIES = 200;
const P95 = 0.95;
/** A valid tax id that no customer of the sandbox has. */
const UNKNOWN = { nif: '99999999R', email: 'nobody@example.com' };

interface Call {
  path: string;
  known: object;
  unknown: object;
}

const dataDir = mkdtempSync(join(tmpdir(), 'lluerna-bench-'));
let sandbox: RunningSandbox | undefined;
try {
  sandbox = await startSandboxProcess(dataDir, {
    SANDBOX_CONTROL: '1',
    SANDBOX_LIMITS: JSON.stringify({ attempts: 1e6, attemptsOfAddress: 1e6, calls: 1e6 }),
  });
  const { url } = sandbox;
  const rows: Record<string, Record<string, string | number>> = {};
  for (const [name, call] of Object.entries(await callsOf(url)))
    rows[name] = await measured(url, call);
  console.table(rows);
} finally {
  await sandbox?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function callsOf(url: string): Promise<Record<string, Call>> {
  const customer = (await post(`${url}/sandbox/customers`, {})) as FreshCustomer;
  const person = (await post(`${url}/sandbox/customers`, { account: false })) as FreshCustomer;
  const password = 'not-the-password';
  const email = `${customer.user.toLowerCase()}@example.com`;
  const contract = person.contracts.find(({ state }) => state === 'activa')?.name;
  const signUp = (nif: string) => ({
    FormConfirm: {
      ...{ nif, contract, email: 'new@example.com', email2: 'new@example.com' },
      ...{ accept_conditions: true, accept_gdpr: true },
    },
  });
  return {
    'sign-in, wrong password': {
      path: '/v1/get_token',
      known: { user: customer.user, password },
      unknown: { user: UNKNOWN.nif, password },
    },
    'recovery of a password': {
      path: '/v1/user/reset/',
      known: { nif: customer.user, email },
      unknown: UNKNOWN,
    },
    'sign-up, without an account': {
      path: '/v1/signup/confirm',
      known: signUp(person.user),
      unknown: signUp(UNKNOWN.nif),
    },
    'sign-up, with an account': {
      path: '/v1/signup/confirm',
      known: {
        FormConfirm: {
          ...signUp(customer.user).FormConfirm,
          contract: customer.contracts.find(({ state }) => state === 'activa')?.name,
        },
      },
      unknown: signUp(UNKNOWN.nif),
    },
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status === 429)
    throw new Error('A rate limit was reached: its refusals measure nothing');
  return answer.json();
}

/** Milliseconds for both kinds of people, in turns; the order within a pair alternates too. */
async function measured(url: string, { path, known, unknown }: Call) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const kinds = { known, unknown };
  for (let turn = 0; turn < TRIES; turn++) {
    const order =
      turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const from = performance.now();
      await post(`${url}/api${path}`, kinds[kind]);
      times[kind].push(performance.now() - from);
    }
  }
  const [knownMs, unknownMs] = [middle(times.known), middle(times.unknown)];
  return {
    'known, median (ms)': knownMs.toFixed(1),
    'unknown, median (ms)': unknownMs.toFixed(1),
    ratio: (knownMs / unknownMs).toFixed(3),
    'known, p95 (ms)': percentile(times.known).toFixed(1),
    'unknown, p95 (ms)': percentile(times.unknown).toFixed(1),
    'p95 ratio': (percentile(times.known) / percentile(times.unknown)).toFixed(3),
  };
}

/** The median in thousandths of a millisecond, as its shared helper rounds. */
function middle(times: readonly number[]): number {
  return median(times.map((time) => time * 1000)) / 1000;
}

function percentile(times: readonly number[]): number {
  return times.toSorted((one, two) => one - two)[Math.floor((times.length - 1) * P95)] ?? 0;
}
