import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DebtHelp } from './debt/debt-help.tsx';
import { PaymentInvoice } from './payment-invoice.tsx';
import { PaymentMoment } from './payment-moment.tsx';
import { usePayment } from './use-payment.ts';
import './payment.scss';

interface PaymentDialogProps {
  /** Number of the invoice. */
  number: string;
  onClose: () => void;
}

/**
 * The payment of an invoice: what and how much, the card, the result. While something is under way it cannot be closed,
 * so that the customer learns how it ended.
 */
export function PaymentDialog({ number, onClose }: PaymentDialogProps): ReactElement {
  const { t } = useTexts();
  const payment = usePayment(number);
  const { at, context, isBusy } = payment;
  return (
    <Dialog title={t('payment.title')} onClose={isBusy ? undefined : onClose}>
      <div className="payment" data-state={`payment.${at}`}>
        {context.invoice && <PaymentInvoice invoice={context.invoice} />}
        <PaymentMoment payment={payment} onClose={onClose} />
        {at === 'entering' && context.invoice?.type !== 'gas' && <DebtHelp />}
      </div>
    </Dialog>
  );
}
