import type { APIRequestContext } from '@playwright/test';
import type { FreshCustomer } from '#tests/support/fresh-customer.ts';

export interface Fault {
  operationId: string;
  kind: 'delay' | 'status' | 'drop-before' | 'drop-after' | 'body';
  milliseconds?: number;
  status?: number;
  body?: unknown;
  contentType?: string;
  times?: number;
}

/** The switches of the sandbox retailer that tests use (`/sandbox/*`, only with SANDBOX_CONTROL=1). */
export class SandboxControl {
  readonly #request: APIRequestContext;
  readonly #scope: string;

  constructor(request: APIRequestContext, scope: string) {
    this.#request = request;
    this.#scope = scope;
  }

  async #send(method: 'POST' | 'GET' | 'DELETE', path: string, data?: unknown): Promise<unknown> {
    const answer = await this.#request.fetch(`/sandbox/${path}`, { method, data });
    if (!answer.ok())
      throw new Error(`${method} /sandbox/${path}: ${answer.status()} ${await answer.text()}`);
    return answer.status() === 204 ? null : answer.json();
  }

  /** A household of its own; `settings` and `flags` are served to it alone. */
  async freshCustomer(
    wanted: { settings?: unknown; flags?: unknown } = {},
  ): Promise<FreshCustomer> {
    return (await this.#send('POST', 'customers', wanted)) as FreshCustomer;
  }

  /** Makes an operation misbehave, for the browser of this test only. */
  async fault(fault: Fault) {
    await this.#send('POST', 'faults', { ...fault, scope: this.#scope });
  }

  async clearFaults() {
    await this.#send('DELETE', `faults?scope=${this.#scope}`);
  }

  /** The bodies of an operation that reached the retailer from the browser of this test, in order. */
  async sent(operationId: string) {
    const all = (await this.#send('GET', `requests?scope=${this.#scope}`)) as {
      operationId: string;
      body: Record<string, unknown>;
    }[];
    return all.filter((request) => request.operationId === operationId).map(({ body }) => body);
  }

  /** All tokens that a customer holds now are refused with 401 `token_expired` from here on. */
  async expireTokens(user: string) {
    await this.#send('POST', 'tokens/expire', { user });
  }

  /** What the retailer's database says of a lead, with the name of the contract that came of it. */
  async lead(id: string) {
    return (await this.#send('GET', `leads/${id}`)) as Record<string, unknown> & {
      contract: string | null;
    };
  }

  /** What the retailer's database says of a contract. */
  async contract(customer: FreshCustomer, name: string) {
    return (await this.#send('GET', `customers/${customer.id}/contracts/${name}`)) as {
      /** In groups of four, as people read it. */
      iban: string;
      pending: { kind: string }[];
      uploads: { name: string; type: string; size: number }[];
    };
  }
}
