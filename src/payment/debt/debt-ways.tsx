import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { leftOf } from './debt-finished.tsx';
import type { RunningDebt } from './use-debt-payment.ts';

interface DebtWaysProps {
  payment: RunningDebt;
  onClose: () => void;
}

/** What can be done at the end: pay what is left, where something is, or close. */
export function DebtWays({ payment: { context, send }, onClose }: DebtWaysProps): ReactElement {
  const { t } = useTexts();
  const goesOn = context.reason === null && (leftOf(context).length > 0 || context.further > 0);
  return (
    <div className="debt-ways">
      {goesOn && (
        <Button block variant="primary" onClick={() => send({ type: 'retry' })}>
          {t('payment.debt.go-on')}
        </Button>
      )}
      <Button block variant={goesOn ? 'secondary' : 'primary'} onClick={onClose}>
        {t('common.close')}
      </Button>
    </div>
  );
}
