import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { isSettled } from '#machines/payment/debt-invoices.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
import type { RunningDebt } from './use-debt-payment.ts';

/** How far the run is, and what the customer can do about it. Its heading takes the focus. */
export function DebtProgress({ payment }: { payment: RunningDebt }): ReactElement {
  const { t, optional } = useTexts();
  const { at, context, turnAt, isBusy } = payment;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const all = context.invoices.filter(({ standing }) => standing !== 'left');
  const done = all.filter(isSettled).length + 1;
  const [title, body] = progressText();

  function progressText(): [title: string, body: string] {
    if (at === 'pausing') return [t('payment.debt.pausing.title'), t('payment.debt.pausing.body')];
    if (turnAt === 'unknown') return [t('payment.unknown.title'), t('payment.unknown.body')];
    const progress = t('payment.debt.progress', { done, count: all.length });
    return [progress, optional(`payment.${turnAt}.body`) ?? t('payment.paying.body')];
  }

  return (
    <div className="debt-progress">
      {isBusy && <span className="busy-mark" aria-hidden="true" />}
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <p role="status">{body}</p>
      </div>
      <Way payment={payment} />
    </div>
  );
}

function Way({ payment: { at, turn, turnAt, send } }: { payment: RunningDebt }) {
  const { t } = useTexts();
  if (at === 'pausing')
    return (
      <Button size="small" onClick={() => send({ type: 'stop' })}>
        {t('payment.debt.stop')}
      </Button>
    );
  return turnAt === 'unknown' ? (
    <Button size="small" icon="refresh" onClick={() => turn?.send({ type: 'check' })}>
      {t('payment.unknown.check')}
    </Button>
  ) : null;
}
