import type { Stripe, StripeElementLocale, StripeElements, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import {
  CardError,
  type CardPlatform,
  type CardPlatformKey,
  platformUnreachable,
} from '#domain/invoices/payment.ts';
import { cardAppearance, onAppearanceChange } from './card-appearance.ts';
import { loadPlatformScript, PLATFORM_TIMEOUT_MS } from './platform-script.ts';

/** The card platform in the page: what a payment needs of it, and its fields. */
export interface PageCards extends CardPlatform {
  /**
   * Shows the card fields in an element; they take so many cents. Gives what removes them. Rejects with ProblemError when
   * the platform is blocked or takes too long.
   */
  mount(host: HTMLElement, platform: CardPlatformKey, cents: number): Promise<() => void>;
}

export interface PageCardsOptions {
  /** Path of the platform's script on this site (`payment.script`); null is Stripe's own. */
  script: string | null;
  /** Language of the page, for example `es-ES`. */
  language: () => string;
}

/** Stripe, whose script and frames alone see the card. The only code that knows it. */
export function pageCards({ script, language }: PageCardsOptions): PageCards {
  let fields: { stripe: Stripe; elements: StripeElements; isEmpty: () => boolean } | null = null;

  /** Stripe speaks no Catalan; what stands in for it does. */
  const localeOf = (): StripeElementLocale => {
    const [code = 'auto'] = language().split('-');
    return (script === null && code === 'ca' ? 'es' : code) as StripeElementLocale;
  };
  const open = async ({ publishableKey }: CardPlatformKey): Promise<Stripe> => {
    await loadPlatformScript(script);
    const stripe = await loadStripe(publishableKey, { locale: localeOf() });
    if (!stripe) throw platformUnreachable();
    return stripe;
  };

  return {
    async mount(host, platform, cents) {
      const stripe = await open(platform);
      const elements = stripe.elements({
        mode: 'payment',
        amount: cents,
        currency: 'eur',
        allowedPaymentMethodTypes: ['card'],
        paymentMethodCreation: 'manual',
        locale: localeOf(),
        appearance: cardAppearance(),
      });
      const element = elements.create('payment', {
        wallets: { applePay: 'never', googlePay: 'never' },
        terms: { card: 'never' },
      });
      let isEmpty = true;
      element.on('change', ({ empty }) => {
        isEmpty = empty;
      });
      const ignore = onAppearanceChange((appearance) => elements.update({ appearance }));
      const unmount = () => {
        ignore();
        if (fields?.elements === elements) fields = null;
        element.destroy();
      };
      await new Promise<void>((resolve, reject) => {
        const fail = () => {
          unmount();
          reject(platformUnreachable());
        };
        const timer = setTimeout(fail, PLATFORM_TIMEOUT_MS);
        element.on('loaderror', fail);
        element.on('ready', () => {
          clearTimeout(timer);
          resolve();
        });
        element.mount(host);
      });
      fields = { stripe, elements, isEmpty: () => isEmpty };
      return unmount;
    },

    async createMethod() {
      if (!fields) throw new CardError('unreachable');
      const { stripe, elements, isEmpty } = fields;
      const wasEmpty = isEmpty();
      const { error: wrong } = await elements.submit();
      // The platform names the first field only, and all of them are missing.
      if (wrong && wasEmpty && !isOffline(wrong)) throw new CardError('incomplete');
      if (wrong) throw cardError(wrong);
      const { error, paymentMethod } = await stripe.createPaymentMethod({ elements });
      if (error) throw cardError(error);
      return paymentMethod.id;
    },

    async authenticate(platform, { clientSecret }) {
      const stripe = await open(platform);
      const read = async () => {
        const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
        if (error) throw challengeError(error);
        return paymentIntent;
      };
      if ((await read()).status === 'requires_action') {
        // It rejects where another tab was answered meanwhile.
        const { error } = await stripe.handleNextAction({ clientSecret }).catch(() => noError);
        if (error && isOffline(error)) throw challengeError(error);
      }
      const { status, last_payment_error: failure } = await read();
      const goesOn = ['requires_confirmation', 'processing', 'succeeded'].includes(status);
      if (!goesOn) throw new CardError(failure?.code ?? 'canceled');
    },
  };
}

const noError = { error: undefined };

const isOffline = ({ type }: StripeError) => type === 'api_connection_error';

const cardError = (error: StripeError) =>
  new CardError(isOffline(error) ? 'unreachable' : (error.code ?? error.type));

/** Without a connection the outcome is open: the authentication can be repeated. */
const challengeError = (error: StripeError) =>
  isOffline(error)
    ? platformUnreachable()
    : new CardError(error.code ?? 'payment_intent_authentication_failure');
