import type { ReactElement } from 'react';
import { totalToPay } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { RunningDebt } from './use-debt-payment.ts';

/** How many invoices are paid, and how much together. */
export function DebtTotal({ payment: { context } }: { payment: RunningDebt }): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  const { invoices, further } = context;
  const ticked = invoices.filter(({ isTicked }) => isTicked).map(({ invoice }) => invoice);
  return (
    <div className="debt-total">
      <div>
        <p className="payment-home">{t('payment.debt.count', { count: ticked.length })}</p>
        {further > 0 && (
          <p className="payment-detail">{t('payment.debt.further', { count: further })}</p>
        )}
      </div>
      <p className="payment-amount" role="status">
        {euro(totalToPay(ticked))}
      </p>
    </div>
  );
}
