import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ListPage } from '#parts/list-page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { InvoicesTabs } from './invoices-tabs.tsx';

/** The customer's invoices for several supply points. */
export function MultipointInvoicesScreen(): ReactElement {
  const { t } = useTexts();
  return (
    <ListPage
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
