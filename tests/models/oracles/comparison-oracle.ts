import { expect } from '@playwright/test';
import type { Answers } from '#domain/submission.ts';
import { type ComparisonCase, comparisonCases } from '#tests/models/comparison-model.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';
import { SentContacts } from './sent-contacts.ts';

const DAY_MS = 24 * 3600 * 1000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** A bill of electricity or of gas to compare, and the contact that is left about it. */
export class ComparisonOracle implements Oracle {
  readonly case: ComparisonCase;
  readonly #contacts: SentContacts;

  constructor(tools: RetailerTools) {
    this.case = comparisonCases()[tools.walk.variant] as ComparisonCase;
    this.#contacts = new SentContacts(tools);
  }

  /** The bill of the thirty days that ended ten days ago; days as in `2026-11-28`. */
  get bill(): Answers {
    return { ...this.case.answers, startDate: dayAgo(39), endDate: dayAgo(10) };
  }

  async begin(): Promise<void> {}

  stored() {
    return this.#contacts.stored();
  }

  async expectOutcome({ outcome, calls, before, after }: Ended): Promise<void> {
    const { operation, confirms, kind, sends, storesContact } = this.case;
    const [actor, name] = outcome.split('.');
    const isContact = actor === 'send';
    const isDone = name === 'compared' || name === 'sent';
    // Chromium itself repeats a request whose connection breaks.
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      expect(call).toMatchObject({
        operationId: isContact ? confirms : operation,
        handled: isDone,
      });
      if (!isContact) expect(call.body).toMatchObject(sends);
    }
    if (!isContact || !isDone) return expect(after).toEqual(before);
    this.#contacts.note(calls);
    expect((await this.stored()).at(-1)).toMatchObject({ kind, fields: storesContact });
  }
}
