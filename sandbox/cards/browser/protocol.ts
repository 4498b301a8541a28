import type { CardLanguage } from './card-texts.ts';

export type Component = 'card' | 'payment' | 'cardNumber' | 'cardExpiry' | 'cardCvc';
export type FieldName = 'number' | 'expiry' | 'cvc';

/** Fields of each component. */
export const FIELDS: Record<Component, FieldName[]> = {
  card: ['number', 'expiry', 'cvc'],
  payment: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
};

/** An error as Stripe.js returns it. */
export interface StripeError {
  type: string;
  code?: string;
  decline_code?: string;
  param?: string;
  message: string;
}

export interface Appearance {
  theme?: string;
  variables?: Record<string, string>;
}

/** Settings of a card frame, at its start and at each change. */
export interface FrameSettings {
  key: string;
  language: CardLanguage;
  appearance: Appearance;
  disabled: boolean;
}

export interface ChallengeSettings {
  key: string;
  language: CardLanguage;
  clientSecret: string;
}

/** What a portal may learn about the input: never the digits. */
export interface CardChange {
  empty: boolean;
  complete: boolean;
  brand?: string;
  error?: StripeError;
}

export type ToFrame =
  | { type: 'update'; settings: FrameSettings }
  | { type: 'focus' | 'blur' | 'clear' }
  /** Carries a port to a sibling frame that holds this field. */
  | { type: 'join'; field: FieldName }
  /** Carries a port to the frame that reads this one's field. */
  | { type: 'serve' }
  | { type: 'ask'; id: number; action: 'validate' | 'create'; billingDetails?: unknown };

export type FromFrame =
  | { type: 'height'; height: number }
  | { type: 'change'; change: CardChange }
  | { type: 'focus' | 'blur' | 'escape' }
  | { type: 'reply'; id: number; paymentMethod?: unknown; error?: StripeError };

export const READY = 'lluerna-cards:ready';
export const START = 'lluerna-cards:start';
/** Text for an opaque origin, which the platform's pages have. */
export const NO_ORIGIN = 'null';
