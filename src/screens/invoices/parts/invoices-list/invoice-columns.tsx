import type { ComponentType, ReactNode } from 'react';
import {
  chargedEuro,
  type Invoice,
  invoiceStatus,
  totalBilled,
  totalCharged,
} from '#domain/invoices/invoice.ts';
import { addressParts } from '#domain/values/address-parts.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePeriodText } from '#i18n/period.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Column } from '#lists/column.ts';
import type { KnownColumn } from '#lists/listed-columns.ts';
import { RowActions } from '#lists/row-actions.tsx';
import { PayButton } from '#payment/pay-button.tsx';
import { InvoiceChip } from '#screens/invoices/invoice-chip.tsx';
import { InvoiceDocuments } from '#screens/invoices/invoice-documents.tsx';
import type { InvoiceAction } from './invoice-action.ts';

const known: Readonly<Record<InvoiceAction, ComponentType<{ row: Invoice }>>> = {
  pay: ({ row }) => <PayButton invoice={row} size="small" isShort />,
  documents: ({ row }) => <InvoiceDocuments invoice={row} />,
};

const homeOf = ({ address, cups, contract }: Invoice) => address || cups || contract;

/** Columns of invoices; `actions` are what the last of them offers, in order; `namesHomes`: rows are called by their homes. */
export function useInvoiceColumns(
  actions: readonly InvoiceAction[],
  namesHomes: boolean,
): Readonly<Record<string, KnownColumn<Invoice>>> {
  const { t } = useTexts();
  const { date, euro, kilowattHours } = useFormats();
  const period = usePeriodText();
  const column = (
    id: string,
    cell: (invoice: Invoice) => ReactNode,
    more: Pick<Column<Invoice>, 'chip' | 'fact' | 'varies' | 'sum'> = {},
  ): KnownColumn<Invoice> => ({ header: t(`invoices.list.columns.${id}`), cell, ...more });
  return {
    date: column('date', (invoice) => date(invoice.date), { fact: true }),
    period: column('period', ({ startDate, endDate }) => period(startDate, endDate), {
      fact: true,
    }),
    // The town of a row's name stands in its note.
    home: column(
      'home',
      ({ address, cups, contract }) =>
        [namesHomes ? addressParts(address).street : address, cups, contract].find(Boolean),
      { varies: homeOf },
    ),
    energy: column('energy', ({ energyKwh }) => energyKwh !== null && kilowattHours(energyKwh), {
      fact: true,
      sum: (invoices) => {
        const total = totalBilled(invoices);
        return total === null ? null : kilowattHours(total);
      },
    }),
    amount: column('amount', (invoice) => <InvoiceAmount invoice={invoice} euro={euro} />, {
      chip: true,
      sum: (invoices) => {
        const total = totalCharged(invoices);
        return total === null ? null : euro(total);
      },
    }),
    state: column('state', (invoice) => <InvoiceChip invoice={invoice} />, { chip: true }),
    actions: column(
      'actions',
      (invoice) => <RowActions row={invoice} actions={actions} known={known} />,
      { chip: true },
    ),
  };
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
