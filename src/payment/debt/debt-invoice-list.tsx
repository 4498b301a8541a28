import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { DebtInvoice } from '#machines/payment/debt-invoices.ts';
import { DebtResult } from './debt-result.tsx';
import type { RunningDebt } from './use-debt-payment.ts';

/** How many are listed before they scroll within. */
const FEW = 5;

/** The invoices of a debt: each can be left out, until they are paid. */
export function DebtInvoiceList({ payment }: { payment: RunningDebt }): ReactElement {
  const { t } = useTexts();
  const { at, context } = payment;
  const list = useTurnInView(context.invoices.findIndex(({ standing }) => standing === 'paying'));
  const isChoice = at === 'entering';
  const shown = context.invoices.filter(({ standing }) => isChoice || standing !== 'left');
  const isFinished = at === 'finished';
  const isLong = !isFinished && shown.length > FEW;
  return (
    <ul
      ref={list}
      className={`debt-invoices${isLong ? ' is-long' : ''}`}
      aria-label={t('payment.debt.invoices')}
      // What scrolls can be reached without a pointer, the dialog around it too while nothing else can be.
      {...((isLong || !(isChoice || isFinished)) && { tabIndex: 0 })}
    >
      {shown.map((one) => (
        <li key={one.invoice.number}>
          {isChoice ? (
            <label>
              <input
                type="checkbox"
                className="form-check-input"
                checked={one.isTicked}
                onChange={({ target }) =>
                  payment.send({
                    type: 'tick',
                    number: one.invoice.number,
                    isTicked: target.checked,
                  })
                }
              />
              <What one={one} />
            </label>
          ) : (
            <>
              <div>
                <What one={one} />
              </div>
              <DebtResult one={one} payment={payment} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function What({ one: { invoice } }: { one: DebtInvoice }): ReactElement {
  const { t } = useTexts();
  const { euro, date } = useFormats();
  const { number, address, startDate, endDate, toPayEuro } = invoice;
  const name = t('payment.invoice.number', { number });
  return (
    <>
      <span className="debt-invoice-what">
        <span className="payment-home">{address || name}</span>{' '}
        <span className="payment-detail">
          {startDate && endDate && (
            <span>
              {t('payment.invoice.period', { start: date(startDate), end: date(endDate) })}
            </span>
          )}{' '}
          {address && <span>{name}</span>}
        </span>
      </span>{' '}
      <span className="debt-invoice-amount">{euro(toPayEuro)}</span>
    </>
  );
}

/** Returns the ref of a list whose child at `turn` is scrolled into view, as a long list may hide it. */
function useTurnInView(turn: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (turn >= 0) list.current?.children[turn]?.scrollIntoView({ block: 'nearest' });
  }, [turn]);
  return list;
}
