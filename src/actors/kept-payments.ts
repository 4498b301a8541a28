import { now } from '#config/clock.ts';
import type { PaymentIntent } from '#domain/invoices/payment.ts';
import { dropKept, keepText, keptValue } from '#storage/browser-storage.ts';

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

/** The payments of a customer that this browser began, by the number of the invoice; shared by its tabs. */
export function keptPayments(customerId: string) {
  const keyOf = (number: string) => `${PREFIX}${customerId}/${number}`;
  return {
    read(number: string): KeptPayment | undefined {
      const key = keyOf(number);
      const stored = keptValue('browser', key) as KeptPayment | null | undefined;
      const kept = stored === undefined ? memory.get(key) : stored;
      return kept && now() - kept.begunAt < KEPT_MS ? kept : undefined;
    },
    keep(number: string, payment: KeptPayment): void {
      memory.set(keyOf(number), payment);
      keepText('browser', keyOf(number), JSON.stringify(payment));
    },
    drop(number: string): void {
      memory.delete(keyOf(number));
      keepText('browser', keyOf(number), null);
    },
  };
}

export type KeptPayments = ReturnType<typeof keptPayments>;

/** Forgets the payments that this browser began: all, as somebody logged out, or those of other customers. */
export function forgetPayments(except?: { customerId: string }): void {
  const isKept = (key: string) =>
    except !== undefined && key.startsWith(`${PREFIX}${except.customerId}/`);
  for (const key of memory.keys()) if (!isKept(key)) memory.delete(key);
  dropKept('browser', PREFIX, isKept);
}
