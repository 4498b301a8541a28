import type { ReactElement } from 'react';
import type { Debt } from '#domain/invoices/debt.ts';
import type { Problem } from '#domain/problem.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { useTexts } from '#i18n/texts.ts';
import { debtAt, PAY_PARAMETER } from '#payment/pay-address.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { LateDialog } from '#ui/overlays/late-dialog.tsx';

interface OpenPaymentProps {
  /** Number of the invoice. */
  number: string;
  onClose: () => void;
}

interface OpenDebtProps {
  debt: Debt;
  onClose: () => void;
}

const PaymentDialog = lazyPart<OpenPaymentProps>(
  () => import('#payment/payment-dialog.tsx').then((module) => module.PaymentDialog),
  { failed: (failure, { onClose }) => <FailedPayment {...failure} onClose={onClose} /> },
);

const DebtDialog = lazyPart<OpenDebtProps>(
  () => import('#payment/debt/debt-dialog.tsx').then((module) => module.DebtDialog),
  { failed: (failure, { onClose }) => <FailedPayment {...failure} onClose={onClose} /> },
);

/** Fetches the code of payments before one opens. */
export const prefetchPayment = PaymentDialog.prefetch;

/** Fetches the code of paying several invoices before it opens. */
export const prefetchDebt = DebtDialog.prefetch;

/**
 * The payment that the address names (`?pay=`), on any page: the list that offered it may change while it is open. Its
 * code is loaded when it first opens.
 */
export function PaymentHost(): ReactElement | null {
  const { dialog: address, close } = useDialogAddress(PAY_PARAMETER);
  if (!address) return null;
  const debt = debtAt(address);
  return debt ? (
    <DebtDialog key={address} debt={debt} onClose={close} />
  ) : (
    <PaymentDialog key={address} number={address} onClose={close} />
  );
}

function FailedPayment({
  problem,
  retry,
  onClose,
}: Pick<OpenPaymentProps, 'onClose'> & { problem: Problem; retry: () => void }): ReactElement {
  const { t } = useTexts();
  return (
    <LateDialog title={t('payment.title')} onClose={onClose}>
      <ErrorState problem={problem} onRetry={retry} />
    </LateDialog>
  );
}
