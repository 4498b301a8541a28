import { QueryClient } from '@tanstack/react-query';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { debtPaymentActors, type Turn } from '#actors/debt-payment-actors.ts';
import { paymentActors } from '#actors/payment-actors.ts';
import { storedPayments } from '#actors/stored-payments.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { CardError, type CardPlatform } from '#domain/invoices/payment.ts';
import { isSettled } from '#machines/payment/debt-invoices.ts';
import { debtPaymentMachine } from '#machines/payment/debt-payment.ts';
import { paymentMachine } from '#machines/payment/payment.ts';
import { fetchInvoices } from '#queries/invoices/invoices.ts';
import type { FreshCustomer } from './fresh-customer.ts';
import type { TestRetailer } from './retailer.ts';

export const PAYS = '4242424242424242';
export const DECLINED = '4000000000000002';
export const CHALLENGED = '4000002760003184';

const KEY = 'pk_test_lluerna';
const EXPIRES = { exp_month: 12, exp_year: new Date().getUTCFullYear() + 3, cvc: '123' };

/** What a customer does with the sandbox's card platform: the card that they type, and their answer to the bank. */
export interface TestCards extends CardPlatform {
  number: string;
  /** `none`: the bank waits for ever. */
  answer: 'accept' | 'refuse' | 'close' | 'none';
}

/** The card platform of the sandbox without a browser, as its own frames call it. */
export function testCards(retailer: Pick<TestRetailer, 'call'>): TestCards {
  const cards: TestCards = {
    number: PAYS,
    answer: 'accept',
    async createMethod() {
      const card = { ...EXPIRES, number: cards.number };
      const body = { key: KEY, type: 'card', card };
      const made = await retailer
        .call('POST', '/sandbox-cards/v3/payment_methods', body)
        .catch(() => null);
      if (!made) throw new CardError('incorrect_number');
      return (made as { id: string }).id;
    },
    async authenticate({ publishableKey: key }, { id, clientSecret: client_secret }) {
      const path = `/sandbox-cards/v3/payment_intents/${id}`;
      const query = new URLSearchParams({ key, client_secret });
      const read = async () =>
        ((await retailer.call('GET', `${path}?${query}`)) as { status: string }).status;
      if (cards.answer === 'none') return new Promise(() => {});
      if ((await read()) === 'requires_action') {
        const body = { key, client_secret, answer: cards.answer };
        // Another tab may have been answered meanwhile.
        await retailer.call('POST', `${path}/authenticate`, body).catch(() => null);
      }
      if (!['requires_confirmation', 'succeeded'].includes(await read()))
        throw new CardError('payment_intent_authentication_failure');
    },
  };
  return cards;
}

/** An attempt to pay, as the retailer's database has it. */
export interface StoredPayment {
  number: string;
  paid_status: string;
  amount: number;
  state: 'pending' | 'paid' | 'failed';
  error: string | null;
  intent_id: string;
}

/** What the retailer stores of a customer's payments. */
export const retailerPayments = (retailer: TestRetailer, { id }: Pick<FreshCustomer, 'id'>) =>
  retailer.call('GET', `/sandbox/customers/${id}/payments`) as Promise<StoredPayment[]>;

const waiting = ['fetching', 'paying', 'requires_action', 'verifying'];

/** The payment of an invoice as a tab of a customer's browser runs it; the tabs of a customer share its storage. */
export function openPayment(
  customer: Pick<FreshCustomer, 'id'>,
  number: string,
  cards: CardPlatform,
  queryClient = new QueryClient(),
) {
  const payments = storedPayments(String(customer.id));
  const actors = paymentActors({ cards, payments, queryClient, provider: 'stripe' });
  const actor = createActor(paymentMachine.provide({ actors }), { input: { number } }).start();
  return {
    actor,
    send: actor.send,
    /** The state in which it rests next. */
    rests: () => waitFor(actor, ({ value }) => !waiting.includes(String(value))),
    /** Waits until it stands in this state. */
    reaches: (state: string) => waitFor(actor, ({ value }) => value === state),
    /** Closes the tab. */
    leave: () => actor.stop(),
  };
}

const unpaid = {
  ...{ type: 'electricity' as const, offset: 0, limit: 100 },
  conditions: [['paid_status', '=', 'unpaid']] as const,
};

/** The oldest invoice of electricity that the customer at hand owes. */
export async function oldestUnpaid(): Promise<Invoice> {
  const { rows } = await fetchInvoices(unpaid, new AbortController().signal);
  const oldest = rows.at(-1);
  if (!oldest) throw new Error('The customer owes nothing');
  return oldest;
}

const underWay = ['fetching', 'paying'];

/** What a customer owes for electricity, paid in one run as a tab of their browser does it. */
export function openDebt(
  customer: Pick<FreshCustomer, 'id'>,
  cards: CardPlatform,
  { most = 20, queryClient = new QueryClient(), onTurn = () => {} } = {},
) {
  const payments = storedPayments(String(customer.id));
  let turn: Turn | undefined;
  const looks = new Set<() => void>();
  const look = () => {
    for (const each of looks) each();
  };
  const actors = debtPaymentActors({
    ...{ cards, payments, queryClient, provider: 'stripe', most },
    onTurn: (started) => {
      turn = started;
      started.subscribe(look);
      onTurn();
    },
  });
  const machine = debtPaymentMachine.provide({ actors });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { type: 'electricity' }, clock }).start();
  actor.subscribe(look);
  const turnAt = () => turn?.getSnapshot().value;
  /** Waits until something holds of the run and the turn at hand. */
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const each = () => {
        if (!holds()) return;
        looks.delete(each);
        resolve();
      };
      looks.add(each);
      each();
    });
  return {
    actor,
    send: actor.send,
    /** Pays what is ticked, once it can be paid. */
    async pay() {
      await waitFor(actor, ({ value }) => value === 'entering');
      actor.send({ type: 'submit', idempotencyKey: crypto.randomUUID() });
    },
    /** The state in which it rests next. */
    rests: () => waitFor(actor, ({ value }) => !underWay.includes(value)),
    /** Waits until the only unfinished payments are those with an unknown outcome and those pending at the bank. */
    settles: (isPendingAtBank: (turn: Turn | undefined) => boolean) =>
      until(() => {
        const { value } = actor.getSnapshot();
        if (!underWay.includes(value)) return true;
        const at = turnAt();
        return (
          value === 'paying' &&
          (at === 'unknown' || (at === 'requires_action' && isPendingAtBank(turn)))
        );
      }),
    /** The payment of the invoice whose turn it is. */
    turn: () => turn,
    /** Waits until so many turns have ended, and the payment of the next stands in this state. */
    reaches: async (state: string, ended = 0) => {
      const settled = () => actor.getSnapshot().context.invoices.filter(isSettled).length;
      await until(() => settled() === ended && turnAt() === state);
      return turn as Turn;
    },
    /** Lets time pass for the run. */
    wait: (milliseconds: number) => clock.increment(milliseconds),
    /** What became of each invoice, the oldest first. */
    standings: () => actor.getSnapshot().context.invoices.map(({ standing }) => standing),
    /** Closes the tab. */
    leave: () => actor.stop(),
  };
}
