import { now } from '#config/clock.ts';
import { type Invoice, invoiceStatus } from '#domain/invoices/invoice.ts';
import type { CardPlatform } from '#domain/invoices/payment.ts';
import { ProblemError, problemOf } from '#domain/problem.ts';
import type { ClosedReason } from '#machines/payment/card-choice.ts';
import type {
  PaymentAttempt,
  PreparedPayment,
  VerifiedPayment,
} from '#machines/payment/payment-setup.ts';
import { type PayAnswer, payAfterAuthentication, payByCard } from '#operations/pay.ts';
import {
  fetchInvoice,
  fetchPlatformKey,
  fetchPlatforms,
  fetchSummary,
} from '#queries/invoices/payments.ts';
import type { StoredPayments } from './stored-payments.ts';

/** What the steps of a payment work with. */
export interface PaymentTools {
  cards: CardPlatform;
  payments: StoredPayments;
  /** Name of the platform that the configuration prefers. */
  provider: string;
}

/** About 20 s, as the checks come further and further apart. */
const CHECKS_BEFORE_BELIEF = 3;

const isSettled = (invoice: Invoice) => ['paid', 'refunded'].includes(invoiceStatus(invoice));
const owes = ({ paidStatus, toPayEuro }: Invoice) => paidStatus === 'unpaid' && toPayEuro > 0;

/** Reads whether and how an invoice can be paid now, and which payment this browser started before. */
export async function prepare(
  { number, chosen }: { number: string; chosen: string | null },
  { payments, provider }: Pick<PaymentTools, 'payments' | 'provider'>,
  signal: AbortSignal,
): Promise<PreparedPayment> {
  // Before the invoice: another tab may end its payment meanwhile, and the invoice would be as it was before.
  const stored = payments.read(number);
  const closed = (reason: ClosedReason): PreparedPayment => ({ kind: 'closed', invoice, reason });
  const invoice = await fetchInvoice(number, signal);
  if (!invoice) return closed('not-found');
  if (isSettled(invoice)) return { kind: 'paid', invoice };
  if (!owes(invoice)) return closed('nothing-to-pay');

  const lastTransaction = await lastTransactionOf(invoice, signal);
  if (stored && lastTransaction !== null && lastTransaction !== stored.lastTransaction)
    return { kind: 'paid', invoice };
  const named = stored?.platform ?? chosen;
  const platforms = named ? [named] : await fetchPlatforms(signal);
  const [only = provider, ...others] = platforms;
  const all = { invoice, lastTransaction, platforms: preferred(platforms, provider) };
  if (others.length > 0) return { ...all, kind: 'choosing' };
  const platform = await fetchPlatformKey(only, signal);
  if (invoice.payableType === null) return closed('not-enabled');
  if (!stored) return { ...all, kind: 'entering', platform };
  const { idempotencyKey, intent } = stored;
  return intent
    ? { ...all, kind: 'waiting', platform, idempotencyKey, intent }
    : { ...all, kind: 'entering', platform, idempotencyKey };
}

/** Names of platforms, the one that the configuration prefers first. */
export const preferred = (platforms: readonly string[], provider: string) =>
  [...platforms].sort((one, other) => Number(other === provider) - Number(one === provider));

const transactionOf = async ({ paymentId }: Invoice, signal: AbortSignal) =>
  (await fetchSummary(paymentId, signal))?.transactionId ?? null;

/** Some retailers answer with an error of their own while there was no payment: it then counts as none. */
async function lastTransactionOf(invoice: Invoice, signal: AbortSignal): Promise<string | null> {
  try {
    return await transactionOf(invoice, signal);
  } catch (thrown) {
    if (problemOf(thrown).kind === 'broken') return null;
    throw thrown;
  }
}

/** A payment that the retailer does not allow is closed; what failed otherwise may be tried again. */
export function closedOr(thrown: unknown): {
  kind: 'closed';
  invoice: null;
  reason: ClosedReason;
} {
  const problem = problemOf(thrown);
  if (problem.kind !== 'refused') throw thrown;
  const reason = problem.code === 'feature_disabled' ? 'online-payment-enabled' : 'not-enabled';
  return { kind: 'closed', invoice: null, reason };
}

/**
 * Sends the card that is typed, or what the bank is content with. The same key means the same card. The retailer charges
 * what is owed then: throws a conflict `amount_changed` when that is not what the customer was shown.
 */
export async function sendStep(
  { invoice, platform, idempotencyKey, intent, lastTransaction }: PaymentAttempt,
  { cards, payments }: Pick<PaymentTools, 'cards' | 'payments'>,
  signal: AbortSignal,
): Promise<PayAnswer> {
  const { number } = invoice;
  const { name } = platform;
  if (intent) return payAfterAuthentication(intent, `${idempotencyKey}-2`);
  const owed = await fetchInvoice(number, signal);
  if (owed && owes(owed) && owed.toPayEuro !== invoice.toPayEuro)
    throw new ProblemError({ kind: 'conflict', code: 'amount_changed' });
  const stored = payments.read(number);
  const isRepeat = stored?.idempotencyKey === idempotencyKey;
  // Another tab's payment waits for the bank: the retailer would refuse, and its intent must not be lost.
  if (stored?.intent && !isRepeat)
    throw new ProblemError({ kind: 'conflict', code: 'not_payable' });
  const methodId = isRepeat ? stored.methodId : await cards.createMethod();
  if (!isRepeat) {
    const attempt = { idempotencyKey, methodId, platform: name, lastTransaction };
    payments.keep(number, { ...attempt, intent: null, startedAt: now() });
  }
  return payByCard(invoice, { platform: name, methodId }, idempotencyKey);
}

/**
 * Reads what became of a payment. Throws ProblemError while that cannot be known: a retailer that has no words for it may
 * not have heard from the platform yet, and is believed only after some checks.
 */
export async function verify(
  { invoice: { number }, lastTransaction, checks }: PaymentAttempt,
  { payments }: Pick<PaymentTools, 'payments'>,
  signal: AbortSignal,
): Promise<VerifiedPayment> {
  // Before and after the reads: another tab may end or begin a payment meanwhile.
  const before = payments.read(number)?.intent;
  const invoice = await fetchInvoice(number, signal);
  if (!invoice) throw new ProblemError({ kind: 'not-found' });
  if (isSettled(invoice)) return { kind: 'paid' };
  const readTransaction =
    owes(invoice) && checks >= CHECKS_BEFORE_BELIEF ? lastTransactionOf : transactionOf;
  const transaction = await readTransaction(invoice, signal);
  if (transaction !== null && transaction !== lastTransaction) return { kind: 'paid' };
  // Collected in another way or looked at by a person: whether this payment is the reason is not known.
  if (!owes(invoice)) throw new ProblemError({ kind: 'unknown-outcome' });
  const intent = before ?? payments.read(number)?.intent;
  return intent ? { kind: 'waiting', intent } : { kind: 'notCharged' };
}
