import { chargedEuro, type Invoice, invoiceStatus } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePeriodText } from '#i18n/period.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Column } from '#lists/list-table.tsx';
import { PayButton } from '#payment/pay-button.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceChip } from './invoice-chip.tsx';
import { InvoiceNote } from './invoice-note.tsx';

/**
 * Columns of a list of invoices. A home names its invoices where there are several homes, the date of issue where there
 * is one; the number stands below.
 */
export function useInvoiceColumns(hasHomes: boolean): Column<Invoice>[] {
  const { t } = useTexts();
  const { date, euro, kilowattHours } = useFormats();
  const period = usePeriodText();
  const column = (
    id: string,
    cell: Column<Invoice>['cell'],
    more: Partial<Column<Invoice>> = {},
  ) => ({ id, header: t(`invoices.list.columns.${id}`), cell, ...more });
  const name: Partial<Column<Invoice>> = {
    primary: true,
    note: (invoice) => <InvoiceNote invoice={invoice} />,
  };
  const issued = column('date', (invoice) => date(invoice.date), hasHomes ? { fact: true } : name);
  const home = column('home', ({ address, cups, contract }) => address || cups || contract, name);
  return [
    issued,
    column('period', ({ startDate, endDate }) => period(startDate, endDate), { fact: true }),
    ...(hasHomes ? [home] : []),
    column('energy', ({ energyKwh }) => energyKwh !== null && kilowattHours(energyKwh), {
      align: 'end',
      fact: true,
    }),
    column('amount', (invoice) => <InvoiceAmount invoice={invoice} euro={euro} />, {
      align: 'end',
      chip: true,
    }),
    column('state', (invoice) => <InvoiceChip invoice={invoice} />, { chip: true }),
    column(
      'actions',
      (invoice) => (
        <InvoiceActions invoice={invoice}>
          <PayButton invoice={invoice} size="small" />
        </InvoiceActions>
      ),
      {
        align: 'end',
        chip: true,
      },
    ),
  ];
}

/** What an invoice charges and, of one that is paid in part, what is left of it. */
function InvoiceAmount({ invoice, euro }: { invoice: Invoice; euro: (amount: number) => string }) {
  const { t } = useTexts();
  const charged = chargedEuro(invoice);
  if (charged === null) return null;
  const isPartial = invoiceStatus(invoice) === 'partial-payment';
  return (
    <span className="invoice-amount">
      {euro(charged)}
      {isPartial && (
        <span className="list-note">
          {t('invoices.list.left', { amount: euro(invoice.pendingEuro) })}
        </span>
      )}
    </span>
  );
}
