import { expect } from '@playwright/test';
import { type PowerCase, powerCases } from '#tests/models/power-calculator-model.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';
import { SentContacts } from './sent-contacts.ts';

/** The power that a home needs, and the contact that a visitor leaves about it. */
export class PowerCalculatorOracle implements Oracle {
  readonly case: PowerCase;
  readonly contact = {
    name: 'Laura',
    surname1: 'Ferrer',
    email: 'laura@example.com',
    telephone: '600 00 00 01',
    contactHours: '15-19h',
    consent: true,
  };
  readonly #contacts: SentContacts;

  constructor(tools: RetailerTools) {
    this.case = powerCases()[tools.walk.variant] as PowerCase;
    this.#contacts = new SentContacts(tools);
  }

  async begin(): Promise<void> {}

  stored() {
    return this.#contacts.stored();
  }

  async expectOutcome({ outcome, calls, before, after }: Ended): Promise<void> {
    const [actor, name] = outcome.split('.');
    const isDone = name === 'sent';
    if (actor === 'send') {
      // Chromium itself repeats a request whose connection breaks.
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls) {
        expect(call).toMatchObject({ operationId: 'savePowerLead', handled: isDone });
        expect(call.body).toMatchObject({ ...this.case.sends, telephone: '600000001' });
      }
    }
    if (!isDone) return expect(after).toEqual(before);
    this.#contacts.note(calls);
    expect(await this.stored()).toMatchObject([{ kind: 'power', fields: this.case.sends }]);
  }
}
