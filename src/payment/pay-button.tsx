import type { ReactElement } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { type Invoice, isPayable } from '#domain/invoices/invoice.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { ButtonProps } from '#ui/controls/button.tsx';
import { HeardButton } from '#ui/controls/heard-button.tsx';
import { useIdlePrefetch } from '#ui/loading/use-idle.ts';
import { prefetchPayment } from './card/payment-host.tsx';
import { PAY_PARAMETER } from './pay-address.ts';

interface PayButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  invoice: Invoice;
  /** True where the amount stands beside it. */
  isShort?: boolean;
}

/**
 * Pays an invoice: opens its payment, which the frame of the portal shows. Absent where there is nothing to pay by card,
 * and in reach with the reason where the customer may not.
 */
export function PayButton({
  invoice,
  isShort = false,
  ...look
}: PayButtonProps): ReactElement | null {
  const { t } = useTexts();
  const { euro } = useFormats();
  const { open } = useDialogAddress(PAY_PARAMETER);
  const failing = useFailingCondition();
  const isOffered = isPayable(invoice) && failing(['online-payment-enabled']) === null;
  useIdlePrefetch(isOffered, prefetchPayment);
  if (!isOffered) return null;
  const reason = failing(['not-read-only']);
  return (
    <HeardButton
      {...look}
      aria-haspopup="dialog"
      disabledReason={reason === null ? undefined : t(`conditions.${reason}`)}
      onClick={() => open(invoice.number)}
    >
      {isShort && <span aria-hidden="true">{t('payment.pay-short')}</span>}
      <span className={isShort ? 'visually-hidden' : undefined}>
        {t('payment.pay', { amount: euro(invoice.toPayEuro) })}
      </span>{' '}
      <span className="visually-hidden">{t('payment.what', { number: invoice.number })}</span>
    </HeardButton>
  );
}
