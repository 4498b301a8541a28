import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { DebtInvoice, DebtStanding } from '#machines/payment/debt-invoices.ts';
import { useStandingText } from '#payment/use-standing-text.ts';
import { downloadReceipt, summaryQuery } from '#queries/invoices/payments.ts';
import { DownloadButton } from '#ui/controls/download-button.tsx';
import { Icon, type IconName } from '#ui/layout/icon.tsx';
import type { RunningDebt } from './use-debt-payment.ts';

const icons: Partial<Record<DebtStanding, IconName>> = {
  waiting: 'clock',
  paid: 'check-circle',
  refused: 'alert',
  changed: 'info',
  closed: 'info',
};

interface DebtResultProps {
  one: DebtInvoice;
  payment: RunningDebt;
}

/** What became of an invoice, and its receipt. */
export function DebtResult({ one, payment }: DebtResultProps): ReactElement {
  const { standing, invoice } = one;
  const { title, body } = useStandingText(payment)(one);
  const isUnknown = standing === 'paying' && payment.turnAt === 'unknown';
  const icon = isUnknown ? 'clock' : icons[standing];
  return (
    <div className={`debt-result is-${standing}`}>
      {standing === 'paying' && !isUnknown && <span className="busy-mark" aria-hidden="true" />}
      {icon && <Icon name={icon} />}
      <p>
        <strong>{title}</strong>
        {body && <span> {body}</span>}
      </p>
      {standing === 'paid' && payment.at === 'finished' && <Receipt invoice={invoice} />}
    </div>
  );
}

/** When it was paid, and the receipt; the retailer may provide them later. */
function Receipt({ invoice }: { invoice: Invoice }): ReactElement | null {
  const { t } = useTexts();
  const { dateTime } = useFormats();
  const { data } = useQuery({ ...summaryQuery(invoice.paymentId), retry: false });
  if (!data) return null;
  return (
    <>
      <span className="debt-result-when">{dateTime(data.at)}</span>
      <DownloadButton quiet download={() => downloadReceipt(invoice)}>
        <span className="visually-hidden">
          {t('payment.debt.receipt', { number: invoice.number })}
        </span>
      </DownloadButton>
    </>
  );
}
