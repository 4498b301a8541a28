import type { APIRequestContext } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import type { StoredPayment } from '#tests/support/retailer/payments.ts';

export interface InjectedFault {
  operationId: string;
  kind: 'delay' | 'status' | 'drop-before' | 'drop-after' | 'body';
  milliseconds?: number;
  status?: number;
  body?: unknown;
  contentType?: string;
  retryAfter?: number;
  times?: number;
}

/** The sandbox's routes for tests (`/sandbox/*`, only with SANDBOX_CONTROL=1). */
export class SandboxControl {
  readonly #request: APIRequestContext;
  readonly #scope: string;

  constructor(request: APIRequestContext, scope: string) {
    this.#request = request;
    this.#scope = scope;
  }

  async #send(
    method: 'POST' | 'PUT' | 'PATCH' | 'GET' | 'DELETE',
    path: string,
    data?: unknown,
  ): Promise<unknown> {
    // The server may just have closed a keep-alive connection.
    const options = { method, data, maxRetries: 2 };
    const answer = await this.#request.fetch(`/sandbox/${path}`, options);
    if (!answer.ok())
      throw new Error(`${method} /sandbox/${path}: ${answer.status()} ${await answer.text()}`);
    return answer.status() === 204 ? null : answer.json();
  }

  /** A household of its own; `settings` and `flags` are served to it only. */
  async freshCustomer(
    wanted: {
      settings?: unknown;
      flags?: unknown;
      debtEuro?: number;
      household?: 'solar';
      account?: false;
    } = {},
  ): Promise<FreshCustomer> {
    return (await this.#send('POST', 'customers', wanted)) as FreshCustomer;
  }

  /** Injects a fault into an operation, for the browser of this test only. */
  async injectedFault(injectedFault: InjectedFault) {
    await this.#send('POST', 'faults', { ...injectedFault, scope: this.#scope });
  }

  async clearInjectedFaults() {
    await this.#send('DELETE', `faults?scope=${this.#scope}`);
  }

  /** Requests of this test's browser, in order; also those that an injected fault answered. */
  async requests() {
    return (await this.#send('GET', `requests?scope=${this.#scope}`)) as SentRequest[];
  }

  /** The bodies of an operation that the retailer acted on, from the browser of this test, in order. */
  async sent(operationId: string) {
    const all = await this.requests();
    return all
      .filter((request) => request.operationId === operationId && request.handled)
      .map(({ body }) => body as Record<string, unknown>);
  }

  /** Sessions of a customer in the retailer's database, the oldest first. */
  async sessions(customer: Pick<FreshCustomer, 'id'>) {
    return (await this.#send('GET', `customers/${customer.id}/sessions`)) as {
      id: string;
      ended_at: string | null;
      expired_at: string | null;
    }[];
  }

  /** E-mails that the retailer sent to an address, the newest first. */
  async mails(to: string) {
    const { mails } = (await this.#send('GET', `mail?to=${encodeURIComponent(to)}`)) as {
      mails: { subject: string; text: string; code: string | null }[];
    };
    return mails;
  }

  /** A token of a customer with this lifetime; it has already expired when that is negative. */
  async token(customer: Pick<FreshCustomer, 'id'>, lifetimeSeconds: number) {
    const made = await this.#send('POST', `customers/${customer.id}/tokens`, { lifetimeSeconds });
    return (made as { token: string }).token;
  }

  /** Credentials of another system that opens the portal for a customer. */
  async clientCredentials(customer: Pick<FreshCustomer, 'id'>) {
    const made = await this.#send('POST', `customers/${customer.id}/client`);
    return made as { clientId: string; secret: string };
  }

  /** The identity provider, under the names of the setting `oidc`. */
  async identityProvider() {
    return (await this.#send('GET', 'openid')) as { issuer: string; clientId: string };
  }

  /** From now on all current tokens of a customer are refused with 401 `token_expired`. */
  async expireTokens(user: string) {
    await this.#send('POST', 'tokens/expire', { user });
  }

  /** A lead in the retailer's database, with the name of its contract. */
  async lead(id: string) {
    return (await this.#send('GET', `leads/${id}`)) as Record<string, unknown> & {
      contract: string | null;
    };
  }

  /** The contact of a visitor who requested a call, by the reference that the retailer returned. */
  async contact(id: string) {
    return (await this.#send('GET', `contacts/${id}`)) as {
      kind: string;
      fields: Record<string, unknown>;
    };
  }

  /** Signs what waits for a signature on a contract, or completes the distributor's work on it. */
  async goOn(customer: FreshCustomer, name: string, by: 'sign' | 'distributor') {
    await this.#send('POST', `customers/${customer.id}/contracts/${name}/${by}`);
  }

  /** What a customer or a visitor wrote to the retailer, in order: cases and claims with their words and files. */
  async supportRequests(of: { customer: number } | { email: string }) {
    const query = new URLSearchParams(Object.entries(of).map(([key, value]) => [key, `${value}`]));
    return (await this.#send('GET', `support-requests?${query}`)) as (Record<string, unknown> & {
      id: number;
      text: string;
      files: string[];
    })[];
  }

  /** Attempts to pay a customer's invoices, in order; those in the state `paid` were charged. */
  async payments({ id }: Pick<FreshCustomer, 'id'>) {
    return (await this.#send('GET', `customers/${id}/payments`)) as StoredPayment[];
  }

  /** Owes another amount of an unpaid invoice from now on. */
  async correctInvoice({ id }: Pick<FreshCustomer, 'id'>, number: string, euro: number) {
    await this.#send('PATCH', `customers/${id}/invoices/${number}`, { amount_pending: euro });
  }

  /** The virtual batteries of a contract by their names, as the API returns them. */
  async batteries({ token }: FreshCustomer, name: string) {
    const headers = { Authorization: `Bearer ${token}`, 'X-Sandbox-Scope': 'elsewhere' };
    const answer = await this.#request.get(`/api/v2/contracts/${name}`, { headers });
    const { bateria_virtual: batteries } = (await answer.json()).data;
    return Object.fromEntries(
      batteries.map((share: Record<string, unknown> & { bateria: { name: string } }) => [
        share.bateria.name,
        {
          percentage: share.pes_percentatge,
          management: share.gestio_descomptes,
          inForce: share.data_final === null,
        },
      ]),
    );
  }

  /** A contract in the retailer's database. */
  async contract(customer: FreshCustomer, name: string) {
    return (await this.#send('GET', `customers/${customer.id}/contracts/${name}`)) as {
      /** In groups of four, as it is displayed. */
      iban: string;
      pending: { kind: string }[];
      uploads: { name: string; type: string; size: number }[];
    };
  }
}
