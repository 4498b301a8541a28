import { now } from '#config/clock.ts';
import type { PaymentIntent } from '#domain/invoices/payment.ts';
import { removeStored, storedValue, storeText } from '#storage/browser-storage.ts';

/** What the browser stores of a payment until its outcome is known. No data of the card. */
export interface StoredPayment {
  idempotencyKey: string;
  /** The card by the name that its platform gave it. */
  methodId: string;
  platform: string;
  intent: PaymentIntent | null;
  /** The last transaction of the invoice that was known before. */
  lastTransaction: string | null;
  startedAt: number;
}

const PREFIX = 'lluerna.payment.';
/** Every bank has decided by then. */
const EXPIRES_AFTER_MS = 24 * 60 * 60_000;

const memory = new Map<string, StoredPayment>();

/** The payments of a customer that this browser started, by the number of the invoice; shared by its tabs. */
export function storedPayments(customerId: string) {
  const keyOf = (number: string) => `${PREFIX}${customerId}/${number}`;
  return {
    read(number: string): StoredPayment | undefined {
      const key = keyOf(number);
      const stored = storedValue('browser', key) as StoredPayment | null | undefined;
      const payment = stored === undefined ? memory.get(key) : stored;
      return payment && now() - payment.startedAt < EXPIRES_AFTER_MS ? payment : undefined;
    },
    keep(number: string, payment: StoredPayment): void {
      memory.set(keyOf(number), payment);
      storeText('browser', keyOf(number), JSON.stringify(payment));
    },
    drop(number: string): void {
      memory.delete(keyOf(number));
      storeText('browser', keyOf(number), null);
    },
  };
}

export type StoredPayments = ReturnType<typeof storedPayments>;

/** Forgets the payments that this browser started: all of them after a logout, or those of other customers. */
export function forgetPayments(except?: { customerId: string }): void {
  const isStored = (key: string) =>
    except !== undefined && key.startsWith(`${PREFIX}${except.customerId}/`);
  for (const key of memory.keys()) if (!isStored(key)) memory.delete(key);
  removeStored('browser', PREFIX, isStored);
}
