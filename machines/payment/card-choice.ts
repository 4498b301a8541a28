import {
  type CardPlatformKey,
  type PaymentProblem,
  paymentProblemOf,
} from '#domain/invoices/payment.ts';

/** Why an invoice cannot be paid now; the last three are conditions of the configuration. */
export type ClosedReason =
  | 'nothing-to-pay'
  | 'not-found'
  | 'not-enabled'
  | 'online-payment-enabled'
  | 'pay-all-overdue-enabled'
  | 'not-read-only';

/** Part of the context of each payment by card: the platform, and why paying failed or is not possible. */
export interface CardChoice {
  /** Names of the platforms that the customer can choose. */
  platforms: readonly string[];
  platform: CardPlatformKey | null;
  /** Name of the platform that the customer chose. */
  chosen: string | null;
  problem: PaymentProblem | null;
  reason: ClosedReason | null;
}

/** The choice before anything is read. */
export const noCardChoice: CardChoice = {
  platforms: [],
  platform: null,
  chosen: null,
  problem: null,
  reason: null,
};

/** Events of each payment by card. */
export type CardEvent =
  | { type: 'choose'; platform: string }
  | { type: 'retry' }
  /** Paying is no longer allowed, by a condition of the configuration. */
  | { type: 'withdraw'; reason: ClosedReason };

/** Changes of that part of the context, for `assign`. */
export const cardChanges = {
  choosePlatform: (_: unknown, { platform }: { platform: string }) => ({ chosen: platform }),
  forgetChoice: () => ({ chosen: null }),
  keepProblem: (_: unknown, { error }: { error: unknown }) => ({
    problem: paymentProblemOf(error),
  }),
  keepReason: (_: unknown, { reason }: { reason: ClosedReason }) => ({ reason }),
};
