import type { ReactElement } from 'react';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { contractIcons } from '#ui/layout/contract-icons.ts';
import { Icon } from '#ui/layout/icon.tsx';

/** What is paid, and how much. */
export function PaymentInvoice({ invoice }: { invoice: Invoice }): ReactElement {
  const { t } = useTexts();
  const { euro, date } = useFormats();
  const { type, number, address, startDate, endDate, toPayEuro, totalEuro } = invoice;
  const period = { start: date(startDate), end: date(endDate) };
  return (
    <div className="payment-invoice">
      <Icon name={contractIcons[type]} />
      <div>
        <p className="payment-home">{address || t('payment.invoice.number', { number })}</p>
        <p className="payment-detail">
          {startDate && endDate && <span>{t('payment.invoice.period', period)}</span>}
          {address && <span>{t('payment.invoice.number', { number })}</span>}
        </p>
      </div>
      <p className="payment-amount">{euro(toPayEuro || (totalEuro ?? 0))}</p>
    </div>
  );
}
