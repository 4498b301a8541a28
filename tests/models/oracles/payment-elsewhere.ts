import { expect } from '@playwright/test';
import type { StoredPayment } from '#actors/stored-payments.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import type { RetailerTools } from './oracle.ts';

const KEY = 'pk_test_lluerna';

interface Invoice {
  number: string;
  invoice_id: number;
  online_payment: { rel_object_type: string };
}

/** Stores in the browser of the walk what another of its tabs would have stored of a payment. */
export type KeepPayment = (
  customer: FreshCustomer,
  number: string,
  payment: StoredPayment,
) => Promise<void>;

interface PaymentElsewhereTools extends Pick<RetailerTools, 'request' | 'sandbox'> {
  keepPayment: KeepPayment;
}

/** What a customer does with an invoice on another device, or in another tab of this browser. */
export class PaymentElsewhere {
  readonly #tools: PaymentElsewhereTools;
  readonly #customer: FreshCustomer;
  readonly #invoice: Invoice;
  /** Client secret of the payment that was started in another tab. */
  #clientSecret: string | null = null;

  private constructor(tools: PaymentElsewhereTools, customer: FreshCustomer, invoice: Invoice) {
    this.#tools = tools;
    this.#customer = customer;
    this.#invoice = invoice;
  }

  /** For the oldest invoice that the customer owes. */
  static async of(
    tools: PaymentElsewhereTools,
    customer: FreshCustomer,
  ): Promise<PaymentElsewhere> {
    const filter = encodeURIComponent('[["paid_status","=","unpaid"]]');
    const answer = await tools.request.get(`/api/v1/invoices/?filter=${filter}`, {
      headers: headersOf(customer),
    });
    const invoice = (await answer.json()).data.result.items.at(-1);
    return new PaymentElsewhere(tools, customer, invoice);
  }

  get number(): string {
    return this.#invoice.number;
  }

  /** Pays it: what the bank agreed to, where there is such a payment, else with a card. */
  async pay(card: string): Promise<void> {
    const payments = await this.#tools.sandbox.payments(this.#customer);
    const pending = payments.find(({ state }) => state === 'pending');
    if (pending && this.#clientSecret) await this.#agree(pending.intent_id, this.#clientSecret);
    const body = pending ? { payment_intent_id: pending.intent_id } : await this.#bodyFor(card);
    expect(await this.#pay(body)).toMatchObject({ state: 'success' });
  }

  /** Starts a payment, unless one is pending at the bank already, and leaves it pending at the bank. */
  async startInAnotherTab(card: string): Promise<void> {
    const payments = await this.#tools.sandbox.payments(this.#customer);
    if (payments.some(({ state }) => state === 'pending')) return;
    const body = await this.#bodyFor(card);
    const { payment_intent_id: id = '', payment_intent_client_secret: clientSecret = '' } =
      await this.#pay(body);
    this.#clientSecret = clientSecret;
    const stored = {
      ...{ idempotencyKey: 'of another tab', methodId: body.payment_method_id, platform: 'stripe' },
      ...{ intent: { id, clientSecret }, lastTransaction: null, startedAt: Date.now() },
    };
    await this.#tools.keepPayment(this.#customer, this.number, stored);
  }

  /** Authenticates the customer at the bank, for a payment that is still pending there. */
  async #agree(id: string, client_secret: string): Promise<void> {
    const data = { key: KEY, client_secret, answer: 'accept' };
    const path = `/sandbox-cards/v3/payment_intents/${id}/authenticate`;
    await this.#tools.request.post(path, { data });
  }

  async #bodyFor(number: string) {
    const expires = { exp_month: 12, exp_year: new Date().getFullYear() + 3, cvc: '123' };
    const data = { key: KEY, type: 'card', card: { number, ...expires } };
    const { request } = this.#tools;
    const made = await request.post('/sandbox-cards/v3/payment_methods', { data });
    return {
      payment_method_id: (await made.json()).id as string,
      platform_name: 'stripe',
      item_id: this.#invoice.invoice_id,
      related_object_type: this.#invoice.online_payment.rel_object_type,
    };
  }

  async #pay(data: object): Promise<Record<string, string>> {
    const { request, sandbox } = this.#tools;
    await sandbox.clearInjectedFaults();
    const headers = headersOf(this.#customer);
    const answer = await request.post('/api/v2/pay', { data, headers });
    return (await answer.json()).data;
  }
}

const headersOf = ({ token }: FreshCustomer) => ({
  Authorization: `Bearer ${token}`,
  'X-Sandbox-Scope': 'elsewhere',
});
