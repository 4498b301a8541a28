import { CardElement, integrationError, type Reply } from './card-element.ts';
import { languageOf } from './card-texts.ts';
import { type Appearance, type Component, FIELDS, type FrameSettings } from './protocol.ts';

export interface ElementsOptions {
  locale?: string;
  appearance?: Appearance;
}

/** `style` of a single element, Stripe's older way to set its appearance. */
interface OwnStyle {
  base?: Record<string, string>;
  invalid?: Record<string, string>;
}

/** The elements object of Stripe.js: those of one form, each kind at most once. */
export class CardElements {
  readonly #base: URL;
  readonly #made = new Map<Component, CardElement>();
  #settings: FrameSettings;

  constructor(base: URL, key: string, { locale, appearance = {} }: ElementsOptions) {
    this.#base = base;
    this.#settings = { key, language: languageOf(locale), appearance, disabled: false };
  }

  create(component: Component, options: { disabled?: boolean; style?: OwnStyle } = {}) {
    if (!Object.hasOwn(FIELDS, component)) {
      throw integrationError(`A ${component} element is not among those of the sandbox.`);
    }
    if (this.#made.has(component)) {
      throw integrationError(`There is a ${component} element already.`);
    }
    const appearance = mergedAppearance(options.style, this.#settings.appearance);
    const disabled = options.disabled ?? false;
    const element = new CardElement(component, this.#base, {
      ...this.#settings,
      appearance,
      disabled,
    });
    this.#made.set(component, element);
    const destroy = element.destroy.bind(element);
    element.destroy = () => {
      this.#made.delete(component);
      destroy();
    };
    return element;
  }

  getElement(component: Component): CardElement | null {
    return this.#made.get(component) ?? null;
  }

  update({ locale, appearance }: ElementsOptions): void {
    this.#settings = {
      ...this.#settings,
      ...(locale ? { language: languageOf(locale) } : {}),
      ...(appearance ? { appearance } : {}),
    };
    const { language } = this.#settings;
    for (const element of this.#made.values()) {
      element.update({ language, ...(appearance ? { appearance } : {}) });
    }
  }

  /** Validates every field, as Stripe.js does for a payment element. */
  async submit(): Promise<{ error: Reply['error'] } | { selectedPaymentMethod: string }> {
    const { error } = await (await this.#introduce()).request('validate');
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }

  async createPaymentMethod(billingDetails: unknown): Promise<Reply> {
    return (await this.#introduce()).request('create', billingDetails);
  }

  /**
   * The element that represents the card. Fields in other frames get a channel to the frame of the number, so that what
   * is typed passes between frames and never through this page.
   */
  async #introduce(): Promise<CardElement> {
    const whole = this.#made.get('payment') ?? this.#made.get('card');
    const number = whole ?? this.#made.get('cardNumber');
    if (!number) throw integrationError('There is no card element.');
    const siblings = whole ? [] : [...this.#made.values()].filter((one) => one !== number);
    // A frame that has not started would not hear of the other.
    await Promise.all([number, ...siblings].map((one) => one.started()));
    for (const sibling of siblings) {
      const [field] = sibling.fields;
      if (!field) continue;
      const { port1, port2 } = new MessageChannel();
      number.send({ type: 'join', field }, [port1]);
      sibling.send({ type: 'serve' }, [port2]);
    }
    return number;
  }
}

function mergedAppearance(style: OwnStyle | undefined, appearance: Appearance): Appearance {
  if (!style) return appearance;
  const given = {
    colorText: style.base?.color,
    fontFamily: style.base?.fontFamily,
    fontSizeBase: style.base?.fontSize,
    colorDanger: style.invalid?.color,
  };
  const own = Object.entries(given).filter((entry): entry is [string, string] => !!entry[1]);
  return { ...appearance, variables: { ...appearance.variables, ...Object.fromEntries(own) } };
}
