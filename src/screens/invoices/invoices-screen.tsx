import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { useContractTypes } from '#config/contract-types.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { ListPage } from '#parts/list-page.tsx';
import type { InvoiceType } from '#queries/invoices/invoices.ts';
import { useSearchParams } from '#ui/address/use-address.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { InvoicesTabs } from './invoices-tabs.tsx';
import { TYPE } from './list-address.ts';

const isOfOneSupply = (type: string): type is InvoiceType => type !== 'multipoint';

/** The customer's invoices of a kind of supply (`?type=gas`), with a tab for each that the portal shows. */
export function InvoicesScreen(): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  const types = useContractTypes().filter(isOfOneSupply);
  const [params] = useSearchParams();
  const type = types.find((one) => one === params.get(TYPE)) ?? types[0];
  if (!type) return <Navigate to={to('multipoint-invoices')} replace />;
  return (
    <ListPage
      key={type}
      page="invoices"
      given={{ type }}
      heading={
        <>
          <PageHeader title={t('invoices.title')} />
          <InvoicesTabs current={type} />
        </>
      }
    />
  );
}
