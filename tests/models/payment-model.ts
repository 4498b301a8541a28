import type { AnyEventObject } from 'xstate';
import { CardError, isNotPayable, type PaymentProblem } from '#domain/invoices/payment.ts';
import { ProblemError } from '#domain/problem.ts';
import { paymentMachine } from '#machines/payment/payment.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';
import { readCases } from './cases.ts';

/** A card that a customer types, and what becomes of it. */
export interface CardCase {
  number: string;
  does: 'pays' | 'is challenged' | 'is declined' | 'is wrong';
}

/** The cases, by the name of their event. */
export const cardCases = (): Record<string, CardCase> =>
  Object.fromEntries(
    readCases<{ cases: Record<string, CardCase> }>('payment').flatMap(({ cases }) =>
      Object.entries(cases).map(([name, one]) => [`submit (${name})`, one]),
    ),
  );

/** Number of the invoice whose payment this browser started and left pending at the bank. */
export const LEFT_WITH_BANK = 'left with the bank';

interface Context {
  number: string;
  idempotencyKey: string;
  intent: object | null;
  problem: PaymentProblem | null;
  chosen: string | null;
}

const intent = { id: 'pi_1', clientSecret: 'pi_1_secret_1' };
// A read that is refused closes the payment.
const { refused, ...readProblems } = problemOutcomes;

/** True for a payment that the bank knows and that the retailer has not ended. */
const goesOn = ({ intent, problem }: Context) =>
  intent !== null && ['no-answer', 'signed-out', 'too-many'].includes(problem?.kind ?? '');

/** The sandbox's answer to a card, and to the authentication at the bank. */
const answers: Record<CardCase['does'], string> = {
  pays: 'pay.charged',
  'is challenged': 'pay.bank challenges',
  'is declined': 'pay.declined',
  'is wrong': 'pay.wrong card',
};

function isPossible(name: string, context: Context, { does }: CardCase): boolean {
  const isConfirmed = context.intent !== null;
  if (name === 'pay.charged' && isConfirmed) return true;
  if (Object.values(answers).includes(name)) return !isConfirmed && name === answers[does];
  // The frame refuses it: nothing is sent.
  if (does === 'is wrong' && name.startsWith('pay.')) return isConfirmed;
  const isWithBank = context.number === LEFT_WITH_BANK && !isConfirmed;
  switch (name) {
    // The customer has authenticated already, so a retry needs no challenge: it cannot be observed.
    case 'retry':
      return !goesOn(context);
    case 'prepare.several platforms':
      return context.chosen === null && !isWithBank;
    case 'prepare.waits for the bank':
      return isWithBank;
    case 'prepare.can be paid':
    case 'prepare.not enabled':
      return !isWithBank;
    // The second step is refused otherwise.
    case 'pay.not payable':
      return !isConfirmed;
    case 'verify.not charged':
      return !isConfirmed;
    default:
      return true;
  }
}

function paymentModel(event: string, card: CardCase): MachineModel {
  const submit: AnyEventObject = { type: 'submit', idempotencyKey: 'one' };
  return {
    machine: paymentMachine,
    starts: {
      'on a page with the payment of an invoice': () => ({ number: 'F1' }),
      'after a reload during the challenge of the bank': () => ({ number: LEFT_WITH_BANK }),
    },
    events: {
      [event]: submit,
      'choose a platform': { type: 'choose', platform: 'stripe' },
      resend: { type: 'resend' },
      retry: { type: 'retry' },
      check: { type: 'check' },
      withdraw: { type: 'withdraw', reason: 'online-payment-enabled' },
    },
    outcomes: {
      prepare: {
        'can be paid': { output: { kind: 'entering', invoice: null } },
        'several platforms': { output: { kind: 'choosing', invoice: null } },
        'paid elsewhere': { output: { kind: 'paid', invoice: null } },
        'not enabled': { output: { kind: 'closed', invoice: null, reason: 'not-enabled' } },
        'waits for the bank': { output: { kind: 'waiting', invoice: null, intent } },
        ...readProblems,
      },
      pay: {
        charged: { output: { kind: 'paid' } },
        'bank challenges': { output: { kind: 'asks', intent } },
        declined: {
          error: new ProblemError({ kind: 'rejected', status: 402, code: 'card_declined' }),
        },
        'wrong card': { error: new CardError('incorrect_number') },
        'not payable': { error: new ProblemError({ kind: 'conflict', code: 'not_payable' }) },
        'gateway gave up': { error: new ProblemError({ kind: 'broken', status: 504 }) },
        ...readProblems,
        refused: refused as NonNullable<typeof refused>,
      },
      authenticate: {
        agreed: { output: undefined },
        cancelled: { error: new CardError('payment_intent_authentication_failure') },
      },
      verify: {
        paid: { output: { kind: 'paid' } },
        'not charged': { output: { kind: 'notCharged' } },
        waiting: { output: { kind: 'waiting', intent } },
        ...problemOutcomes,
      },
    },
    contextKey: (context: Context) => [
      context.idempotencyKey !== '',
      context.intent !== null,
      isNotPayable(context.problem),
      goesOn(context),
      context.chosen !== null,
      context.number,
    ],
    possible: (name, context) => isPossible(name, context as Context, card),
    instant: ['pay.wrong card'],
  };
}

/** The payment of an invoice, each card a model of its own: by its name. */
export const paymentModels = (): Record<string, MachineModel> =>
  Object.fromEntries(
    Object.entries(cardCases()).map(([event, card]) => [event, paymentModel(event, card)]),
  );
