import { type ReactElement, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { newIdempotencyKey } from '#forms/engine/submit/idempotency-key.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { ownText, paymentProblemText } from '#payment/payment-problem.ts';
import type { RunningPayment } from '#payment/use-payment.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { CardFields } from './card-fields.tsx';
import { DemoCards } from './demo-cards.tsx';

/** The card, and the button that pays. What was sent and got no answer can be sent again as it was. */
export function CardEntry({ payment }: { payment: RunningPayment }): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  const { euro } = useFormats();
  const isDemo = useFacts().settings.payment.script !== null;
  const [isReady, setReady] = useState(false);
  const { context, send, cards, isBusy } = payment;
  const { invoice, platform, problem, idempotencyKey } = context;
  if (!invoice || !platform) return null;
  const canResend = !isBusy && idempotencyKey !== '';
  const wrong = !canResend && problem ? paymentProblemText(problem, texts) : undefined;
  return (
    <div className="payment-entry">
      {canResend && (
        <Alert
          tone="warning"
          {...ownText('not-charged', texts)}
          actions={
            <Button size="small" icon="refresh" onClick={() => send({ type: 'resend' })}>
              {t('payment.resend')}
            </Button>
          }
        />
      )}
      <CardFields platform={platform} euro={invoice.toPayEuro} cards={cards} onReady={setReady} />
      {wrong && (
        <Alert tone="danger" title={wrong.title}>
          {wrong.body}
        </Alert>
      )}
      {isReady && (
        <Button
          block
          variant="primary"
          icon="lock"
          busy={isBusy}
          onClick={() => send({ type: 'submit', idempotencyKey: newIdempotencyKey() })}
        >
          {t('payment.pay', { amount: euro(invoice.toPayEuro) })}
        </Button>
      )}
      <p className="payment-note" role="status">
        {isBusy ? (
          t('payment.paying.body')
        ) : (
          <>
            <Icon name="shield" />
            {t('payment.card.safe')}
          </>
        )}
      </p>
      {isDemo && <DemoCards />}
    </div>
  );
}
