import { cardTexts } from './card-texts.ts';
import { type FramedPage, framePage } from './framed-page.ts';
import {
  type Component,
  FIELDS,
  type FieldName,
  type FrameSettings,
  type FromFrame,
  type StripeError,
  type ToFrame,
} from './protocol.ts';

type Listener = (event: unknown) => void;
export interface Reply {
  paymentMethod?: unknown;
  error?: StripeError;
}

/** An element of Stripe.js: a frame with card fields. */
export class CardElement {
  readonly component: Component;
  readonly #base: URL;
  #settings: FrameSettings;
  #page: FramedPage | null = null;
  #port: MessagePort | null = null;
  #started: (() => void)[] = [];
  #pendingReplies = new Map<number, (reply: Reply) => void>();
  #listeners = new Map<string, Set<Listener>>();

  constructor(component: Component, base: URL, settings: FrameSettings) {
    this.component = component;
    this.#base = base;
    this.#settings = settings;
  }

  get fields(): FieldName[] {
    return FIELDS[this.component];
  }

  /** Mounts the frame in an element of the page, or in the first one that matches a selector. */
  mount(place: string | HTMLElement): void {
    const host = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
    if (!host) throw integrationError(`The selector ${place} applies to no element of the page.`);
    this.unmount();
    const url = new URL('pages/card', this.#base);
    url.hash = `component=${this.component}`;
    const title = cardTexts(this.#settings.language).frame;
    this.#page = framePage(host, { url, title, start: () => this.#settings }, (port) =>
      this.#start(port),
    );
  }

  unmount(): void {
    this.#port?.close();
    this.#page?.remove();
    this.#port = null;
    this.#page = null;
    const error = { type: 'invalid_request_error', message: 'The card fields are gone.' };
    for (const resolve of this.#pendingReplies.values()) resolve({ error });
    this.#pendingReplies.clear();
  }

  destroy(): void {
    this.unmount();
    this.#listeners.clear();
  }

  clear = () => this.send({ type: 'clear' });
  blur = () => this.send({ type: 'blur' });
  focus = () => {
    this.#page?.iframe.focus();
    this.send({ type: 'focus' });
  };

  update(options: { disabled?: boolean } & Partial<FrameSettings>): void {
    this.#settings = { ...this.#settings, ...options };
    this.send({ type: 'update', settings: this.#settings });
  }

  on(event: string, listener: Listener): this {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const once: Listener = (detail) => {
      this.off(event, once);
      listener(detail);
    };
    return this.on(event, once);
  }

  off(event: string, listener?: Listener): this {
    if (listener) this.#listeners.get(event)?.delete(listener);
    else this.#listeners.delete(event);
    return this;
  }

  send(message: ToFrame, transfer: Transferable[] = []): void {
    this.#port?.postMessage(message, transfer);
  }

  /** Resolves once the frame hears what is sent. Rejects for an element that is not mounted. */
  async started(): Promise<void> {
    if (!this.#page) throw integrationError('Mount the card element before you use it.');
    if (!this.#port) await new Promise<void>((resolve) => this.#started.push(resolve));
  }

  /** Makes the frame, once it has started, validate its fields or create a payment method. */
  async request(action: 'validate' | 'create', billingDetails?: unknown): Promise<Reply> {
    await this.started();
    return new Promise((resolve) => {
      const id = Math.random();
      this.#pendingReplies.set(id, resolve);
      this.send({ type: 'ask', id, action, billingDetails });
    });
  }

  #start(port: MessagePort): void {
    this.#port?.close();
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<FromFrame>) => this.#receive(data);
    for (const resolve of this.#started.splice(0)) resolve();
    this.#emit('ready', {});
  }

  #receive(message: FromFrame): void {
    if (message.type === 'height') {
      if (this.#page) this.#page.iframe.style.height = `${message.height}px`;
    } else if (message.type === 'reply') {
      this.#pendingReplies.get(message.id)?.(message);
      this.#pendingReplies.delete(message.id);
    } else if (message.type === 'change') {
      const value =
        this.component === 'payment' ? { value: { type: 'card' }, collapsed: false } : {};
      this.#emit('change', { error: undefined, ...message.change, ...value });
    } else this.#emit(message.type, {});
  }

  #emit(event: string, detail: object): void {
    const whole = { elementType: this.component, ...detail };
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(whole);
  }
}

/** The error that Stripe.js throws when it is called wrongly. */
export function integrationError(message: string): Error {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}
