import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { totalToPay } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { PartPlace } from '#parts/part-place.ts';
import { DebtHelp } from '#payment/debt/debt-help.tsx';
import { PayDebtButton } from '#payment/debt/pay-debt-button.tsx';
import { type InvoiceType, unpaidInvoicesQuery } from '#queries/invoices/invoices.ts';
import { useFilteredAddress } from '#screens/invoices/list-address.ts';
import { useFilterable } from '#screens/invoices/use-filterable.ts';
import './invoices-owed.scss';

interface InvoicesOwedProps {
  place: PartPlace;
  type: InvoiceType;
  contract?: string;
}

/** What is left to pay, its payment, and the way to the invoices it is of; nothing while nothing is owed. */
export function InvoicesOwedPart({
  type,
  contract,
  place,
}: InvoicesOwedProps): ReactElement | null {
  const { t } = useTexts();
  const { euro } = useFormats();
  const addressOf = useFilteredAddress();
  const canFilter = useFilterable(place.page);
  const { rows = [], total = 0 } = useQuery(unpaidInvoicesQuery(type, contract)).data ?? {};
  const owed = rows.filter(({ toPayEuro }) => toPayEuro > 0);
  if (owed.length === 0) return null;
  // Of more than one answer holds the sum is not known.
  const isWhole = total <= rows.length;
  return (
    <div className="invoices-owed">
      <p>
        <strong>
          {isWhole
            ? t('invoices.owed.sum', { amount: euro(totalToPay(owed)), count: owed.length })
            : t('invoices.owed.many', { total })}
        </strong>{' '}
        {canFilter('state') && (
          <Link to={addressOf('state', 'not-paid')}>{t('invoices.owed.show')}</Link>
        )}
      </p>
      <PayDebtButton
        variant="primary"
        debt={{ type, ...(contract && { contract }) }}
        invoices={owed}
      />
      {type !== 'gas' && <DebtHelp />}
    </div>
  );
}
