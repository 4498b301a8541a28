import type { ReactElement, ReactNode } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { JointInvoice } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { FilteredList } from '#lists/filtered-list.tsx';
import type { Column } from '#lists/list-table.tsx';
import { invoiceConditions, jointInvoicesLack } from '#queries/invoices/invoice-conditions.ts';
import { jointInvoicesQuery } from '#queries/invoices/invoices.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { useInvoicesPicking } from './several/invoices-picking.tsx';
import './invoices.scss';

/** Invoices for several supply points, newest first; the retailer provides less data about them than about others. */
export function JointInvoicesList({ heading }: { heading: ReactNode }): ReactElement {
  const { t } = useTexts();
  const { invoices: settings } = useFacts().settings;
  return (
    <FilteredList
      texts="invoices.list."
      caption={t('invoices.list.captions.multipoint')}
      icon="invoice"
      query={({ offset, limit, filters }) =>
        jointInvoicesQuery({ offset, limit, conditions: invoiceConditions(filters) })
      }
      heading={heading}
      columns={useColumns()}
      rowKey={({ id }) => id}
      sizes={settings.pageSizes}
      usualSize={settings.itemsPerPage}
      searchDelay={null}
      filterForm="invoices-filter"
      picking={useInvoicesPicking(true)}
      leftOut={jointInvoicesLack}
    />
  );
}

function useColumns(): Column<JointInvoice>[] {
  const { t } = useTexts();
  const { date, euro } = useFormats();
  const column = (id: string, cell: Column<JointInvoice>['cell'], more = {}) => ({
    id,
    header: t(`invoices.list.columns.${id}`),
    cell,
    ...more,
  });
  return [
    column('number', ({ number }) => number, { primary: true }),
    column('date', (invoice) => date(invoice.date), { fact: true }),
    column('address', ({ address }) => address),
    column(
      'amount',
      ({ totalEuro }) =>
        totalEuro !== null && <span className="invoice-amount">{euro(totalEuro)}</span>,
      {
        align: 'end',
        chip: true,
      },
    ),
    column('documents', (invoice) => <InvoiceActions invoice={invoice} joint />, {
      align: 'end',
      chip: true,
    }),
  ];
}
