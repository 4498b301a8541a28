import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { useTexts } from '#i18n/texts.ts';
import { useFilteredAddress } from '#screens/invoices/list-address.ts';
import { useFilterable } from '#screens/invoices/use-filterable.ts';

interface InvoiceNoteProps {
  invoice: Invoice;
  page: string;
  /** Town of the home, where the row is called by its street; else empty. */
  town: string;
}

/** Town and number of an invoice; of one that corrects another what it does, with the way to the other. */
export function InvoiceNote({ invoice, page, town }: InvoiceNoteProps): ReactElement {
  const { t } = useTexts();
  const addressOf = useFilteredAddress();
  const canFilter = useFilterable(page);
  const { rectificativeType, rectifies } = invoice;
  const number = [town, invoice.number].filter(Boolean).join(' · ');
  if (rectificativeType === null) return <>{number}</>;
  const kind = rectificativeType === 'A' ? 'gives-back' : 'corrects';
  return (
    <>
      {number} ·{' '}
      {rectifies ? (
        <>
          {t(`invoices.list.${kind}.other`)}{' '}
          {canFilter('number') ? (
            <Link to={addressOf('number', rectifies)}>{rectifies}</Link>
          ) : (
            rectifies
          )}
        </>
      ) : (
        t(`invoices.list.${kind}.unknown`)
      )}
    </>
  );
}
