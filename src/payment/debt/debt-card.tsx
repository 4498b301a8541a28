import { type ReactElement, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { totalToPay } from '#domain/invoices/invoice.ts';
import { newIdempotencyKey } from '#forms/engine/submit/idempotency-key.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { CardFields } from '#payment/card/card-fields.tsx';
import { DemoCards } from '#payment/card/demo-cards.tsx';
import { paymentProblemText } from '#payment/payment-problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { useButtonAgain } from '#ui/controls/use-button-again.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import type { RunningDebt } from './use-debt-payment.ts';

/**
 * The card, typed once, and the button that pays. The fields stay in their frame, out of sight, while the run lasts: the
 * platform makes a payment method of its own from them for each invoice, as Stripe takes one that is attached to no
 * customer only once (docs.stripe.com/payments/payment-methods). So none is stored for later, neither here nor there.
 */
export function DebtCard({ payment }: { payment: RunningDebt }): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  const { euro } = useFormats();
  const isDemo = useFacts().settings.payment.script !== null;
  const [isReady, setReady] = useState(false);
  const { at, context, send, cards } = payment;
  const { invoices, platform, problem } = context;
  const isTyped = at === 'entering';
  // When the run returns to the card, which was out of reach.
  const pays = useButtonAgain(isTyped);
  if (!platform) return null;
  const ticked = invoices.filter(({ isTicked }) => isTicked).map(({ invoice }) => invoice);
  const wrong = problem ? paymentProblemText(problem, texts) : undefined;
  return (
    <div className={`payment-entry${isTyped ? '' : ' is-away'}`} inert={!isTyped}>
      <CardFields
        platform={platform}
        // Not the sum of the selected or changed invoices: the fields would be mounted again and lose their input.
        euro={totalToPay(
          invoices.map(({ invoice, shownEuro }) => ({ ...invoice, toPayEuro: shownEuro })),
        )}
        cards={cards}
        onReady={setReady}
      />
      {isTyped && wrong && (
        <Alert tone="danger" title={wrong.title}>
          {wrong.body}
        </Alert>
      )}
      {isReady && (
        <div ref={pays} className="debt-pay">
          <Button
            block
            variant="primary"
            icon="lock"
            disabledReason={ticked.length === 0 ? t('payment.debt.none') : undefined}
            onClick={() => send({ type: 'submit', idempotencyKey: newIdempotencyKey() })}
          >
            {t('payment.pay', { amount: euro(totalToPay(ticked)) })}
          </Button>
        </div>
      )}
      <p className="payment-note">
        <Icon name="shield" />
        {t('payment.debt.safe')}
      </p>
      {isDemo && <DemoCards />}
    </div>
  );
}
