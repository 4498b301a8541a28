import type { ReactElement } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import type { Debt } from '#domain/invoices/debt.ts';
import { type Invoice, isPayable, totalToPay } from '#domain/invoices/invoice.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { prefetchDebt } from '#payment/card/payment-host.tsx';
import { debtAddress, PAY_PARAMETER } from '#payment/pay-address.ts';
import { PayButton } from '#payment/pay-button.tsx';
import { offersPayAll } from '#payment/pay-conditions.ts';
import type { ButtonProps } from '#ui/controls/button.tsx';
import { HeardButton } from '#ui/controls/heard-button.tsx';
import { useIdlePrefetch } from '#ui/loading/use-idle.ts';

interface PayAllProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  debt: Debt;
  /** Those of them that are unpaid. */
  invoices: readonly Invoice[];
}

/** Pays what is owed: all of it, or the one invoice that it is of. Absent where nothing can be paid by card. */
export function PayDebtButton({ debt, invoices, ...look }: PayAllProps): ReactElement | null {
  const [only, ...others] = invoices.filter(isPayable);
  if (!only) return null;
  return others.length === 0 ? (
    <PayButton {...look} invoice={only} />
  ) : (
    <PayAllButton {...look} debt={debt} invoices={[only, ...others]} />
  );
}

/** Opens the payment of several invoices; absent where it is not offered. */
function PayAllButton({ debt, invoices, ...look }: PayAllProps): ReactElement | null {
  const { t } = useTexts();
  const { euro } = useFormats();
  const { open } = useDialogAddress(PAY_PARAMETER);
  const failing = useFailingCondition();
  const isOffered = failing(offersPayAll) === null;
  useIdlePrefetch(isOffered, prefetchDebt);
  if (!isOffered) return null;
  const reason = failing(['not-read-only']);
  const what = { amount: euro(totalToPay(invoices)), count: invoices.length };
  return (
    <HeardButton
      {...look}
      aria-haspopup="dialog"
      disabledReason={reason === null ? undefined : t(`conditions.${reason}`)}
      onClick={() => open(debtAddress(debt))}
    >
      {t('payment.debt.all')}
      <span className="visually-hidden">
        {t('common.labelled', { label: '', value: t('payment.debt.sum', what) })}
      </span>
    </HeardButton>
  );
}
