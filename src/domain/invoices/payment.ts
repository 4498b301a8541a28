import { type Problem, ProblemError, problemOf } from '#domain/problem.ts';

/** Something that the card platform refuses before anything is sent to the retailer, or a challenge that failed. */
export class CardError extends Error {
  /** The platform's own code, for example `incomplete_number`. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'CardError';
    this.code = code;
  }
}

/** What went wrong in a payment. */
export type PaymentProblem = Problem | { kind: 'card'; code: string };

/** The problem inside anything that a payment throws. */
export const paymentProblemOf = (thrown: unknown): PaymentProblem =>
  thrown instanceof CardError ? { kind: 'card', code: thrown.code } : problemOf(thrown);

/** The error of a payment's problem: the other way round. */
export const paymentErrorOf = (problem: PaymentProblem): CardError | ProblemError =>
  problem.kind === 'card' ? new CardError(problem.code) : new ProblemError(problem);

/** Refusals of one invoice, after which the same card may pay another. */
const ofOneInvoice: readonly unknown[] = [
  ...[
    'not_payable',
    'amount_changed',
    'amount_too_large',
    'amount_too_small',
    'currency_not_supported',
  ],
];

/**
 * True when another invoice may still be paid with the same card. A card that was declined, or that this code has never
 * heard of, would be declined again.
 */
export const concernsOneInvoice = (problem: PaymentProblem): boolean =>
  problem.kind === 'not-found' || ('code' in problem && ofOneInvoice.includes(problem.code));

/** True for the refusal of an invoice that is paid, or being paid. */
export const isNotPayable = (problem: PaymentProblem | null): boolean =>
  problem?.kind === 'conflict' && problem.code === 'not_payable';

/**
 * True when the card may have been charged: no refusal of the retailer's own arrived, or it refuses because the invoice
 * is paid or being paid, which may be ours. A server that failed may have failed after the charge.
 */
export function mayBeCharged(thrown: unknown): boolean {
  if (thrown instanceof CardError) return false;
  const problem = problemOf(thrown);
  const unclear: Problem['kind'][] = ['no-answer', 'unreadable', 'broken', 'fault'];
  return unclear.includes(problem.kind) || isNotPayable(problem);
}

/** The platform's key for the browser. */
export interface CardPlatformKey {
  name: string;
  publishableKey: string;
}

/** A payment that the bank may want to authenticate. */
export interface PaymentIntent {
  id: string;
  clientSecret: string;
}

/** What was charged. */
export interface PaymentSummary {
  transactionId: string;
  euro: number;
  /** ISO instant. */
  at: string;
}

/** What a payment needs of a card platform in the browser. Card data stays within the platform's own frames. */
export interface CardPlatform {
  /** Returns the id of the typed card. Throws CardError for an invalid one. */
  createMethod(): Promise<string>;
  /** Lets the bank authenticate, where it still has to. Throws CardError when the customer or the bank cancels. */
  authenticate(platform: CardPlatformKey, intent: PaymentIntent): Promise<void>;
}

/** Thrown problem of a card platform that does not answer. */
export const platformUnreachable = () => new ProblemError({ kind: 'unreachable' });
