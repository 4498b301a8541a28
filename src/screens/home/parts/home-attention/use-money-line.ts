import { useOpenRoutes } from '#config/open-routes.ts';
import { type Invoice, invoiceStatus, totalToPay } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { useOpenInvoices } from '#screens/home/home-reads.ts';
import { type Read, readAs } from '#screens/home/reads-together.ts';
import type { AttentionLine } from './attention-line.ts';

/** What an account is about to be charged with an invoice, in euro. */
const nextCharge = ({ pendingEuro, totalEuro }: Invoice): number => pendingEuro || (totalEuro ?? 0);

/** What is owed; where nothing is, what is charged next. */
export function useMoneyLine(): Read<AttentionLine | null> {
  const { t } = useTexts();
  const { euro, date } = useFormats();
  const address = useOpenRoutes()('invoices')?.address ?? null;
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
