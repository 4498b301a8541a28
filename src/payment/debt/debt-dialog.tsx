import type { ReactElement } from 'react';
import type { Debt } from '#domain/invoices/debt.ts';
import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DebtMoment } from './debt-moment.tsx';
import { useDebtPayment } from './use-debt-payment.ts';
import '#payment/payment.scss';
import './debt.scss';

interface DebtDialogProps {
  debt: Debt;
  onClose: () => void;
}

/**
 * The payment of several invoices: which and how much together, the card, what becomes of each. While one is being paid
 * it cannot be closed, so that the customer learns how it ended.
 */
export function DebtDialog({ debt, onClose }: DebtDialogProps): ReactElement {
  const { t } = useTexts();
  const payment = useDebtPayment(debt);
  return (
    <Dialog title={t('payment.debt.title')} onClose={payment.isBusy ? undefined : onClose}>
      <div className="payment" data-state={`debt-payment.${payment.at}`}>
        <DebtMoment payment={payment} onClose={onClose} />
      </div>
    </Dialog>
  );
}
