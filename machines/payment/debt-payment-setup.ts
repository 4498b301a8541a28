import { assign, fromPromise, setup } from 'xstate';
import type { Debt } from '#domain/invoices/debt.ts';
import { CardError, concernsOneInvoice, paymentProblemOf } from '#domain/invoices/payment.ts';
import { type CardChoice, type CardEvent, cardChanges, noCardChoice } from './card-choice.ts';
import {
  atHand,
  type DebtInvoice,
  type DebtTurn,
  type FetchedDebt,
  isSettled,
  isWaiting,
  listed,
  puttingBack,
  type TurnOutcome,
} from './debt-invoices.ts';

interface Context extends CardChoice {
  debt: Debt;
  invoices: readonly DebtInvoice[];
  further: number;
  /** Of the run; each turn has one made from it. */
  idempotencyKey: string;
  /** How often the run waited because the platform took no more. */
  waits: number;
}

type DebtEvent =
  | CardEvent
  | { type: 'tick'; number: string; isTicked: boolean }
  /** Pays what is ticked with the card that is typed. */
  | { type: 'submit'; idempotencyKey: string }
  | { type: 'stop' };

type Thrown = { error: unknown };

const notProvided = () => Promise.reject(new Error('provided by the app'));

const USUAL_WAIT_MS = 60_000;
const MOST_WAITS = 3;

/** The context before anything is read. */
export const debtUnread = ({ input }: { input: Debt }): Context => ({
  ...noCardChoice,
  debt: input,
  invoices: [],
  further: 0,
  idempotencyKey: '',
  waits: 0,
});

/** Actors, guards, actions and delays of the payment of several invoices. */
export const debtSetup = setup({
  types: {
    context: {} as Context,
    events: {} as DebtEvent,
    input: {} as Debt,
    tags: {} as 'busy',
  },
  actors: {
    fetch: fromPromise<FetchedDebt, { debt: Debt; chosen: string | null }>(notProvided),
    payOne: fromPromise<TurnOutcome, DebtTurn>(notProvided),
  },
  delays: {
    untilNextTry: ({ context: { problem } }) =>
      problem?.kind === 'too-many' && problem.retryAfterSeconds
        ? problem.retryAfterSeconds * 1000
        : USUAL_WAIT_MS,
  },
  guards: {
    isClosed: (_, { kind }: FetchedDebt) => kind === 'closed',
    isWithBank: (_, { kind }: FetchedDebt) => kind === 'waiting',
    isChoosing: (_, { kind }: FetchedDebt) => kind === 'choosing',
    isAnyTicked: ({ context }) => context.invoices.some(({ isTicked }) => isTicked),
    isAnyWaiting: ({ context }) => context.invoices.some(isWaiting),
    isWithdrawn: ({ context }) => context.reason !== null,
    // The card or its bank said no before anything was paid: the customer is still at the card.
    isCardWrongAtOnce: ({ context }, { error }: Thrown) =>
      error instanceof CardError && context.platform !== null && !context.invoices.some(isSettled),
    mayWait: ({ context: { reason, waits } }, { error }: Thrown) =>
      paymentProblemOf(error).kind === 'too-many' && reason === null && waits < MOST_WAITS,
    concernsOneInvoice: (_, { error }: Thrown) => concernsOneInvoice(paymentProblemOf(error)),
  },
  actions: {
    keepFetched: assign((_, fetched: FetchedDebt) => ({
      invoices: listed(fetched.invoices ?? [], fetched.started ?? []),
      further: fetched.further ?? 0,
      platforms: fetched.platforms ?? [],
      platform: fetched.platform ?? null,
      reason: fetched.reason ?? null,
      idempotencyKey: '',
      problem: null,
      waits: 0,
    })),
    choosePlatform: assign(cardChanges.choosePlatform),
    forgetChoice: assign(cardChanges.forgetChoice),
    tick: assign({
      invoices: ({ context }, { number, isTicked }: { number: string; isTicked: boolean }) =>
        context.invoices.map((one) => (one.invoice.number === number ? { ...one, isTicked } : one)),
    }),
    takeTicked: assign(({ context }, { idempotencyKey }: { idempotencyKey: string }) => ({
      idempotencyKey,
      problem: null,
      waits: 0,
      invoices: context.invoices.map(
        (one): DebtInvoice => (one.isTicked ? { ...one, standing: 'waiting' } : one),
      ),
    })),
    takeNext: assign({
      invoices: ({ context: { invoices } }) => {
        const next = invoices.find(isWaiting);
        return invoices.map(
          (one): DebtInvoice => (one === next ? { ...one, standing: 'paying' } : one),
        );
      },
    }),
    keepOutcome: assign(({ context: { invoices, reason } }, outcome: TurnOutcome) => {
      const { kind } = outcome;
      const change: Partial<DebtInvoice> = { standing: kind };
      if (kind === 'changed') change.invoice = outcome.invoice;
      if (kind === 'closed') change.reason = outcome.reason;
      const endsAll = kind === 'closed' && outcome.reason === 'online-payment-enabled';
      return { invoices: atHand(invoices, change), reason: endsAll ? outcome.reason : reason };
    }),
    keepRefusal: assign(({ context: { invoices } }, { error }: Thrown) => ({
      invoices: atHand(invoices, { standing: 'refused', problem: paymentProblemOf(error) }),
    })),
    putBack: assign({
      invoices: ({ context }) => atHand(context.invoices, { standing: 'waiting' }),
    }),
    putAllBack: assign({ invoices: ({ context }) => puttingBack(context.invoices) }),
    keepProblem: assign(cardChanges.keepProblem),
    countWait: assign({ waits: ({ context }) => context.waits + 1 }),
    keepReason: assign(cardChanges.keepReason),
  },
});

/** The turn of the invoice that is being paid. */
export function turnInput({ context }: { context: Context }): DebtTurn {
  const { invoices, platform, idempotencyKey, waits } = context;
  const place = invoices.findIndex(({ standing }) => standing === 'paying');
  const found = invoices[place];
  if (!found) throw new Error('It is no invoice’s turn');
  return {
    invoice: found.invoice,
    platform: platform?.name ?? null,
    idempotencyKey: `${idempotencyKey}-${place}-${waits}`,
  };
}
