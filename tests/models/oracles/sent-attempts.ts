import { expect } from '@playwright/test';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';

/** The attempts of one submission, as the sandbox recorded them. */
export class SentAttempts {
  readonly #operation: string;
  readonly #all: SentRequest[] = [];

  constructor(operation: string) {
    this.#operation = operation;
  }

  /** The last one that reached the retailer. */
  get last(): SentRequest | undefined {
    return this.#all.at(-1);
  }

  /**
   * Expects that an attempt reached the retailer, and whether it acted. There may be several calls: Chromium itself repeats
   * a request whose connection breaks.
   */
  expectAnother(calls: readonly SentRequest[], isDone: boolean): void {
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls)
      expect(call).toMatchObject({ operationId: this.#operation, handled: isDone });
    this.#all.push(...calls);
  }

  /** Expects that all attempts have the same key, by which the retailer recognises a repeat. */
  expectOneKey(): void {
    const keys = new Set(this.#all.map(({ idempotencyKey }) => idempotencyKey));
    expect([...keys], 'one key for all attempts of a submission').toEqual([expect.any(String)]);
  }

  /** Expects that none of these requests is another attempt. */
  expectNone(requests: readonly SentRequest[]): void {
    expect(requests.map(({ operationId }) => operationId)).not.toContain(this.#operation);
  }
}
