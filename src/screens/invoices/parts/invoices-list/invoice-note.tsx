import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { useTexts } from '#i18n/texts.ts';
import { useFilteredAddress } from '#screens/invoices/list-address.ts';

/** The number of an invoice; of one that corrects another what it does, with the way to the other. */
export function InvoiceNote({ invoice }: { invoice: Invoice }): ReactElement {
  const { t } = useTexts();
  const addressOf = useFilteredAddress();
  const { number, rectificativeType, rectifies } = invoice;
  if (rectificativeType === null) return <>{number}</>;
  const kind = rectificativeType === 'A' ? 'gives-back' : 'corrects';
  return (
    <>
      {number} ·{' '}
      {rectifies ? (
        <>
          {t(`invoices.list.${kind}.other`)}{' '}
          <Link to={addressOf('number', rectifies)}>{rectifies}</Link>
        </>
      ) : (
        t(`invoices.list.${kind}.unknown`)
      )}
    </>
  );
}
