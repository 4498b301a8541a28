import { CardElement, integrationError, type Reply } from './card-element.ts';
import { CardElements, type ElementsOptions } from './card-elements.ts';
import { errorText, languageOf } from './card-texts.ts';
import { showChallenge } from './challenge-dialog.ts';
import { type PaymentIntent, readIntent } from './platform-calls.ts';
import type { StripeError } from './protocol.ts';

type IntentResult = { paymentIntent: PaymentIntent } | { error: StripeError };
type MethodInput = {
  card?: unknown;
  elements?: unknown;
  billing_details?: unknown;
  params?: { billing_details?: unknown };
};

const source = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href;
const base = new URL(`${source.replace(/[?#].*$/, '').replace(/\/(stripe\.js)?$/, '')}/`);

/** The part of Stripe.js that a portal needs to pay by card. */
function createStripe(key: string, { locale }: { locale?: string } = {}) {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw integrationError('Stripe() needs a publishable key.');
  }
  const owners = new WeakMap<CardElement, CardElements>();
  let language = languageOf(locale);

  function elements(options: ElementsOptions = {}) {
    language = languageOf(options.locale ?? locale);
    const made = new CardElements(base, key, { ...options, locale: options.locale ?? locale });
    const create = made.create.bind(made);
    made.create = (...args) => {
      const element = create(...args);
      owners.set(element, made);
      return element;
    };
    return made;
  }

  async function createPaymentMethod(input: MethodInput): Promise<Reply> {
    const { card, elements: given } = input;
    const group = given ?? (card instanceof CardElement ? owners.get(card) : undefined);
    if (!(group instanceof CardElements)) {
      throw integrationError('createPaymentMethod() needs a card element, never a card number.');
    }
    const details = input.params?.billing_details ?? input.billing_details;
    const { paymentMethod, error } = await group.createPaymentMethod(details);
    return error ? { error } : { paymentMethod };
  }

  async function retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    const { value, error } = await readIntent(base, { key, clientSecret, language });
    return error ? { error } : { paymentIntent: value };
  }

  const error = (code: string, payment_intent: PaymentIntent): IntentResult => ({
    error: {
      type: 'invalid_request_error',
      code,
      message: errorText(code, language),
      payment_intent,
    } as StripeError,
  });

  /** Lets the customer authenticate; once the intent is confirmed the retailer charges it. */
  async function handleCardAction(clientSecret: string): Promise<IntentResult> {
    const before = await retrievePaymentIntent(clientSecret);
    if ('error' in before) return before;
    if (before.paymentIntent.status !== 'requires_action') {
      return error('payment_intent_unexpected_state', before.paymentIntent);
    }
    await showChallenge(base, { key, language, clientSecret });
    const after = await retrievePaymentIntent(clientSecret);
    if ('error' in after || after.paymentIntent.status === 'requires_confirmation') return after;
    return error('payment_intent_authentication_failure', after.paymentIntent);
  }

  return {
    elements,
    createPaymentMethod,
    retrievePaymentIntent,
    handleCardAction,
    handleNextAction: ({ clientSecret }: { clientSecret: string }) =>
      handleCardAction(clientSecret),
    async confirmCardPayment(clientSecret: string): Promise<IntentResult> {
      const before = await retrievePaymentIntent(clientSecret);
      const waits = !('error' in before) && before.paymentIntent.status === 'requires_action';
      return waits ? handleCardAction(clientSecret) : before;
    },
  };
}

/** The release that `@stripe/stripe-js` of the portal expects; it warns of any other. */
const RELEASE = 'endive';

Object.assign(window, { Stripe: Object.assign(createStripe, { version: RELEASE }) });
