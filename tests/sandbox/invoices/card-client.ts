import type { components } from '#openapi/generated/types.ts';
import type { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

type Invoice = components['schemas']['Invoice'];

const KEY = 'pk_test_lluerna';
export const CARD = { exp_month: 12, exp_year: new Date().getUTCFullYear() + 3, cvc: '123' };
export const PAYS = '4242424242424242';
export const DECLINED = '4000000000000002';
export const CHALLENGED = '4000002760003184';

/** The requests with which a browser and the portal pay by card. */
export function cardClient(sandbox: ReturnType<typeof testSandbox>) {
  const intentPath = (secret: string) =>
    `/sandbox-cards/v3/payment_intents/${secret.split('_secret_')[0]}`;
  const client = {
    /** The response of the platform to a card, as its own frame would send it. */
    createMethod: (card: object, key = KEY) =>
      sandbox.page('/sandbox-cards/v3/payment_methods', { body: { key, type: 'card', card } }),

    async methodOf(number: string): Promise<string> {
      const cvc = number.startsWith('37') ? '1234' : CARD.cvc;
      return (await client.createMethod({ ...CARD, cvc, number })).body.id;
    },

    intent: (secret: string, key = KEY) =>
      sandbox.page(`${intentPath(secret)}?${new URLSearchParams({ key, client_secret: secret })}`),

    answer: (secret: string, answer: string) =>
      sandbox.page(`${intentPath(secret)}/authenticate`, {
        body: { key: KEY, client_secret: secret, answer },
      }),

    pay: (token: string, body: unknown, key?: string) =>
      sandbox.api('/v2/pay', {
        token,
        body,
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      }),

    /** Pays an invoice with a new payment method of a card. */
    async payBy(number: string, token: string, invoice: Invoice) {
      return client.pay(token, client.firstStep(invoice, await client.methodOf(number)));
    },

    firstStep: ({ invoice_id, online_payment }: Invoice, payment_method_id: string) => ({
      payment_method_id,
      platform_name: 'stripe',
      item_id: invoice_id,
      related_object_type: online_payment.rel_object_type,
    }),

    async unpaid(token: string): Promise<Invoice[]> {
      const filter = encodeURIComponent('[["paid_status","=","unpaid"]]');
      const { body } = await sandbox.api(`/v1/invoices/?filter=${filter}`, { token });
      return body.data.result.items;
    },

    async invoice(token: string, { number }: Invoice): Promise<Invoice> {
      const filter = encodeURIComponent(JSON.stringify([['number', '=', number]]));
      const { body } = await sandbox.api(`/v1/invoices/?filter=${filter}`, { token });
      return body.data.result.items[0];
    },

    summary: (token: string, { invoice_id }: Invoice, lang = 'es_ES') =>
      sandbox.api(`/v1/transaction_summary/${invoice_id}?lang=${lang}`, { token }),

    receipt: (token: string, { invoice_id }: Invoice, lang = 'es_ES') =>
      sandbox.api(`/v1/download_transaction_receipt/${invoice_id}?lang=${lang}`, { token }),

    /** A fresh customer and the oldest invoice that they owe. */
    async debtor(wanted: unknown = {}): Promise<FreshCustomer & { invoice: Invoice }> {
      const customer = await sandbox.freshCustomer(wanted);
      const invoice = (await client.unpaid(customer.token)).at(-1);
      if (!invoice) throw new Error('The fresh customer owes nothing.');
      return { ...customer, invoice };
    },
  };
  return client;
}
