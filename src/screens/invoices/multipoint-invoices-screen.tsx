import type { ReactElement } from 'react';
import { CouponsBanner } from '#content/coupons-banner.tsx';
import { useTexts } from '#i18n/texts.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { InvoicesTabs } from './invoices-tabs.tsx';
import { JointInvoicesList } from './joint-invoices-list.tsx';

/** The customer's invoices for several supply points. */
export function MultipointInvoicesScreen(): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <JointInvoicesList
        heading={
          <>
            <PageHeader title={t('invoices.title')} />
            <InvoicesTabs current="multipoint" />
          </>
        }
      />
      <CouponsBanner />
    </>
  );
}
