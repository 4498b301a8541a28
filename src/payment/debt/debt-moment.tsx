import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { PaymentChoice } from '#payment/payment-choice.tsx';
import { PaymentOutcome } from '#payment/payment-outcome.tsx';
import { paymentProblemText } from '#payment/payment-problem.ts';
import { PaymentClosed } from '#payment/payment-stopped.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DebtRun } from './debt-run.tsx';
import type { RunningDebt } from './use-debt-payment.ts';

interface DebtMomentProps {
  payment: RunningDebt;
  onClose: () => void;
}

/** Where the payment of a debt stands, and what can be done. */
export function DebtMoment({ payment, onClose }: DebtMomentProps): ReactElement {
  const { t } = useTexts();
  switch (payment.at) {
    case 'fetching':
      return (
        <div>
          <p className="payment-note">{t('payment.fetching')}</p>
          <Skeleton lines={4} />
        </div>
      );
    case 'choosing':
      return <PaymentChoice payment={payment} />;
    case 'failed':
      return <DebtUnread payment={payment} />;
    case 'closed':
      return <PaymentClosed payment={payment} area="payment.debt.closed" onClose={onClose} />;
    default:
      return <DebtRun payment={payment} onClose={onClose} />;
  }
}

function DebtUnread({ payment: { context, send } }: Pick<DebtMomentProps, 'payment'>) {
  const texts = useTexts();
  const text = paymentProblemText(context.problem ?? { kind: 'fault' }, texts);
  return (
    <PaymentOutcome tone="danger" icon="alert" {...text}>
      <Button block variant="primary" onClick={() => send({ type: 'retry' })}>
        {texts.t('common.retry')}
      </Button>
    </PaymentOutcome>
  );
}
