import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CardEntry } from './card/card-entry.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { PaymentPaid } from './payment-paid.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { PaymentClosed, PaymentRefused, PaymentUnknown } from './payment-stopped.tsx';
import type { RunningPayment } from './use-payment.ts';

interface PaymentMomentProps {
  payment: RunningPayment;
  onClose: () => void;
}

/** Where a payment stands, and what can be done. */
export function PaymentMoment({ payment, onClose }: PaymentMomentProps): ReactElement | null {
  const { t } = useTexts();
  const { at, context } = payment;
  // The fields must stay while the card in them is sent.
  if (at === 'entering' || (at === 'paying' && context.intent === null))
    return <CardEntry payment={payment} />;
  switch (at) {
    case 'choosing':
      return <PaymentChoice payment={payment} />;
    case 'paying':
    case 'requires_action':
    case 'verifying':
      return <PaymentProgress at={at} />;
    case 'unknown':
      return <PaymentUnknown payment={payment} />;
    case 'refused':
      return <PaymentRefused payment={payment} />;
    case 'paid':
      return <PaymentPaid invoice={context.invoice} onClose={onClose} />;
    case 'closed':
      return <PaymentClosed payment={payment} onClose={onClose} />;
    default:
      return (
        <div>
          <p className="payment-note">{t('payment.fetching')}</p>
          <Skeleton lines={4} />
        </div>
      );
  }
}
