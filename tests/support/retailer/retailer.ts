import { configureApi } from '#api/client.ts';
import { requestTestServices } from '#tests/support/services/request-test-services.ts';
import type { FreshCustomer } from './fresh-customer.ts';

/** A battery of a contract as the retailer's API has it. */
export interface TestBattery {
  bateria: { id: number; name: string };
  pes_percentatge: number;
  total_descompte: number;
  gestio_descomptes: string;
  sending: boolean;
  data_final: string | null;
}

/** The sandbox in memory, with this test's API client configured for it. */
export interface TestRetailer {
  /** Address of its server. */
  origin: string;
  /** Signs in: as a fresh customer, or with a token. */
  signInFresh(wanted?: {
    settings?: unknown;
    flags?: unknown;
    debtEuro?: number;
    household?: 'usual' | 'solar';
  }): Promise<FreshCustomer>;
  signIn(user: string): Promise<{ token: string }>;
  /** Ends the session; `settings` are served to all from now on. */
  visit(settings?: Record<string, unknown>): Promise<void>;
  /** A lead in the retailer's database: its fields, and its contract. */
  lead(id: unknown): Promise<Record<string, unknown>>;
  /** Injects a fault into an operation (`InjectedFault` of the sandbox). */
  fail(injectedFault: { operationId: string } & Record<string, unknown>): Promise<void>;
  clearInjectedFaults(): Promise<void>;
  /** A contract in the retailer's database. */
  inspect(customer: FreshCustomer, name: string): Promise<Record<string, unknown>>;
  /** A contract as the API returns it. */
  contractAnswer(
    customer: FreshCustomer,
    name: string,
  ): Promise<Record<string, unknown> & { bateria_virtual: TestBattery[] }>;
  /** Changes a battery of a contract past the portal, as from another device. */
  changeBattery(customer: FreshCustomer, path: string, body: unknown): Promise<void>;
  /** A call of the sandbox itself, its card platform or its switches: method, path and JSON body. */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  /** The same as a customer by their token, if any, past the portal. */
  callAs(
    token: string,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<unknown>;
  close(): Promise<unknown>;
}

const json = { 'Content-Type': 'application/json' };

/** A retailer for one file of tests; it may have customers of earlier files. */
export async function startRetailer(): Promise<TestRetailer> {
  const url = await requestTestServices('retailer');
  let isVisited = false;
  const control = async (method: string, path: string, body?: unknown, headers = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.json();
  };
  const use = (token: string) =>
    configureApi({ baseUrl: `${url}/api`, token: () => token, language: () => 'es-ES' });

  return {
    origin: url,
    async signInFresh(wanted = {}) {
      const customer: FreshCustomer = await control('POST', '/sandbox/customers', wanted);
      use(customer.token);
      return customer;
    },
    async signIn(user) {
      const answer = await control('POST', '/api/v1/get_token', {
        user,
        password: 'Portal-demo-1',
      });
      const { token } = answer.data.result;
      use(token);
      return { token };
    },
    async visit(settings = {}) {
      isVisited = true;
      await control('PUT', '/sandbox/settings/public', settings);
      configureApi({ baseUrl: `${url}/api`, token: () => null, language: () => 'es-ES' });
    },
    lead: (id) => control('GET', `/sandbox/leads/${id}`),
    fail: (injectedFault) => control('POST', '/sandbox/faults', injectedFault),
    clearInjectedFaults: () => control('DELETE', '/sandbox/faults'),
    inspect: ({ id }, name) => control('GET', `/sandbox/customers/${id}/contracts/${name}`),
    async contractAnswer({ token }, name) {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/api/v2/contracts/${name}`, { headers });
      return (await answer.json()).data;
    },
    async changeBattery({ token }, path, body) {
      const answer = await fetch(`${url}/api/v2/contract/${path}`, {
        method: 'PUT',
        headers: { ...json, Authorization: `Bearer ${token}`, 'X-Sandbox-Scope': 'elsewhere' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    },
    call: control,
    callAs: (token, method, path, body, headers = {}) =>
      control(method, path, body, {
        ...(token && { Authorization: `Bearer ${token}` }),
        'X-Sandbox-Scope': 'elsewhere',
        ...headers,
      }),
    close: () => requestTestServices('closed-retailer', { url, isVisited }),
  };
}
