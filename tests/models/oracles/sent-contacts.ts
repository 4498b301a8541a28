import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import type { RetailerTools } from './oracle.ts';

/** The contacts that visitors left in a walk: the retailer knows each by the reference that it answered with. */
export class SentContacts {
  readonly #sandbox: RetailerTools['sandbox'];
  readonly #references: string[] = [];

  constructor({ sandbox }: RetailerTools) {
    this.#sandbox = sandbox;
  }

  /** Takes note of the references that these calls were answered with. */
  note(calls: readonly SentRequest[]): void {
    for (const { handled, answer } of calls) {
      const { data } = (answer ?? {}) as { data?: { result?: { lead_id?: string } } };
      const reference = data?.result?.lead_id;
      if (handled && reference) this.#references.push(reference);
    }
  }

  /** What the retailer stores of each, in order. */
  stored(): Promise<{ kind: string; fields: Record<string, unknown> }[]> {
    return Promise.all(this.#references.map((id) => this.#sandbox.contact(id)));
  }
}
