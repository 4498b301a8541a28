import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetPayments } from '#actors/stored-payments.ts';
import { invoicesQuery } from '#queries/invoices/invoices.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import {
  CHALLENGED,
  DECLINED,
  oldestUnpaid,
  openPayment,
  PAYS,
  retailerPayments,
  type TestCards,
  testCards,
} from '#tests/support/retailer/payments.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

let retailer: TestRetailer;
let customer: FreshCustomer;
let cards: TestCards;
let number: string;

beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());

async function begin(wanted: Parameters<TestRetailer['signInFresh']>[0] = {}) {
  customer = await retailer.signInFresh(wanted);
  cards = testCards(retailer);
  number = (await oldestUnpaid()).number;
}
const unpaid = invoicesQuery({
  ...{ type: 'electricity', offset: 0, limit: 100 },
  conditions: [['paid_status', '=', 'unpaid']],
});

beforeEach(() => begin());
afterEach(async () => {
  forgetPayments();
  await retailer.clearInjectedFaults();
  await retailer.call('POST', '/sandbox/clock', {});
});

const fail = (operationId: string, kind: string, more = {}) =>
  retailer.fail({ operationId, kind, times: 1, ...more });

/** Opens the payment, and pays with a card once it can be typed. */
async function pay(card = PAYS) {
  cards.number = card;
  const payment = openPayment(customer, number, cards);
  expect((await payment.rests()).value).toBe('entering');
  payment.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
  return payment;
}

/** Pays with a card that requires authentication, and closes the tab before the customer answers the bank. */
async function leaveWithBank() {
  cards.answer = 'none';
  const payment = await pay(CHALLENGED);
  await payment.reaches('requires_action');
  payment.leave();
  cards.answer = 'accept';
}

const states = async () => (await retailerPayments(retailer, customer)).map(({ state }) => state);
const charges = async () => (await states()).filter((state) => state === 'paid').length;

describe('a payment', () => {
  it('charges the card and makes what it changed stale', async () => {
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(unpaid);
    const payment = openPayment(customer, number, cards, queryClient);
    const { context } = await payment.rests();
    expect(context.invoice).toMatchObject({ number, toPayEuro: expect.any(Number) });
    payment.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    expect((await payment.rests()).value).toBe('paid');
    expect(await retailerPayments(retailer, customer)).toMatchObject([
      { number, state: 'paid', paid_status: 'paid', amount: context.invoice?.toPayEuro },
    ]);
    expect(queryClient.getQueryState(unpaid.queryKey)?.isInvalidated).toBe(true);
    expect((await openPayment(customer, number, cards).rests()).value).toBe('paid');
  });

  it('is sent once by a double click', async () => {
    const payment = await pay();
    payment.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    expect((await payment.rests()).value).toBe('paid');
    expect(await states()).toEqual(['paid']);
  });

  it('reports an incorrect card at its fields, and sends nothing', async () => {
    const payment = await pay('4242424242424241');
    const { value, context } = await payment.rests();
    expect([value, context.problem]).toEqual([
      'entering',
      { kind: 'card', code: 'incorrect_number' },
    ]);
    expect(await states()).toEqual([]);
  });

  it('reports why a card was declined, and accepts another', async () => {
    const payment = await pay(DECLINED);
    const { value, context } = await payment.rests();
    expect([value, context.problem]).toMatchObject(['refused', { code: 'card_declined' }]);
    cards.number = PAYS;
    payment.send({ type: 'retry' });
    expect((await payment.rests()).context.idempotencyKey).toBe('');
    payment.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    expect((await payment.rests()).value).toBe('paid');
    expect(await states()).toEqual(['failed', 'paid']);
  });

  it('reports too many attempts after too many cards', async () => {
    await fail('pay', 'status', { status: 429, body: { message: 'rate_limit' } });
    const { value, context } = await (await pay()).rests();
    expect([value, context.problem]).toMatchObject(['refused', { kind: 'too-many' }]);
  });
});

describe('a response that was lost', () => {
  it('after the charge: the retailer reports that it is paid', async () => {
    await fail('pay', 'drop-after');
    expect((await (await pay()).rests()).value).toBe('paid');
    expect(await states()).toEqual(['paid']);
  });

  it('after the charge, while the summary is unavailable: it is paid nonetheless', async () => {
    await fail('pay', 'drop-after');
    await retailer.fail({ operationId: 'getTransactionSummary', kind: 'status', status: 500 });
    expect((await (await pay()).rests()).value).toBe('paid');
  });

  it.each(['drop-before', 'status'])(
    'before the charge (%s): the same is sent again',
    async (kind) => {
      await fail('pay', kind, kind === 'status' ? { status: 504 } : {});
      const payment = await pay();
      const { value, context } = await payment.rests();
      expect([value, context.problem]).toEqual(['entering', { kind: 'no-answer' }]);
      cards.number = DECLINED;
      payment.send({ type: 'resend' });
      // The card of the first attempt, not the current one.
      expect((await payment.rests()).value).toBe('paid');
      expect(await states()).toEqual(['paid']);
    },
  );

  it('of a card that requires authentication: the same request returns its challenge again', async () => {
    await fail('pay', 'drop-after');
    const payment = await pay(CHALLENGED);
    expect((await payment.rests()).value).toBe('entering');
    payment.send({ type: 'resend' });
    expect((await payment.rests()).value).toBe('paid');
    expect(await states()).toEqual(['paid']);
  });

  it('after the bank agreed: a retry continues the same payment', async () => {
    const { authenticate } = cards;
    cards.authenticate = async (...challenge) => {
      await authenticate(...challenge);
      // The retailer's answer to what follows is lost, however busy the machine is.
      await fail('pay', 'drop-before');
    };
    const payment = await pay(CHALLENGED);
    expect((await payment.rests()).value).toBe('refused');
    cards.authenticate = authenticate;
    payment.send({ type: 'retry' });
    expect((await payment.rests()).value).toBe('paid');
    expect(await states()).toEqual(['paid']);
  });

  it('and a retailer that cannot be read: nothing is offered until it is known', async () => {
    await fail('pay', 'drop-after');
    const { createMethod } = cards;
    cards.createMethod = async () => {
      await retailer.fail({ operationId: 'listInvoices', kind: 'status', status: 500 });
      return createMethod();
    };
    const payment = await pay();
    expect((await payment.rests()).value).toBe('unknown');
    payment.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    payment.send({ type: 'withdraw', reason: 'online-payment-enabled' });
    expect(payment.actor.getSnapshot().value).toBe('unknown');
    await retailer.clearInjectedFaults();
    payment.send({ type: 'check' });
    expect((await payment.rests()).value).toBe('paid');
    expect(await charges()).toBe(1);
  });
});

describe('an outcome that is not known at once', () => {
  const change = (what: object) =>
    retailer.call('PATCH', `/sandbox/customers/${customer.id}/invoices/${number}`, what);

  it('is unknown while the invoice is collected in another way, and paid once it is settled', async () => {
    await fail('pay', 'drop-before');
    const { createMethod } = cards;
    cards.createMethod = async () => {
      await change({ paid_status: 'manual_verification_required' });
      return createMethod();
    };
    const payment = await pay();
    expect((await payment.rests()).value).toBe('unknown');
    await change({ paid_status: 'paid', amount_pending: 0 });
    payment.send({ type: 'check' });
    expect((await payment.rests()).value).toBe('paid');
  });

  it('is believed after some checks, where the retailer has only errors for what is not there', async () => {
    await fail('pay', 'drop-before');
    await retailer.fail({ operationId: 'getTransactionSummary', kind: 'status', status: 500 });
    const payment = await pay();
    for (let checks = 0; checks < 3; checks += 1) {
      expect((await payment.rests()).value).toBe('unknown');
      payment.send({ type: 'check' });
    }
    expect((await payment.rests()).value).toBe('entering');
    payment.send({ type: 'resend' });
    expect((await payment.rests()).value).toBe('paid');
    expect(await states()).toEqual(['paid']);
  });

  it('is an amount that changed: nothing is charged until it was seen', async () => {
    const payment = openPayment(customer, number, cards);
    await payment.rests();
    await change({ amount_pending: 12.34 });
    payment.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    const { value, context } = await payment.rests();
    expect([value, context.problem]).toMatchObject(['refused', { code: 'amount_changed' }]);
    expect(await states()).toEqual([]);
    payment.send({ type: 'retry' });
    expect((await payment.rests()).context.invoice).toMatchObject({ toPayEuro: 12.34 });
    payment.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    expect((await payment.rests()).value).toBe('paid');
    expect(await retailerPayments(retailer, customer)).toMatchObject([{ amount: 12.34 }]);
  });
});

describe('a bank that requires authentication', () => {
  it('is answered, and the card is charged', async () => {
    expect((await (await pay(CHALLENGED)).rests()).value).toBe('paid');
    expect(await states()).toEqual(['paid']);
  });

  it.each(['refuse', 'close'] as const)(
    '%s: nothing is charged, and another card may pay',
    async (answer) => {
      cards.answer = answer;
      const payment = await pay(CHALLENGED);
      const { value, context } = await payment.rests();
      expect([value, context.problem]).toMatchObject([
        'refused',
        { code: 'payment_intent_authentication_failure' },
      ]);
      cards.number = PAYS;
      payment.send({ type: 'retry' });
      await payment.rests();
      payment.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
      expect((await payment.rests()).value).toBe('paid');
      expect(await charges()).toBe(1);
    },
  );

  it('and a tab that was closed meanwhile: the payment continues', async () => {
    await leaveWithBank();
    const second = openPayment(customer, number, cards);
    expect((await second.rests()).value).toBe('paid');
    expect(await states()).toEqual(['paid']);
  });

  it('and no answer for ten minutes: the payment is refused, and the invoice can be paid again', async () => {
    await leaveWithBank();
    await retailer.call('POST', '/sandbox/clock', { advanceSeconds: 601 });
    const second = openPayment(customer, number, cards);
    expect((await second.rests()).value).toBe('refused');
    cards.number = PAYS;
    second.send({ type: 'retry' });
    expect((await second.rests()).value).toBe('entering');
    second.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    expect((await second.rests()).value).toBe('paid');
  });

  it('and a second tab with another card: it joins the payment of the first', async () => {
    const second = openPayment(customer, number, cards);
    await second.rests();
    const first = await pay(CHALLENGED);
    await first.reaches('requires_action');
    second.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    expect((await second.rests()).value).toBe('paid');
    await first.rests();
    expect(await charges()).toBe(1);
  });
});

describe('an invoice that cannot be paid', () => {
  it('is reported when no invoice has that number', async () => {
    const { value, context } = await openPayment(customer, 'F0', cards).rests();
    expect([value, context.reason]).toEqual(['closed', 'not-found']);
  });

  it.each([
    [
      'switched off',
      { settings: { features: { onlinePayment: { enabled: false } } } },
      'online-payment-enabled',
    ],
    ['not for this customer', { flags: { 'payment.stripe': false } }, 'not-enabled'],
  ])('is reported when it is %s', async (_, wanted, reason) => {
    await begin(wanted);
    const { value, context } = await openPayment(customer, number, cards).rests();
    expect([value, context.reason]).toEqual(['closed', reason]);
  });

  it('because it was paid elsewhere meanwhile is paid', async () => {
    const late = openPayment(customer, number, cards);
    await late.rests();
    await (await pay()).rests();
    late.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    expect((await late.rests()).value).toBe('paid');
    expect(await charges()).toBe(1);
  });

  it('because another device pays it just now is not charged again', async () => {
    await leaveWithBank();
    forgetPayments();
    const { value, context } = await (await pay()).rests();
    expect([value, context.problem]).toMatchObject(['refused', { code: 'not_payable' }]);
    expect(await charges()).toBe(0);
  });
});

it('closes while nothing is under way, once paying is not allowed any more', async () => {
  const payment = openPayment(customer, number, cards);
  await payment.rests();
  payment.send({ type: 'withdraw', reason: 'online-payment-enabled' });
  expect(payment.actor.getSnapshot()).toMatchObject({
    value: 'closed',
    context: { reason: 'online-payment-enabled' },
  });
});
