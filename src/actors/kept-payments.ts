import { now } from '#config/clock.ts';
import type { PaymentIntent } from '#domain/payment.ts';

/** What the browser keeps of a payment until it is known how it ended. Nothing of the card. */
export interface KeptPayment {
  idempotencyKey: string;
  /** The card by the name that its platform gave it. */
  methodId: string;
  platform: string;
  intent: PaymentIntent | null;
  /** The last transaction of the invoice that was known before. */
  lastTransaction: string | null;
  begunAt: number;
}

const PREFIX = 'lluerna.payment.';
/** Every bank has decided by then. */
const KEPT_MS = 24 * 60 * 60_000;

const memory = new Map<string, KeptPayment>();

/** Runs what a browser may forbid (private windows, a full store): without it a reload forgets. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** The payments of a customer that this browser began, by the number of the invoice; shared by its tabs. */
export function keptPayments(customerId: string) {
  const keyOf = (number: string) => `${PREFIX}${customerId}/${number}`;
  return {
    read(number: string): KeptPayment | undefined {
      const key = keyOf(number);
      const text = tryStorage((storage) => storage.getItem(key));
      const kept = text === undefined ? memory.get(key) : parsed(text);
      return kept && now() - kept.begunAt < KEPT_MS ? kept : undefined;
    },
    keep(number: string, payment: KeptPayment): void {
      memory.set(keyOf(number), payment);
      tryStorage((storage) => storage.setItem(keyOf(number), JSON.stringify(payment)));
    },
    drop(number: string): void {
      memory.delete(keyOf(number));
      tryStorage((storage) => storage.removeItem(keyOf(number)));
    },
  };
}

export type KeptPayments = ReturnType<typeof keptPayments>;

function parsed(text: string | null): KeptPayment | undefined {
  try {
    return text ? (JSON.parse(text) as KeptPayment) : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the payments that this browser began: all, as somebody logged out, or those of other customers. */
export function forgetPayments(except?: { customerId: string }): void {
  const isForgotten = (key: string) =>
    key.startsWith(PREFIX) && !(except && key.startsWith(`${PREFIX}${except.customerId}/`));
  for (const key of memory.keys()) if (isForgotten(key)) memory.delete(key);
  tryStorage((storage) => {
    for (const key of Object.keys(storage)) if (isForgotten(key)) storage.removeItem(key);
  });
}
