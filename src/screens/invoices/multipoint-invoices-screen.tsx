import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { InvoiceParts } from './invoice-parts.tsx';
import { InvoicesTabs } from './invoices-tabs.tsx';

/** The customer's invoices for several supply points. */
export function MultipointInvoicesScreen(): ReactElement {
  const { t } = useTexts();
  return (
    <InvoiceParts
      page="multipoint-invoices"
      heading={
        <>
          <PageHeader title={t('invoices.title')} />
          <InvoicesTabs current="multipoint" />
        </>
      }
    />
  );
}
