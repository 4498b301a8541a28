import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { forgetPayments } from '#actors/stored-payments.ts';
import { configureApi } from '#api/client.ts';
import { fc } from '#tests/support/description/property-tests.ts';
import { exhaustive } from '#tests/support/environment/exhaustive.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { bankAnswer, paymentFault } from '#tests/support/retailer/payment-moments.ts';
import {
  CHALLENGED,
  DECLINED,
  oldestUnpaid,
  openPayment,
  PAYS,
  retailerPayments,
  testCards,
} from '#tests/support/retailer/payments.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';

const RUNS = exhaustive ? 1000 : 10;
const TIMEOUT_MS = exhaustive ? 1_800_000 : 240_000;
/** After this time an intent without authentication has expired. */
const ABANDONED_SECONDS = 601;

let retailer: TestRetailer;
beforeAll(async () => {
  retailer = await startRetailer();
});
afterAll(() => retailer.close());

const tab = fc.integer({ min: 0, max: 1 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('submit' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('resend' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('retry' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('check' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('submitInBoth' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('payElsewhere' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('changeAmount' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('endSession' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('abandon' as const), tab }) },
);

/** A step and its conditions. */
const moment = fc.record({
  step,
  card: fc.constantFrom(PAYS, CHALLENGED, CHALLENGED, DECLINED, '4242424242424241'),
  answer: bankAnswer,
  fault: paymentFault({ kind: 'status', status: 504 }),
});
type Moment = typeof moment extends fc.Arbitrary<infer One> ? One : never;

/** A drop that is armed may meet no call. */
const counted = { steps: 0, dropsArmed: 0, charges: 0 };

/** A customer with two tabs on the same invoice. */
async function household() {
  const customer: FreshCustomer = await retailer.signInFresh();
  const { number, toPayEuro } = await oldestUnpaid();
  let owed = toPayEuro;
  /** Devices of another person in the household; each has its own storage, under a number that no customer has. */
  let devices = 0;
  const cards = testCards(retailer);
  const open = () => openPayment(customer, number, cards);
  const tabs = [open(), open()];
  /** Amounts that were on the screen when the customer paid. */
  const agreed = new Set<number | undefined>();
  const charges = async () => {
    const paid = (await retailerPayments(retailer, customer)).filter(
      ({ state }) => state === 'paid',
    );
    for (const { amount } of paid) expect([...agreed], 'charged as shown').toContain(amount);
    return paid.length;
  };
  const signIn = async () => {
    const made = await retailer.call('POST', `/sandbox/customers/${customer.id}/tokens`, {
      lifetimeSeconds: 3600,
    });
    const { token } = made as { token: string };
    configureApi({ token: () => token });
  };
  const atBank = new Set<unknown>();
  type Sent = Parameters<(typeof tabs)[number]['send']>[0];
  const send = ({ actor }: (typeof tabs)[number], event: Sent) => {
    const { status, context } = actor.getSnapshot();
    if (status !== 'active') return;
    if (event.type === 'submit') agreed.add(context.invoice?.toPayEuro);
    actor.send(event);
  };
  /** Waits until nothing is pending but the authentication at the bank. */
  const settle = () =>
    Promise.all(
      tabs.map(({ actor }) =>
        waitFor(actor, ({ value }) => {
          const isAtBank =
            value === 'requires_action' && (cards.answer === 'none' || atBank.has(actor));
          const isBusy = ['fetching', 'paying', 'requires_action', 'verifying'].includes(
            String(value),
          );
          return isAtBank || !isBusy;
        }),
      ),
    );
  await settle();

  async function act({ step, card, answer, fault }: Moment) {
    const one = tabs[step.tab] as (typeof tabs)[number];
    const other = tabs[1 - step.tab] as (typeof tabs)[number];
    const submit = (payment: typeof one) =>
      send(payment, { type: 'submit', idempotencyKey: crypto.randomUUID() });
    Object.assign(cards, { number: card, answer });
    if (fault) {
      counted.dropsArmed += fault.how.kind === 'status' ? 0 : 1;
      await retailer.fail({ operationId: fault.operationId, ...fault.how, times: 1 });
    }
    switch (step.does) {
      case 'submit':
        submit(one);
        // A double click.
        submit(one);
        break;
      case 'submitInBoth':
        submit(one);
        submit(other);
        break;
      case 'reload':
        one.leave();
        tabs[step.tab] = open();
        break;
      case 'payElsewhere': {
        await retailer.clearInjectedFaults();
        devices += 1;
        const elsewhere = openPayment({ id: -(customer.id * 1000 + devices) }, number, cards);
        await elsewhere.rests();
        submit(elsewhere);
        await waitFor(elsewhere.actor, ({ value }) => value !== 'paying' && value !== 'verifying');
        elsewhere.leave();
        break;
      }
      case 'changeAmount':
        owed += 1;
        await retailer.call('PATCH', `/sandbox/customers/${customer.id}/invoices/${number}`, {
          amount_pending: owed,
        });
        submit(one);
        break;
      case 'endSession':
        await retailer.call('POST', '/sandbox/tokens/expire', { user: customer.user });
        submit(one);
        await settle();
        await signIn();
        break;
      case 'abandon':
        for (const place of tabs.keys()) tabs[place]?.leave();
        await retailer.call('POST', '/sandbox/clock', { advanceSeconds: ABANDONED_SECONDS });
        await signIn();
        for (const place of tabs.keys()) tabs[place] = open();
        break;
      default:
        send(one, { type: step.does });
    }
    await settle();
    for (const { actor } of tabs)
      if (actor.getSnapshot().value === 'requires_action') atBank.add(actor);
    await retailer.clearInjectedFaults();
  }

  return { customer, number, cards, tabs, open, settle, charges, signIn, act };
}

it(
  `charges an invoice once at most in ${RUNS} sequences, and the last state is the retailer’s`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 8 }), async (moments) => {
        const { cards, tabs, open, charges, act } = await household();
        for (const one of moments) {
          await act(one);
          counted.steps += 1;
          const charged = await charges();
          expect(charged, 'charged once at most').toBeLessThan(2);
          for (const { actor } of tabs)
            if (actor.getSnapshot().value === 'paid') expect(charged, 'shown as paid').toBe(1);
        }
        for (const each of tabs) each.leave();
        // A returning customer sees the true state.
        Object.assign(cards, { number: PAYS, answer: 'accept' });
        const last = open();
        const { value } = await last.rests();
        const charged = await charges();
        expect(['paid', 'entering', 'refused']).toContain(value);
        expect(charged).toBe(value === 'paid' ? 1 : 0);
        counted.charges += charged;
        last.leave();
        forgetPayments();
        await retailer.call('POST', '/sandbox/clock', {});
      }),
      { numRuns: RUNS },
    );
    console.info(`${RUNS} sequences, seed ${fc.readConfigureGlobal().seed}:`, counted);
  },
  TIMEOUT_MS,
);
