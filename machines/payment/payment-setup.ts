import { assign, fromPromise, setup } from 'xstate';
import type { Invoice } from '#domain/invoices/invoice.ts';
import {
  CardError,
  type CardPlatformKey,
  isNotPayable,
  mayBeCharged,
  type PaymentIntent,
} from '#domain/invoices/payment.ts';
import {
  type CardChoice,
  type CardEvent,
  type ClosedReason,
  cardChanges,
  noCardChoice,
} from './card-choice.ts';

/** Where a payment stands before the customer does anything. */
export interface PreparedPayment {
  kind: 'paid' | 'closed' | 'waiting' | 'choosing' | 'entering';
  /** As the retailer has it now; null when there is no such invoice. */
  invoice: Invoice | null;
  /** Names of the platforms that the customer can choose. */
  platforms?: readonly string[];
  platform?: CardPlatformKey;
  /** A payment of earlier that waits for the bank. */
  intent?: PaymentIntent;
  /** Key of an attempt of earlier whose answer was lost. */
  idempotencyKey?: string;
  /** The last payment of the invoice that is known, to distinguish a new one from it. */
  lastTransaction?: string | null;
  reason?: ClosedReason;
}

/** What `pay` sends: a card, or the intent once the bank is content. */
export interface PaymentAttempt {
  invoice: Invoice;
  platform: CardPlatformKey;
  idempotencyKey: string;
  intent: PaymentIntent | null;
  lastTransaction: string | null;
  /** How often it was not known what became of the payment. */
  checks: number;
}

/** A payment that is not `paid` has an `intent`: the bank requires the customer's authentication. */
export interface PaymentOutcome {
  kind: 'paid' | 'asks';
  intent?: PaymentIntent;
}

/** What became of a payment whose answer was lost; `waiting` for the bank. */
export interface VerifiedPayment {
  kind: 'paid' | 'notCharged' | 'waiting';
  intent?: PaymentIntent;
}

interface Context extends CardChoice {
  /** Number of the invoice. */
  number: string;
  invoice: Invoice | null;
  /** Of the attempt at hand, or of one without an answer that may be sent again. */
  idempotencyKey: string;
  intent: PaymentIntent | null;
  lastTransaction: string | null;
  /** How often it was not known what became of the payment. */
  checks: number;
}

type PaymentEvent =
  | CardEvent
  /** Pays with the card that is typed: an intention of its own. */
  | { type: 'submit'; idempotencyKey: string }
  /** Sends the request without an answer once more, as it was. */
  | { type: 'resend' }
  | { type: 'check' };

type Thrown = { error: unknown };
type Found = { kind: string };

const notProvided = () => Promise.reject(new Error('provided by the app'));

const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

/** The invoice to pay, and the platform where it is chosen already. */
export interface PaymentInput {
  number: string;
  chosen?: string;
}

/** The context before the invoice is read. */
export const noPayment = ({ input }: { input: PaymentInput }): Context => ({
  ...noCardChoice,
  number: input.number,
  invoice: null,
  idempotencyKey: '',
  intent: null,
  lastTransaction: null,
  checks: 0,
  chosen: input.chosen ?? null,
});

/** Actors, guards, actions and delays of the payment of an invoice. */
export const paymentSetup = setup({
  types: {
    context: {} as Context,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as 'busy',
  },
  actors: {
    prepare: fromPromise<PreparedPayment, { number: string; chosen: string | null }>(notProvided),
    pay: fromPromise<PaymentOutcome, PaymentAttempt>(notProvided),
    authenticate: fromPromise<void, PaymentAttempt>(notProvided),
    verify: fromPromise<VerifiedPayment, PaymentAttempt>(notProvided),
  },
  delays: {
    untilNextCheck: ({ context }) => Math.min(FIRST_WAIT_MS * 2 ** context.checks, LONGEST_WAIT_MS),
  },
  guards: {
    isPaid: (_, { kind }: Found) => kind === 'paid',
    isClosed: (_, { kind }: Found) => kind === 'closed',
    isWaiting: (_, { kind }: Found) => kind === 'waiting',
    isChoosing: (_, { kind }: Found) => kind === 'choosing',
    needsAuthentication: (_, { kind }: Found) => kind === 'asks',
    isCardWrong: (_, { error }: Thrown) => error instanceof CardError,
    mayBeCharged: (_, { error }: Thrown) => mayBeCharged(error),
    wasConfirmed: ({ context }) => context.intent !== null,
    wasNotPayable: ({ context }) => isNotPayable(context.problem),
    canResend: ({ context }) => context.idempotencyKey !== '',
  },
  actions: {
    keepPrepared: assign((_, prepared: PreparedPayment) => ({
      invoice: prepared.invoice,
      platforms: prepared.platforms ?? [],
      platform: prepared.platform ?? null,
      intent: prepared.intent ?? null,
      idempotencyKey: prepared.idempotencyKey ?? '',
      lastTransaction: prepared.lastTransaction ?? null,
      reason: prepared.reason ?? null,
      problem: null,
    })),
    choosePlatform: assign(cardChanges.choosePlatform),
    takeKey: assign({
      idempotencyKey: (_, { idempotencyKey }: { idempotencyKey: string }) => idempotencyKey,
      intent: null,
      problem: null,
    }),
    forgetKey: assign({ idempotencyKey: '' }),
    forgetProblem: assign({ problem: null }),
    forgetChoice: assign(cardChanges.forgetChoice),
    keepIntent: assign({ intent: (_, { intent }: { intent?: PaymentIntent }) => intent ?? null }),
    keepProblem: assign(cardChanges.keepProblem),
    keepNoAnswer: assign({ problem: { kind: 'no-answer' } }),
    keepReason: assign(cardChanges.keepReason),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
  },
});

/** What the actors take. Only `fetching` comes before invoice and platform are known. */
export function paymentInput({ context }: { context: Context }): PaymentAttempt {
  const { invoice, platform, idempotencyKey, intent, lastTransaction, checks } = context;
  if (!invoice || !platform) throw new Error('The payment is not prepared');
  return { invoice, platform, idempotencyKey, intent, lastTransaction, checks };
}
