import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetPayments } from '#actors/stored-payments.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { fetchPayable, summaryQuery } from '#queries/invoices/payments.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import {
  CHALLENGED,
  DECLINED,
  openDebt,
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
let owed: Invoice[];

beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());

/** Something that happens before the card is read for the first, the second … time. */
let beforeCard: Record<number, () => unknown>;

async function begin(wanted: Parameters<TestRetailer['signInFresh']>[0] = {}) {
  customer = await retailer.signInFresh({ debtEuro: 200, ...wanted });
  cards = testCards(retailer);
  owed = await fetchPayable({ type: 'electricity' }, new AbortController().signal);
  beforeCard = {};
  const { createMethod } = cards;
  let read = 0;
  cards.createMethod = async () => {
    read += 1;
    await beforeCard[read]?.();
    return createMethod();
  };
}
beforeEach(() => begin());
afterEach(async () => {
  forgetPayments();
  await retailer.clearInjectedFaults();
});

const fail = (operationId: string, kind: string, more = {}) =>
  retailer.fail({ operationId, kind, times: 1, ...more });

const tooOften = () => fail('pay', 'status', { status: 429, body: { message: 'rate_limit' } });

const stored = async () =>
  (await retailerPayments(retailer, customer)).map(({ number, state }) => [number, state]);

const numbered = (place: number) => owed[place]?.number ?? '';

/** Opens the debt and pays all of it; returns the run. */
async function payAll(options = {}) {
  const debt = openDebt(customer, cards, options);
  await debt.pay();
  return debt;
}

describe('all that is owed', () => {
  it('is paid with one card, the oldest first, each invoice once', async () => {
    expect(owed.length).toBeGreaterThan(2);
    const debt = await payAll();
    // A double click.
    debt.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    expect((await debt.rests()).value).toBe('finished');
    expect(debt.standings()).toEqual(owed.map(() => 'paid'));
    expect(await stored()).toEqual(owed.map(({ number }) => [number, 'paid']));
    const dates = owed.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    debt.send({ type: 'retry' });
    const { value, context } = await debt.rests();
    expect([value, context.reason]).toEqual(['closed', 'nothing-to-pay']);
  });

  it('is as much as one run takes; the others are left for the next', async () => {
    const debt = await payAll({ most: 2 });
    expect((await debt.rests()).context.further).toBe(owed.length - 2);
    expect(await stored()).toEqual(owed.slice(0, 2).map(({ number }) => [number, 'paid']));
    debt.send({ type: 'retry' });
    const { value, context } = await debt.rests();
    expect([value, context.invoices.length]).toEqual(['entering', owed.length - 2]);
  });

  it('is what is ticked', async () => {
    const debt = openDebt(customer, cards);
    await debt.rests();
    for (const { number } of owed.slice(1)) debt.send({ type: 'tick', number, isTicked: false });
    await debt.pay();
    expect((await debt.rests()).value).toBe('finished');
    expect(await stored()).toEqual([[numbered(0), 'paid']]);
    const none = openDebt(customer, cards);
    const { context } = await none.rests();
    for (const { invoice } of context.invoices)
      none.send({ type: 'tick', number: invoice.number, isTicked: false });
    none.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    expect(none.actor.getSnapshot().value).toBe('entering');
  });

  it('makes what was read stale', async () => {
    const queryClient = new QueryClient();
    const summary = summaryQuery(owed[0]?.paymentId ?? 0);
    await queryClient.fetchQuery(summary);
    await (await payAll({ queryClient })).rests();
    expect(queryClient.getQueryState(summary.queryKey)?.isInvalidated).toBe(true);
  });

  it('cannot be paid where paying is switched off', async () => {
    await begin({ settings: { features: { onlinePayment: { enabled: false } } } });
    const { value, context } = await openDebt(customer, cards).rests();
    expect([value, context.reason]).toEqual(['closed', 'nothing-to-pay']);
  });

  it('can be read again where it could not', async () => {
    await fail('listPaymentPlatforms', 'status', { status: 500 });
    const debt = openDebt(customer, cards);
    expect((await debt.rests()).value).toBe('failed');
    debt.send({ type: 'retry' });
    expect((await debt.rests()).value).toBe('entering');
  });
});

describe('a card that is refused', () => {
  it('at the first invoice stays at the card, and no other is tried', async () => {
    cards.number = '4242424242424241';
    const debt = await payAll();
    const { value, context } = await debt.rests();
    expect([value, context.problem]).toEqual([
      'entering',
      { kind: 'card', code: 'incorrect_number' },
    ]);
    cards.number = PAYS;
    await debt.pay();
    expect((await debt.rests()).value).toBe('finished');
    expect(debt.standings()).toEqual(owed.map(() => 'paid'));
  });

  it('at the second ends the run; another card pays what is left', async () => {
    beforeCard[2] = () => {
      cards.number = DECLINED;
    };
    const debt = await payAll();
    const { value, context } = await debt.rests();
    expect(value).toBe('finished');
    expect(debt.standings().slice(0, 3)).toEqual(['paid', 'refused', 'waiting']);
    expect(context.invoices[1]?.problem).toMatchObject({ code: 'card_declined' });
    expect(await stored()).toEqual([
      [numbered(0), 'paid'],
      [numbered(1), 'failed'],
    ]);
    cards.number = PAYS;
    debt.send({ type: 'retry' });
    await debt.pay();
    await debt.rests();
    expect((await stored()).filter(([, state]) => state === 'paid')).toEqual(
      owed.map(({ number }) => [number, 'paid']),
    );
  });

  it.each(['amount_too_large', 'currency_not_supported'])(
    'for one invoice alone (%s): the next is paid',
    async (message) => {
      await fail('pay', 'status', { status: 402, body: { message } });
      const debt = await payAll();
      expect((await debt.rests()).value).toBe('finished');
      expect(debt.standings()).toEqual(owed.map((_, at) => (at === 0 ? 'refused' : 'paid')));
    },
  );

  it('for coming too often waits, and goes on', async () => {
    beforeCard[2] = tooOften;
    const debt = await payAll();
    expect((await debt.rests()).value).toBe('pausing');
    expect(debt.standings().slice(0, 2)).toEqual(['paid', 'waiting']);
    debt.wait(60_000);
    expect((await debt.rests()).value).toBe('finished');
    expect(await stored()).toEqual(owed.map(({ number }) => [number, 'paid']));
  });

  it('for coming too often can be left there', async () => {
    beforeCard[2] = tooOften;
    const debt = await payAll();
    await debt.rests();
    debt.send({ type: 'stop' });
    expect(debt.actor.getSnapshot().value).toBe('finished');
    expect(await stored()).toEqual([[numbered(0), 'paid']]);
  });
});

describe('a bank that requires authentication', () => {
  it('is answered for each invoice, and the run continues', async () => {
    cards.number = CHALLENGED;
    const debt = await payAll();
    expect((await debt.rests()).value).toBe('finished');
    expect(await stored()).toEqual(owed.map(({ number }) => [number, 'paid']));
  });

  it.each(['refuse', 'close'] as const)(
    'and is refused in the middle (%s): the run ends',
    async (no) => {
      beforeCard[2] = () => Object.assign(cards, { number: CHALLENGED, answer: no });
      const debt = await payAll();
      const { value, context } = await debt.rests();
      expect(value).toBe('finished');
      expect(debt.standings().slice(0, 3)).toEqual(['paid', 'refused', 'waiting']);
      expect(context.invoices[1]?.problem).toMatchObject({
        code: 'payment_intent_authentication_failure',
      });
    },
  );

  it('and a tab that was closed: that payment continues, and the rest is offered again', async () => {
    beforeCard[2] = () => Object.assign(cards, { number: CHALLENGED, answer: 'none' });
    const first = await payAll();
    await first.reaches('requires_action', 1);
    first.leave();
    Object.assign(cards, { answer: 'accept' });
    const second = openDebt(customer, cards);
    expect((await second.rests()).value).toBe('finished');
    expect(second.standings()).toEqual(['paid', ...owed.slice(2).map(() => 'left')]);
    second.send({ type: 'retry' });
    expect((await second.rests()).value).toBe('entering');
    expect(await stored()).toEqual([
      [numbered(0), 'paid'],
      [numbered(1), 'paid'],
    ]);
  });
});

it('a payment that another tab ends as its turn starts charges nothing by itself', async () => {
  Object.assign(cards, { number: CHALLENGED, answer: 'none' });
  const first = await payAll();
  await first.reaches('requires_action');
  first.leave();
  const second = openDebt(customer, cards, { onTurn: forgetPayments });
  expect((await second.rests()).value).toBe('finished');
  expect(second.standings()).toEqual(owed.map(() => 'left'));
  expect(await stored()).toEqual([[numbered(0), 'pending']]);
});

describe('an answer that was lost', () => {
  it('after the charge of the second: it is known as paid, and the run goes on', async () => {
    beforeCard[2] = () => fail('pay', 'drop-after');
    const debt = await payAll();
    expect((await debt.rests()).value).toBe('finished');
    expect(debt.standings()).toEqual(owed.map(() => 'paid'));
    expect(await stored()).toEqual(owed.map(({ number }) => [number, 'paid']));
  });

  it('before the charge: nothing further is tried', async () => {
    beforeCard[2] = () => fail('pay', 'drop-before');
    const debt = await payAll();
    const { value, context } = await debt.rests();
    expect([value, context.invoices[1]?.problem]).toEqual(['finished', { kind: 'no-answer' }]);
    expect(await stored()).toEqual([[numbered(0), 'paid']]);
  });

  it('and cannot be looked up: nothing is charged until it is known, then the run goes on', async () => {
    beforeCard[2] = async () => {
      await fail('pay', 'drop-after');
      await retailer.fail({ operationId: 'listInvoices', kind: 'status', status: 500 });
    };
    const debt = await payAll();
    const turn = await debt.reaches('unknown', 1);
    expect(await stored()).toHaveLength(2);
    expect(debt.standings()[1]).toBe('paying');
    await retailer.clearInjectedFaults();
    turn.send({ type: 'check' });
    expect((await debt.rests()).value).toBe('finished');
    expect(await stored()).toEqual(owed.map(({ number }) => [number, 'paid']));
  });
});

describe('what changes meanwhile', () => {
  it('a session that ends: the run ends, and says what was paid', async () => {
    beforeCard[2] = () => retailer.call('POST', '/sandbox/tokens/expire', { user: customer.user });
    const debt = await payAll();
    const { value, context } = await debt.rests();
    expect([value, context.invoices[1]?.problem]).toMatchObject([
      'finished',
      { kind: 'signed-out' },
    ]);
    expect(await stored()).toEqual([[numbered(0), 'paid']]);
  });

  it('an amount: that invoice is not charged, and costs what it costs in the next run', async () => {
    const debt = openDebt(customer, cards);
    await debt.rests();
    const path = `/sandbox/customers/${customer.id}/invoices/${numbered(1)}`;
    await retailer.call('PATCH', path, { amount_pending: 12.34 });
    await debt.pay();
    const { context } = await debt.rests();
    expect(debt.standings()).toEqual(owed.map((_, at) => (at === 1 ? 'changed' : 'paid')));
    const [, changed] = context.invoices;
    expect([changed?.shownEuro, changed?.invoice.toPayEuro]).toEqual([owed[1]?.toPayEuro, 12.34]);
    debt.send({ type: 'retry' });
    await debt.pay();
    await debt.rests();
    const last = (await retailerPayments(retailer, customer)).at(-1);
    expect(last).toMatchObject({ number: numbered(1), amount: 12.34, state: 'paid' });
  });

  it('an invoice that is paid elsewhere counts as paid', async () => {
    const debt = openDebt(customer, cards);
    await debt.rests();
    const elsewhere = openPayment({ id: -customer.id }, numbered(1), testCards(retailer));
    await elsewhere.rests();
    elsewhere.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    await elsewhere.rests();
    await debt.pay();
    await debt.rests();
    expect(debt.standings()).toEqual(owed.map(() => 'paid'));
    expect((await stored()).map(([number]) => number).sort()).toEqual(
      owed.map(({ number }) => number).sort(),
    );
  });

  it('two tabs that pay the same: each invoice is charged once', async () => {
    const tabs = [openDebt(customer, cards), openDebt(customer, cards)];
    await Promise.all(tabs.map((tab) => tab.pay()));
    for (const tab of tabs) expect((await tab.rests()).value).toBe('finished');
    const charged = (await stored()).filter(([, state]) => state === 'paid');
    expect(charged.map(([number]) => number).sort()).toEqual(
      owed.map(({ number }) => number).sort(),
    );
    for (const tab of tabs) expect(tab.standings()).toEqual(owed.map(() => 'paid'));
  });

  it('paying is switched off: what is under way ends, and nothing further is charged', async () => {
    const debt = openDebt(customer, cards);
    beforeCard[2] = () => debt.send({ type: 'withdraw', reason: 'online-payment-enabled' });
    await debt.pay();
    const { value, context } = await debt.rests();
    expect([value, context.reason]).toEqual(['finished', 'online-payment-enabled']);
    expect(debt.standings().slice(0, 3)).toEqual(['paid', 'paid', 'waiting']);
    expect(await stored()).toHaveLength(2);
  });

  it('paying is switched off while the card is typed: it closes', async () => {
    const debt = openDebt(customer, cards);
    await debt.rests();
    debt.send({ type: 'withdraw', reason: 'pay-all-overdue-enabled' });
    expect(debt.actor.getSnapshot().value).toBe('closed');
  });
});
