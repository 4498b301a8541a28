import { act, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dropStoredToken, storeToken } from '#api/session-cookies.ts';
import { type FirstReads, startReads } from '#app/start/first-reads.ts';
import { startPortal } from '#app/start/start.tsx';
import type { Configuration } from '#config/configuration-types.ts';
import type { WrittenPage } from '#config/pages/written-page.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

configure({ asyncUtilTimeout: 20_000 });

const hour = 3600;
/** Token of a customer; `edition` distinguishes several of one customer. */
const tokenOf = (customer: number, edition = 'first', seconds = hour) => {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  return `e30.${btoa(JSON.stringify({ user_id: customer, name: 'Laura', exp, edition }))}.sig`;
};

interface Call {
  /** Without its query, but for the kind of contracts that the tab of joint invoices is for. */
  path: string;
  token: string;
  signal: AbortSignal;
}

const LIST = '/api/v2/contracts';
const JOINT = 'type=multipoint';
const CHECK = '/api/v1/is_token_valid';
const FLAGS = '/api/v1/feature_flags/';
const everyPage = [FLAGS, CHECK, '/api/v2/ov_customize/ov_settings'];

let configuration: Configuration;
let calls: Call[] = [];
/** What the retailer answers to a call; undefined for an answer that each customer gets. */
let answer: (call: Call) => Promise<Response> | Response | undefined;
const ok = (data: unknown) => Response.json({ status: 'OK', data });
const refused = () => Response.json({ status: 'ERROR', message: 'token_invalid' }, { status: 401 });

/** The list of a customer: one contract with the number of the customer. */
const contractsOf = ({ token }: Call) => {
  const { user_id: id } = JSON.parse(atob(token.split('.')[1] ?? ''));
  return ok({ items: [{ id, name: `contract-${id}`, state: 'activa' }], n_items: 1 });
};

function usualAnswer(call: Call): Response {
  if (call.path === CHECK) return ok({ token_is_valid: true, token: call.token });
  if (call.path === FLAGS)
    return ok({ feature_flags: { 'coupons.coupon': true, 'crm.case': true } });
  if (call.path === LIST) return contractsOf(call);
  return call.path.endsWith(JOINT) ? ok({ items: [], n_items: 0 }) : ok({});
}

beforeAll(async () => {
  configuration = await publishedConfiguration();
  const readFile = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return readFile(request);
    const { headers, signal, url } = request;
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const { pathname, search } = new URL(url);
    const path = search.includes(JOINT) ? `${pathname}?${JOINT}` : pathname;
    const call = { path, token, signal };
    calls.push(call);
    return (await answer(call)) ?? usualAnswer(call);
  });
});

let root: HTMLElement;
let running: AbortController;
beforeEach(() => {
  calls = [];
  answer = () => undefined;
  running = new AbortController();
  root = document.body.appendChild(document.createElement('div'));
  history.replaceState(null, '', '/contratos/electricity');
});
afterEach(() => {
  running.abort();
  root.remove();
  dropStoredToken();
});

/** The published page of customers, which knows the list of contracts. */
const written = (): WrittenPage => ({
  pointer: { version: configuration.version, manifest: '', api: configuration.api },
  manifest: configuration.manifest,
  texts: {},
  needs: { scripts: [], styles: [], data: [] },
  places: [
    {
      route: 'contracts',
      scripts: [],
      styles: [],
      languages: { 'es-ES': { path: '^/contratos/(?<contractType>[^/]+)/?$', data: [] } },
    },
  ],
  prerendered: null,
});

const paths = () => calls.map(({ path }) => path);
const callsOf = (path: string) => calls.filter((call) => call.path === path);

/** Opens the page with a stored token, and waits for the reads that start before the application. */
async function read(token: string): Promise<FirstReads | null> {
  storeToken(token);
  const reads = startReads(written(), { token, chosen: null });
  await waitFor(() => expect(paths()).toContain(LIST));
  return reads;
}

const startApplication = (reads: FirstReads | null) =>
  act(() =>
    startPortal({
      root,
      coming: Promise.resolve(configuration),
      addressParameters: { signIn: null, hasLeft: false },
      written: written(),
      reads,
      signal: running.signal,
    }),
  );

it('start before the application, which requests nothing of them again', async () => {
  const reads = await read(tokenOf(1));
  expect(paths().toSorted()).toEqual([...everyPage, LIST].toSorted());
  await startApplication(reads);
  await screen.findByText('contract-1');
  for (const path of [...everyPage, LIST]) expect(callsOf(path), path).toHaveLength(1);
});

it('that the retailer refused are made again with the token that it renewed', async () => {
  const [old, renewed] = [tokenOf(1), tokenOf(1, 'renewed')];
  answer = ({ path, token }) => {
    if (path === CHECK) return ok({ token_is_valid: true, token: renewed });
    return token === old ? refused() : undefined;
  };
  await startApplication(await read(old));
  await screen.findByText('contract-1');
  expect(callsOf(LIST).map(({ token }) => token)).toEqual([old, renewed]);
});

it('that are refused only after the token was renewed are made again too', async () => {
  const [old, renewed] = [tokenOf(1), tokenOf(1, 'renewed')];
  let refuse = (_: Response) => {};
  const refusal = new Promise<Response>((resolve) => {
    refuse = resolve;
  });
  answer = ({ path, token }) => {
    if (path === CHECK) return ok({ token_is_valid: true, token: renewed });
    return path === LIST && token === old ? refusal : undefined;
  };
  await startApplication(await read(old));
  await screen.findByRole('heading', { level: 1 });
  refuse(refused());
  await screen.findByText('contract-1');
  expect(callsOf(LIST).map(({ token }) => token)).toEqual([old, renewed]);
});

it('that found no connection are made again', async () => {
  let isConnected = false;
  answer = () => {
    if (!isConnected) throw new TypeError('Failed to fetch');
    return undefined;
  };
  const reads = await read(tokenOf(1));
  isConnected = true;
  await startApplication(reads);
  await screen.findByText('contract-1');
});

it('are of no use to another customer, who signed in meanwhile in another tab', async () => {
  answer = ({ path, token }) =>
    path === LIST && token === first ? new Promise(() => {}) : undefined;
  const first = tokenOf(1);
  const reads = await read(first);
  storeToken(tokenOf(2));
  await startApplication(reads);
  await screen.findByText('contract-2');
  expect(screen.queryByText('contract-1')).toBeNull();
  expect(callsOf(LIST).map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

it('are forgotten with a session that the retailer no longer knows', async () => {
  answer = ({ path }) => (path === CHECK ? ok({ token_is_valid: false }) : undefined);
  const reads = await read(tokenOf(1));
  await startApplication(reads);
  await waitFor(() => expect(location.pathname).toBe('/acceso'));
  const known = reads?.queryClient.getQueriesData({ queryKey: ['contracts'] }) ?? [];
  expect(known.filter(([, list]) => list)).toEqual([]);
});

it('leave out the page where its address has a query, and all with an expired token', async () => {
  history.replaceState(null, '', '/contratos/electricity?search=sol');
  startReads(written(), { token: tokenOf(1), chosen: null });
  await waitFor(() => expect(paths().toSorted()).toEqual(everyPage));
  calls = [];
  expect(startReads(written(), { token: tokenOf(1, 'old', -1), chosen: null })).toBeNull();
  expect(calls).toEqual([]);
});
