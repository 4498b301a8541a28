import { expect } from '@playwright/test';
import type { DebtInvoice } from '#machines/payment/debt-invoices.ts';
import { debtCardCases } from '#tests/models/debt-payment-model.ts';
import { faultsOf } from '#tests/models/outcome-faults.ts';
import { type CardCase, LEFT_WITH_BANK } from '#tests/models/payment-model.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { CHALLENGED, PAYS, type StoredPayment } from '#tests/support/retailer/payments.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';
import { type KeepPayment, PaymentElsewhere } from './payment-elsewhere.ts';

const MINUTE_MS = 60_000;
/** As long as the switch of `too-many` makes the run wait. */
const PAUSE_MINUTES = 20;
const OFF_AFTER_MINUTES = 10;
const ANOTHER_AMOUNT = 3.21;

const isPaid = ({ standing }: DebtInvoice) => standing === 'paid';

/** The payment of all that is owed for electricity. */
export class DebtPaymentOracle implements Oracle {
  readonly case: CardCase;
  customer!: FreshCustomer;
  /** When paying is switched off, for the customer of the walk. */
  offAt = 0;
  /** As the machine has them. */
  invoices: readonly DebtInvoice[] = [];
  /** True while an earlier payment is pending at the bank. */
  isWithBank = false;
  readonly #tools: RetailerTools;
  readonly #keepPayment: KeepPayment;
  #oldest!: PaymentElsewhere;

  constructor(tools: RetailerTools, keepPayment: KeepPayment) {
    this.#tools = tools;
    this.#keepPayment = keepPayment;
    this.case = debtCardCases()[tools.walk.variant] as CardCase;
  }

  async begin(): Promise<void> {
    const { sandbox, walk } = this.#tools;
    this.offAt = this.#closesAt();
    const from = new Date(this.offAt).toISOString();
    const schedule = [{ set: 'features.onlinePayment.enabled', to: false, from }];
    this.customer = await sandbox.freshCustomer({ settings: { schedule } });
    this.#oldest = await this.#oldestOwed();
    const { contract } = walk.path.start(() => 0) as { contract?: string };
    this.isWithBank = contract === LEFT_WITH_BANK;
    if (this.isWithBank) await this.#oldest.startInAnotherTab(CHALLENGED);
  }

  #oldestOwed(): Promise<PaymentElsewhere> {
    const tools = { ...this.#tools, keepPayment: this.#keepPayment };
    return PaymentElsewhere.of(tools, this.customer);
  }

  /** Paying is switched off some minutes after the pauses that the path waits through before. */
  #closesAt(): number {
    const { steps } = this.#tools.walk.path;
    const until = steps.findIndex(({ name }) => name === 'withdraw');
    const pauses = steps
      .slice(0, until < 0 ? steps.length : until)
      .filter(({ happens }) => happens.kind === 'delay').length;
    return Date.now() + (pauses * PAUSE_MINUTES + OFF_AFTER_MINUTES) * MINUTE_MS;
  }

  note({ context }: Standing): void {
    this.invoices = (context as { invoices: readonly DebtInvoice[] }).invoices;
  }

  /**
   * Prepares the retailer for a card that is about to be sent at this step. Returns true when the run ends without a
   * call that could wait at the gate.
   */
  async prepareSubmit(step: WalkStep): Promise<boolean> {
    const { sandbox, walk } = this.#tools;
    const next = walk.path.steps[walk.path.steps.indexOf(step) + 1]?.name ?? '';
    if (next === 'payOne.costs something else')
      await sandbox.correctInvoice(this.customer, this.#oldest.number, ANOTHER_AMOUNT);
    else if (next === 'payOne.not for this customer')
      for (const fault of faultsOf('debt-payment', next)) await sandbox.injectedFault(fault);
    else return false;
    return true;
  }

  async prepareOutcome(outcome: string): Promise<void> {
    const owesNothing = this.invoices.length > 0 && this.invoices.every(isPaid);
    if (outcome !== 'fetch.nothing is owed' || owesNothing) return;
    await this.#oldest.pay(PAYS);
    await (await this.#oldestOwed()).pay(PAYS);
  }

  stored(): Promise<StoredPayment[]> {
    return this.#tools.sandbox.payments(this.customer);
  }

  async expectOutcome({ outcome, requests, before, after }: Ended): Promise<void> {
    const payments = after as StoredPayment[];
    const charged = payments.filter(({ state }) => state === 'paid').map(({ number }) => number);
    expect(new Set(charged).size, 'each charged once at most').toBe(charged.length);
    const known = this.invoices.filter(isPaid).length;
    const [actor, name] = outcome.split('.');
    if (actor === 'fetch') {
      expect(requests.map(({ operationId }) => operationId)).not.toContain('pay');
      return;
    }
    expect(charged, 'reported as paid').toHaveLength(known);
    if (name === 'declined') expect(payments.at(-1)).toMatchObject({ state: 'failed' });
    else if (name !== 'paid' && name !== 'cancelled') expect(after).toEqual(before);
  }
}
