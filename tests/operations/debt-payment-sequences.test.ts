import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Turn } from '#actors/debt-payment-actors.ts';
import { forgetPayments } from '#actors/stored-payments.ts';
import { configureApi } from '#api/client.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import { bankAnswer, paymentFault } from '#tests/support/retailer/payment-moments.ts';
import {
  CHALLENGED,
  DECLINED,
  openDebt,
  PAYS,
  retailerPayments,
  testCards,
} from '#tests/support/retailer/payments.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

const RUNS = exhaustive ? 500 : 6;
const TIMEOUT_MS = exhaustive ? 1_800_000 : 240_000;

let retailer: TestRetailer;
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());

const does = fc.constantFrom(
  ...(['submit', 'submit', 'submit', 'submitInBoth', 'submitInBoth', 'retry', 'retry'] as const),
  ...(['wait', 'check', 'stop', 'leaveOneOut', 'reload', 'reload', 'endSession'] as const),
  ...(['correct', 'withdraw'] as const),
);

/** A step, and its conditions when a card is read for the first, second or third time. */
const moment = fc.record({
  does,
  tab: fc.integer({ min: 0, max: 1 }),
  at: fc.integer({ min: 1, max: 3 }),
  card: fc.constantFrom(PAYS, PAYS, PAYS, CHALLENGED, CHALLENGED, DECLINED, '4242424242424241'),
  answer: bankAnswer,
  fault: paymentFault({ kind: 'status', status: 402, body: { message: 'amount_too_large' } }),
});
type Moment = typeof moment extends fc.Arbitrary<infer One> ? One : never;

const counted = { steps: 0, dropsArmed: 0, charges: 0 };

/** A customer who owes three invoices and more, with two tabs that pay them. */
async function household() {
  const customer = await retailer.signInFresh({ debtEuro: 160 });
  const cards = testCards(retailer);
  const { createMethod } = cards;
  let read = 0;
  let meets: { at: number; happens: () => unknown } | null = null;
  cards.createMethod = async () => {
    read += 1;
    if (meets?.at === read) await meets.happens();
    return createMethod();
  };
  const open = () => openDebt(customer, cards);
  const tabs = [open(), open()];
  const atBank = new Set<Turn | undefined>();
  const settle = () =>
    Promise.all(
      tabs.map((tab) => tab.settles((turn) => cards.answer === 'none' || atBank.has(turn))),
    );
  const charged = async () =>
    (await retailerPayments(retailer, customer))
      .filter(({ state }) => state === 'paid')
      .map(({ number }) => number);
  await settle();

  async function act({ does, tab, at, card, answer, fault }: Moment) {
    const one = tabs[tab] as (typeof tabs)[number];
    const other = tabs[1 - tab] as (typeof tabs)[number];
    const send = (to: typeof one, event: Parameters<typeof one.send>[0]) => {
      if (to.actor.getSnapshot().status === 'active') to.send(event);
    };
    const submit = (to: typeof one) =>
      send(to, { type: 'submit', idempotencyKey: crypto.randomUUID() });
    read = 0;
    meets = {
      at,
      happens: async () => {
        Object.assign(cards, { number: card, answer });
        if (!fault) return;
        counted.dropsArmed += fault.how.kind === 'status' ? 0 : 1;
        await retailer.fail({ operationId: fault.operationId, ...fault.how, times: 1 });
      },
    };
    switch (does) {
      case 'submitInBoth':
        submit(one);
        submit(other);
        break;
      case 'leaveOneOut':
      case 'correct': {
        const number = one.actor.getSnapshot().context.invoices[0]?.invoice.number;
        if (number && does === 'leaveOneOut') send(one, { type: 'tick', number, isTicked: false });
        else if (number)
          await retailer.call('PATCH', `/sandbox/customers/${customer.id}/invoices/${number}`, {
            amount_pending: 5.05,
          });
        submit(one);
        break;
      }
      case 'wait':
        one.wait(60_000);
        break;
      case 'check':
        if (one.turn()?.getSnapshot().value === 'unknown') one.turn()?.send({ type: 'check' });
        break;
      case 'reload':
        one.leave();
        tabs[tab] = open();
        break;
      case 'endSession': {
        await retailer.call('POST', '/sandbox/tokens/expire', { user: customer.user });
        submit(one);
        await settle();
        const made = await retailer.call('POST', `/sandbox/customers/${customer.id}/tokens`, {
          lifetimeSeconds: 3600,
        });
        configureApi({ token: () => (made as { token: string }).token });
        break;
      }
      case 'withdraw':
        submit(one);
        send(one, { type: 'withdraw', reason: 'online-payment-enabled' });
        break;
      case 'submit':
        submit(one);
        // A double click.
        submit(one);
        break;
      default:
        send(one, { type: does });
    }
    await settle();
    for (const each of tabs) {
      const turn = each.turn();
      if (turn?.getSnapshot().value === 'requires_action') atBank.add(turn);
    }
    await retailer.clearInjectedFaults();
    Object.assign(cards, { number: PAYS, answer: 'accept' });
  }

  return { customer, cards, tabs, open, charged, act };
}

it(
  `charges each invoice once at most in ${RUNS} sequences, and the last state is the retailer’s`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 6 }), async (moments) => {
        const { cards, tabs, open, charged, act } = await household();
        const all = tabs[0]?.actor.getSnapshot().context.invoices.length;
        for (const one of moments) {
          await act(one);
          counted.steps += 1;
          const numbers = await charged();
          expect(new Set(numbers).size, 'charged once at most').toBe(numbers.length);
          for (const { actor } of tabs)
            for (const { standing, invoice } of actor.getSnapshot().context.invoices)
              if (standing === 'paid') expect(numbers, 'shown as paid').toContain(invoice.number);
        }
        for (const each of tabs) each.leave();
        // A returning customer sees the true state.
        Object.assign(cards, { number: PAYS, answer: 'accept' });
        const last = open();
        const { value, context } = await last.rests();
        const numbers = await charged();
        expect(['entering', 'finished', 'closed']).toContain(value);
        const left = context.invoices
          .filter(({ standing }) => standing !== 'paid')
          .map(({ invoice }) => invoice.number);
        expect(left.filter((number) => numbers.includes(number))).toEqual([]);
        expect(left.length + numbers.length).toBe(all);
        counted.charges += numbers.length;
        last.leave();
        forgetPayments();
      }),
      { numRuns: RUNS },
    );
    console.info(`${RUNS} sequences, seed ${fc.readConfigureGlobal().seed}:`, counted);
  },
  TIMEOUT_MS,
);
