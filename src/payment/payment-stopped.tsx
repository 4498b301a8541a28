import type { ReactElement } from 'react';
import type { PaymentProblem } from '#domain/invoices/payment.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { ownText, paymentProblemText } from './payment-problem.ts';
import type { RunningPayment } from './use-payment.ts';

interface StoppedProps {
  payment: RunningPayment;
}

/** It is not known whether the card was charged: nothing is offered but to look again. */
export function PaymentUnknown({ payment: { send } }: StoppedProps): ReactElement {
  const { t } = useTexts();
  return (
    <PaymentOutcome
      tone="warning"
      icon="clock"
      title={t('payment.unknown.title')}
      body={t('payment.unknown.body')}
    >
      <Button block icon="refresh" onClick={() => send({ type: 'check' })}>
        {t('payment.unknown.check')}
      </Button>
    </PaymentOutcome>
  );
}

/** Nothing was charged; says why, and what to do. */
export function PaymentRefused({ payment: { context, send } }: StoppedProps): ReactElement {
  const texts = useTexts();
  const problem: PaymentProblem = context.problem ?? { kind: 'fault' };
  const started = context.intent && startedProblem(problem);
  const text = ownText(started ?? undefined, texts) ?? paymentProblemText(problem, texts);
  return (
    <PaymentOutcome tone="danger" icon="alert" {...text}>
      <Button block variant="primary" onClick={() => send({ type: 'retry' })}>
        {texts.t(started ? 'payment.refused.continue' : retryText(problem))}
      </Button>
    </PaymentOutcome>
  );
}

/** Text key for a started payment that can be continued; null when it is over. */
function startedProblem(problem: PaymentProblem): string | null {
  if (problem.kind === 'unreachable') return 'unfinished';
  return problem.kind === 'no-answer' ? 'unconfirmed' : null;
}

const retryText = ({ kind }: PaymentProblem) =>
  kind === 'card' || kind === 'rejected' ? 'payment.refused.other-card' : 'common.retry';

interface PaymentClosedProps {
  payment: { context: Pick<RunningPayment['context'], 'reason'> };
  /** Where its texts stand. */
  area?: string;
  onClose: () => void;
}

/** It cannot be paid here now. */
export function PaymentClosed({
  payment: { context },
  area = 'payment.closed',
  onClose,
}: PaymentClosedProps): ReactElement {
  const { t } = useTexts();
  const text = `${area}.${context.reason ?? 'nothing-to-pay'}`;
  return (
    <PaymentOutcome tone="info" icon="info" title={t(`${text}.title`)} body={t(`${text}.body`)}>
      <Button block variant="primary" onClick={onClose}>
        {t('common.close')}
      </Button>
    </PaymentOutcome>
  );
}
