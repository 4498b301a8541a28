import type { CardLanguage } from './card-texts.ts';

export type Component = 'card' | 'payment' | 'cardNumber' | 'cardExpiry' | 'cardCvc';
export type FieldName = 'number' | 'expiry' | 'cvc';

/** Which fields a component shows. */
export const FIELDS: Record<Component, FieldName[]> = {
  card: ['number', 'expiry', 'cvc'],
  payment: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
};

/** An error as Stripe.js gives it. */
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

/** What a card frame is told at its start and when it changes. */
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

/** What a portal may hear of what is being typed: never the digits. */
export interface CardChange {
  empty: boolean;
  complete: boolean;
  brand?: string;
  error?: StripeError;
}

export type ToFrame =
  | { type: 'update'; settings: FrameSettings }
  | { type: 'focus' | 'blur' | 'clear' }
  /** Comes with a port to a sibling frame that holds this field. */
  | { type: 'join'; field: FieldName }
  /** Comes with a port to the frame that asks for this one's field. */
  | { type: 'serve' }
  | { type: 'ask'; id: number; action: 'validate' | 'create'; billingDetails?: unknown };

export type FromFrame =
  | { type: 'height'; height: number }
  | { type: 'change'; change: CardChange }
  | { type: 'focus' | 'blur' | 'escape' }
  | { type: 'reply'; id: number; paymentMethod?: unknown; error?: StripeError };

export const READY = 'lluerna-cards:ready';
export const START = 'lluerna-cards:start';
/** How the browser writes the origin of a page that has none, as the platform's pages do. */
export const NO_ORIGIN = 'null';
