import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import type { RunningPayment } from './use-payment.ts';

interface PaymentChoiceProps {
  payment: {
    context: Pick<RunningPayment['context'], 'platforms'>;
    send: (event: { type: 'choose'; platform: string }) => void;
  };
}

/** The platforms to pay by, where there are several; the retailer's usual one first. */
export function PaymentChoice({ payment: { context, send } }: PaymentChoiceProps): ReactElement {
  const { t, optional } = useTexts();
  return (
    <div className="payment-choice">
      <h3>{t('payment.choosing.title')}</h3>
      {context.platforms.map((platform, place) => (
        <Button
          key={platform}
          block
          variant={place === 0 ? 'primary' : 'secondary'}
          onClick={() => send({ type: 'choose', platform })}
        >
          {optional(`payment.choosing.platforms.${platform}`) ?? platform}
        </Button>
      ))}
    </div>
  );
}
