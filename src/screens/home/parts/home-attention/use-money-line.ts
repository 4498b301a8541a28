import { useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { type Invoice, invoiceStatus, isPayable, totalToPay } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { debtAddress, PAY_PARAMETER } from '#payment/pay-address.ts';
import { offersPayAll } from '#payment/pay-conditions.ts';
import { useOpenInvoices } from '#screens/home/home-reads.ts';
import { type Read, readAs } from '#screens/home/reads-together.ts';
import type { AttentionLine } from './attention-line.ts';

/** What an account is about to be charged with an invoice, in euro. */
const nextCharge = ({ pendingEuro, totalEuro }: Invoice): number => pendingEuro || (totalEuro ?? 0);

/**
 * Where the payment of these invoices opens: of one of them, or of all where they are of one kind of supply and the retailer
 * takes them together; null where they are not paid as a whole by card.
 */
function paidTogether(
  owed: readonly Invoice[],
  failing: (names: readonly string[]) => string | null,
): string | null {
  const [first, ...others] = owed;
  if (!first || !owed.every(isPayable) || failing(['not-read-only']) !== null) return null;
  if (others.length === 0)
    return failing(['online-payment-enabled']) === null ? first.number : null;
  const isOneKind = owed.every(({ type }) => type === first.type);
  const type = first.type === 'gas' ? 'gas' : 'electricity';
  return isOneKind && failing(offersPayAll) === null ? debtAddress({ type }) : null;
}

/** What is owed; where nothing is, what is charged next. */
export function useMoneyLine(): Read<AttentionLine | null> {
  const { t } = useTexts();
  const { euro, date } = useFormats();
  const address = useOpenRoutes()('invoices')?.address ?? null;
  const failing = useFailingCondition();
  const listOf = (type: string, state: string) =>
    address && `${address}?${new URLSearchParams({ type, state })}`;

  return readAs(useOpenInvoices(), ({ found, isWhole }) => {
    const invoices = found.flatMap(({ rows }) => rows);
    // Of more than one answer holds, or where one failed, the sum is not known.
    const isKnown = isWhole && found.every(({ rows, total }) => total <= rows.length);
    const owed = invoices.filter(
      ({ paidStatus, toPayEuro }) => paidStatus === 'unpaid' && toPayEuro > 0,
    );
    const [debt] = owed;
    if (debt) {
      const sum = { amount: euro(totalToPay(owed)), count: owed.length };
      const paid = isKnown ? paidTogether(owed, failing) : null;
      if (paid && address)
        return {
          icon: 'alert',
          text: t('overview.attention.owed', sum),
          action: t('payment.pay', sum),
          to: `${address}?${new URLSearchParams({ type: debt.type, [PAY_PARAMETER]: paid })}`,
        };
      return {
        icon: 'alert',
        text: isKnown ? t('overview.attention.owed', sum) : t('overview.attention.owed-several'),
        action: t('overview.attention.see-owed'),
        to: listOf(debt.type, 'not-paid'),
      };
    }
    const next = invoices.filter(
      (invoice) => invoiceStatus(invoice) === 'pending' && nextCharge(invoice) > 0,
    );
    const [charge] = next;
    if (!charge || !isKnown) return null;
    const cents = next.reduce((sum, invoice) => sum + Math.round(nextCharge(invoice) * 100), 0);
    return {
      icon: 'calendar',
      text: t('overview.attention.next', {
        amount: euro(cents / 100),
        count: next.length,
        date: date(charge.date),
      }),
      action: t('overview.attention.see-next'),
      to: listOf(charge.type, 'pending'),
    };
  });
}
