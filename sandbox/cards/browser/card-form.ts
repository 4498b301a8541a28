import { brandOf } from '#sandbox/cards/card-input.ts';
import { errorText } from './card-texts.ts';
import { asCard, type CardValues, fieldCode, isFull } from './card-values.ts';
import { callPlatform } from './platform-calls.ts';
import type { CardChange, FieldName, FrameSettings, StripeError } from './protocol.ts';

type Outcome = { error: StripeError } | { paymentMethod: unknown } | Record<string, never>;

const ALL: FieldName[] = ['number', 'expiry', 'cvc'];

/** State of the fields of one frame, and its submission. */
export function createCardForm(names: FieldName[], first: FrameSettings) {
  const siblings = new Map<FieldName, MessagePort>();
  const form = {
    settings: first,
    values: {} as CardValues,
    /** Fields that lost the focus, or were part of an attempt to pay. */
    touched: new Set<FieldName>(),

    clear() {
      form.values = {};
      form.touched.clear();
    },

    /** Error message of a field to show now: none before it was touched or has all its digits. */
    errorMessage(name: FieldName): string | null {
      const code = fieldCode(name, form.values, new Date());
      const due = form.touched.has(name) || isFull(name, form.values);
      return code && due ? errorText(code, form.settings.language) : null;
    },

    change(): CardChange {
      const codes = names.map((name) => fieldCode(name, form.values, new Date()));
      const wrong = names.find((name) => form.errorMessage(name));
      return {
        empty: names.every((name) => !form.values[name]),
        complete: codes.every((code) => code === null),
        ...(names.includes('number') ? { brand: brandOf(form.values.number ?? '').name } : {}),
        ...(wrong ? { error: errorOf(wrong, form.values) } : {}),
      };
    },

    /** Adds a field of a sibling frame. */
    join(field: FieldName, port: MessagePort) {
      siblings.get(field)?.close();
      siblings.set(field, port);
      port.start();
    },

    /** Lets the frame of the number read this frame's field. */
    serve(port: MessagePort, onRead: () => void) {
      port.onmessage = () => {
        for (const name of names) form.touched.add(name);
        onRead();
        port.postMessage(form.values);
      };
    },

    async validate(): Promise<Outcome> {
      for (const name of names) form.touched.add(name);
      const values = await gather();
      const wrong = ALL.find((name) => fieldCode(name, values, new Date()));
      return wrong ? { error: errorOf(wrong, values) } : {};
    },

    async create(billing_details: unknown): Promise<Outcome> {
      const outcome = await form.validate();
      if ('error' in outcome) return outcome;
      const { key, language } = form.settings;
      const body = { key, type: 'card', card: asCard(await gather()), billing_details };
      const url = new URL('../payment_methods', location.href);
      const { value, error } = await callPlatform(url, language, body);
      return error ? { error } : { paymentMethod: value };
    },
  };

  async function gather(): Promise<CardValues> {
    const read = (port: MessagePort) =>
      new Promise<CardValues>((resolve) => {
        port.onmessage = ({ data }) => resolve(data);
        port.postMessage('read');
      });
    const others = await Promise.all([...siblings.values()].map(read));
    return Object.assign({}, form.values, ...others);
  }

  function errorOf(name: FieldName, values: CardValues): StripeError {
    const code = fieldCode(name, values, new Date()) ?? '';
    return { type: 'validation_error', code, message: errorText(code, form.settings.language) };
  }

  return form;
}
