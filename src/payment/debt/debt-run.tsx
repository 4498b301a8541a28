import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { isSettled } from '#machines/payment/debt-invoices.ts';
import { useStandingText } from '#payment/use-standing-text.ts';
import { DebtCard } from './debt-card.tsx';
import { DebtFinished } from './debt-finished.tsx';
import { DebtHelp } from './debt-help.tsx';
import { DebtInvoiceList } from './debt-invoice-list.tsx';
import { DebtProgress } from './debt-progress.tsx';
import { DebtTotal } from './debt-total.tsx';
import { DebtWays } from './debt-ways.tsx';
import type { RunningDebt } from './use-debt-payment.ts';

interface DebtRunProps {
  payment: RunningDebt;
  onClose: () => void;
}

/** The invoices with what becomes of each; before them the total or the result, after them the card. */
export function DebtRun({ payment, onClose }: DebtRunProps): ReactElement {
  const { at, context } = payment;
  const isFinished = at === 'finished';
  return (
    <>
      {isFinished ? <DebtFinished payment={payment} /> : <DebtTotal payment={payment} />}
      {!isFinished && at !== 'entering' && <DebtProgress payment={payment} />}
      <DebtInvoiceList payment={payment} />
      <LastEnd payment={payment} />
      {/* A payment of earlier takes no card. */}
      {!isFinished && context.platform && <DebtCard payment={payment} />}
      {at === 'entering' && context.invoices.some(({ invoice }) => invoice.type !== 'gas') && (
        <DebtHelp />
      )}
      {isFinished && <DebtWays payment={payment} onClose={onClose} />}
    </>
  );
}

/** Announces the result of each invoice to screen readers as soon as it is known. */
function LastEnd({ payment }: Pick<DebtRunProps, 'payment'>): ReactElement {
  const { t } = useTexts();
  const textOf = useStandingText(payment);
  const ended = payment.context.invoices.filter(isSettled).at(-1);
  return (
    <p className="visually-hidden" role="status">
      {ended &&
        t('payment.debt.ended', {
          number: ended.invoice.number,
          standing: textOf(ended).title,
        })}
    </p>
  );
}
