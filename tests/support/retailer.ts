import { configureApi } from '#api/client.ts';
import { askTestServices } from './ask-test-services.ts';
import type { FreshCustomer } from './fresh-customer.ts';

/** The sandbox in memory, and this test's API client pointed at it. */
export interface TestRetailer {
  /** Signs in: as a fresh customer, or with a token. */
  signInFresh(wanted?: { settings?: unknown; flags?: unknown }): Promise<FreshCustomer>;
  signIn(user: string): Promise<void>;
  /** Nobody is signed in; `settings` are served to all from now on. */
  visit(settings?: Record<string, unknown>): Promise<void>;
  /** What the retailer's database holds of a lead: its fields, and the contract that came of it. */
  lead(id: unknown): Promise<Record<string, unknown>>;
  /** Makes an operation go wrong (`InjectedFault` of the sandbox). */
  fail(injectedFault: { operationId: string } & Record<string, unknown>): Promise<void>;
  mend(): Promise<void>;
  /** What the retailer's database holds about a contract. */
  inspect(customer: FreshCustomer, name: string): Promise<Record<string, unknown>>;
  close(): Promise<unknown>;
}

const json = { 'Content-Type': 'application/json' };

/** Starts a retailer of its own for one file of tests. */
export async function startRetailer(): Promise<TestRetailer> {
  const url = await askTestServices('retailer');
  const control = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: json,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.json();
  };
  const use = (token: string) =>
    configureApi({ baseUrl: `${url}/api`, token: () => token, language: () => 'es-ES' });

  return {
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
      use(answer.data.result.token);
    },
    async visit(settings = {}) {
      await control('PUT', '/sandbox/settings/public', settings);
      configureApi({ baseUrl: `${url}/api`, token: () => null, language: () => 'es-ES' });
    },
    lead: (id) => control('GET', `/sandbox/leads/${id}`),
    fail: (injectedFault) => control('POST', '/sandbox/faults', injectedFault),
    mend: () => control('DELETE', '/sandbox/faults'),
    inspect: ({ id }, name) => control('GET', `/sandbox/customers/${id}/contracts/${name}`),
    close: () => askTestServices('closed-retailer', { url }),
  };
}
