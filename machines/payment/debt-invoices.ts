import type { Invoice } from '#domain/invoices/invoice.ts';
import type { CardPlatformKey, PaymentProblem } from '#domain/invoices/payment.ts';
import type { ClosedReason } from './card-choice.ts';

/** `left`: not in this run; `changed`: it costs something else now; `closed`: there is nothing to pay by card. */
export type DebtStanding =
  | 'left'
  | 'waiting'
  | 'paying'
  | 'paid'
  | 'refused'
  | 'changed'
  | 'closed';

/** One of the invoices of a debt, and what became of it. */
export interface DebtInvoice {
  invoice: Invoice;
  /** The amount that was shown to the customer, in euro. */
  shownEuro: number;
  isTicked: boolean;
  standing: DebtStanding;
  problem: PaymentProblem | null;
  reason: ClosedReason | null;
}

/** What is owed and how it can be paid, before the customer does anything. */
export interface FetchedDebt {
  /** `waiting`: some of it waits for the bank since earlier. */
  kind: 'closed' | 'waiting' | 'choosing' | 'entering';
  /** Oldest first. */
  invoices?: readonly Invoice[];
  /** Numbers of those that wait for the bank. */
  started?: readonly string[];
  /** How many more there are than one run takes. */
  further?: number;
  platforms?: readonly string[];
  platform?: CardPlatformKey;
  reason?: ClosedReason;
}

/** One invoice whose turn it is. */
export interface DebtTurn {
  /** With the amount that the customer has agreed to. */
  invoice: Invoice;
  /** Name of the platform; null for a payment of earlier, which knows its own. */
  platform: string | null;
  idempotencyKey: string;
}

/** How a turn ended. `changed`: it costs something else now; `left`: nothing was under way any more. */
export type TurnOutcome =
  | { kind: 'paid' | 'left' }
  | { kind: 'changed'; invoice: Invoice }
  | { kind: 'closed'; reason: ClosedReason };

export const isWaiting = ({ standing }: DebtInvoice): boolean => standing === 'waiting';

const underWay: readonly DebtStanding[] = ['left', 'waiting', 'paying'];

/** True for one whose turn has ended. */
export const isSettled = ({ standing }: DebtInvoice): boolean => !underWay.includes(standing);

/** What is owed, all of it ticked; where a payment of earlier waits for the bank, that alone is in the run. */
export const listed = (
  invoices: readonly Invoice[],
  started: readonly string[],
): readonly DebtInvoice[] =>
  invoices.map((invoice) => {
    const isStarted = started.includes(invoice.number);
    return {
      invoice,
      shownEuro: invoice.toPayEuro,
      isTicked: started.length === 0 || isStarted,
      standing: isStarted ? 'waiting' : 'left',
      problem: null,
      reason: null,
    };
  });

/** The invoices with something changed in the one whose turn it is. */
export const atHand = (
  invoices: readonly DebtInvoice[],
  change: Partial<DebtInvoice>,
): readonly DebtInvoice[] =>
  invoices.map((one) => (one.standing === 'paying' ? { ...one, ...change } : one));

/** The invoices as they were before the run, of which none was paid. */
export const puttingBack = (invoices: readonly DebtInvoice[]): readonly DebtInvoice[] =>
  invoices.map((one) => (isSettled(one) ? one : { ...one, standing: 'left' }));
