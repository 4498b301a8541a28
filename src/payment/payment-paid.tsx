import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { reportOwnFault } from '#config/report.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { downloadReceipt, summaryQuery } from '#queries/invoices/payments.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

interface PaymentPaidProps {
  invoice: Invoice | null;
  onClose: () => void;
}

/** The invoice is paid: how much and when, and the receipt. The retailer may provide them later. */
export function PaymentPaid({ invoice, onClose }: PaymentPaidProps): ReactElement {
  const { t } = useTexts();
  const { euro, dateTime } = useFormats();
  const { data, isPending } = useQuery({
    ...summaryQuery(invoice?.paymentId ?? 0),
    enabled: invoice !== null,
    retry: false,
  });
  const when = data && t('payment.paid.when', { amount: euro(data.euro), at: dateTime(data.at) });
  return (
    <PaymentOutcome
      tone="success"
      icon="check-circle"
      title={t('payment.paid.title')}
      // Its line is there before it is known: nothing below moves.
      body={when ?? (isPending ? '\u00a0' : t('payment.paid.later'))}
    >
      {invoice && data && <Receipt invoice={invoice} />}
      <Button block variant="primary" onClick={onClose}>
        {t('common.close')}
      </Button>
    </PaymentOutcome>
  );
}

/** Downloads the receipt; a failure is shown until the next try. */
function Receipt({ invoice }: { invoice: Invoice }): ReactElement {
  const { t } = useTexts();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const start = () => {
    setState('busy');
    downloadReceipt(invoice).then(
      () => setState('idle'),
      (thrown) => {
        reportOwnFault('A receipt cannot be downloaded', thrown);
        setState('failed');
      },
    );
  };
  return (
    <>
      {state === 'failed' && <Alert tone="danger">{t('payment.paid.receipt-failed')}</Alert>}
      <Button block icon="download" busy={state === 'busy'} onClick={start}>
        {t('payment.paid.receipt')}
      </Button>
    </>
  );
}
