import { debtPaymentActors } from '#actors/debt-payment-actors.ts';
import { storedPayments } from '#actors/stored-payments.ts';
import type { DebtInvoice } from '#machines/payment/debt-invoices.ts';
import { debtPaymentMachine } from '#machines/payment/debt-payment.ts';
import { DebtPaymentOracle } from '#tests/models/oracles/debt-payment-oracle.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import type { Standing, WalkStep } from '#tests/support/machines/machine-walk.ts';
import { testCards } from '#tests/support/retailer/payments.ts';
import { type Flow, Portal } from './flow.ts';

/** As long as the switch of `too-many` makes the run wait, and a little more. */
const PAST_PAUSE_MS = 20 * 60_000 + 1000;

/** The payment of all that is owed for electricity. */
export class DebtPaymentFlow implements Flow {
  readonly oracle: DebtPaymentOracle;
  readonly portal: Portal;
  readonly #tools: RetailerTools;
  #answerBank: (answer: 'accept' | 'refuse') => void = () => {};

  constructor(tools: RetailerTools) {
    this.#tools = tools;
    this.portal = new Portal(tools);
    this.oracle = new DebtPaymentOracle(tools, async ({ id }, number, payment) =>
      storedPayments(String(id)).keep(number, payment),
    );
  }

  async begin(): Promise<void> {
    const { queryClient } = this.portal;
    const { customer } = this.oracle;
    this.portal.token = customer.token;
    const payments = storedPayments(String(customer.id));
    const cards = this.#cards();
    const actors = debtPaymentActors({
      cards,
      payments,
      queryClient,
      provider: 'stripe',
      most: 20,
    });
    this.portal.start(debtPaymentMachine.provide({ actors }), { type: 'electricity' });
  }

  #cards() {
    const { request } = this.#tools;
    const cards = testCards({
      call: async (method, path, data) => {
        const called = await request.fetch(path, { method, data });
        if (!called.ok()) throw new Error(`${method} ${path}: ${called.status()}`);
        return called.json();
      },
    });
    cards.number = this.oracle.case.number;
    const answer = new Promise<'accept' | 'refuse'>((resolve) => {
      this.#answerBank = resolve;
    });
    return {
      ...cards,
      authenticate: async (...challenge: Parameters<typeof cards.authenticate>) => {
        cards.answer = await answer;
        return cards.authenticate(...challenge);
      },
    };
  }

  async perform(step: WalkStep): Promise<void> {
    const { actor, clock } = this.portal;
    if (step.happens.kind === 'delay') {
      clock.increment(PAST_PAUSE_MS);
      return;
    }
    if (step.event.type === 'submit') {
      await this.oracle.prepareSubmit(step);
      return this.portal.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    }
    const last = actor.getSnapshot().context.invoices.at(-1) as DebtInvoice | undefined;
    const own = step.event.type === 'tick' ? { number: last?.invoice.number } : {};
    this.portal.send({ ...step.event, ...own });
  }

  waitsElsewhere(state: unknown): boolean {
    return state === 'paying' && this.oracle.isWithBank;
  }

  /** The customer answers the bank. */
  async prepareOutcome(outcome: string): Promise<void> {
    if (!this.oracle.isWithBank || !outcome.startsWith('payOne.')) return;
    this.#answerBank(outcome === 'payOne.paid' ? 'accept' : 'refuse');
    this.oracle.isWithBank = false;
  }

  /** The standing of each invoice. */
  expected({ context }: Standing) {
    const standings = ({ invoices }: { invoices: readonly DebtInvoice[] }) =>
      invoices.map(({ standing }) => standing);
    const now = () => standings(this.portal.actor.getSnapshot().context);
    return { wanted: standings(context), now };
  }
}
