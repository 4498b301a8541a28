import { dataOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { notFound, Refusal } from '#sandbox/api/refusal.ts';
import { PUBLISHABLE_KEY } from '#sandbox/cards/publishable-key.ts';
import { settingsOf } from '#sandbox/operations/content/settings.ts';
import { invoiceFeatures } from '#sandbox/operations/invoices/invoice-documents-offered.ts';

/** Name of a flag; a customer for whom it is false may not pay by card. */
const CARD_FLAG = 'payment.stripe';

/** Platforms for payments. */
export const paymentPlatformHandlers = {
  listPaymentPlatforms: async () =>
    dataOf([
      { name: 'stripe' as const, enabled: true },
      { name: 'redsys' as const, enabled: false },
    ]),

  async getPublishableKey(call) {
    await refuseUnlessEnabled(call);
    if (call.path.platform !== 'stripe') throw notFound();
    return dataOf({ publishable_key: PUBLISHABLE_KEY });
  },
} satisfies Handlers;

/** Throws 403 when payments are switched off, for all (`feature_disabled`) or for this customer. */
export async function refuseUnlessEnabled(call: Pick<Call, 'database' | 'session'>): Promise<void> {
  const { customer } = signedIn(call);
  const { onlinePayment } = invoiceFeatures(await settingsOf(call.database, customer));
  if (!onlinePayment) throw new Refusal(403, 'feature_disabled');
  if (customer.flags[CARD_FLAG] === false) {
    throw new Refusal(403, 'user_not_enabled_to_payment_platform');
  }
}
