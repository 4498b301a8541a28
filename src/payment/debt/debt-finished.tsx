import type { ReactElement } from 'react';
import { totalToPay } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { DebtInvoice } from '#machines/payment/debt-invoices.ts';
import { PaymentOutcome } from '#payment/payment-outcome.tsx';
import type { RunningDebt } from './use-debt-payment.ts';

const invoicesOf = (all: readonly DebtInvoice[]) => all.map(({ invoice }) => invoice);

/** Those that can still be paid by card. */
export const leftOf = ({ invoices }: RunningDebt['context']): readonly DebtInvoice[] =>
  invoices.filter(({ standing }) => standing !== 'paid' && standing !== 'closed');

function looksOf(isAnyPaid: boolean, isAnyLeft: boolean) {
  if (isAnyPaid && !isAnyLeft) return { tone: 'success', icon: 'check-circle' } as const;
  return isAnyPaid
    ? ({ tone: 'warning', icon: 'info' } as const)
    : ({ tone: 'danger', icon: 'alert' } as const);
}

/** What was paid of a debt, and what is left. */
export function DebtFinished({ payment: { context } }: { payment: RunningDebt }): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  const paid = invoicesOf(context.invoices.filter(({ standing }) => standing === 'paid'));
  const left = invoicesOf(leftOf(context));
  const all = { count: paid.length, amount: euro(totalToPay(paid)) };
  const rest = { count: left.length, amount: euro(totalToPay(left)) };
  const bodies = [
    left.length > 0 && t('payment.debt.left', rest),
    context.further > 0 && t('payment.debt.further', { count: context.further }),
    context.reason && t('payment.debt.withdrawn'),
  ].filter(Boolean);
  const looks = looksOf(paid.length > 0, left.length > 0);
  return (
    <PaymentOutcome
      {...looks}
      title={paid.length > 0 ? t('payment.debt.paid', all) : t('payment.debt.nothing-paid')}
      {...(bodies.length > 0 && { body: bodies.join(' ') })}
    >
      {null}
    </PaymentOutcome>
  );
}
