import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { firstInvoiceType } from '#domain/contract/contract-types.ts';
import type { JointInvoice } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { FilteredList } from '#lists/filter/filtered-list.tsx';
import { type ListOptions, pagesOf } from '#lists/list-options.ts';
import { type KnownColumn, useListedColumns } from '#lists/listed-columns.ts';
import { RowActions } from '#lists/row-actions.tsx';
import { invoiceConditions, jointInvoiceFilters } from '#queries/invoices/invoice-conditions.ts';
import { jointInvoicesQuery } from '#queries/invoices/invoices.ts';
import { InvoiceDocuments } from '#screens/invoices/invoice-documents.tsx';
import { useInvoicesPicking } from '#screens/invoices/several/invoices-picking.tsx';
import '#screens/invoices/invoices.scss';

interface JointInvoicesListProps {
  heading?: ReactNode;
  answer?: ReactNode;
  options: ListOptions<'documents'>;
}

/** Invoices for several supply points, newest first; the retailer provides less data about them than about others. */
export function JointInvoicesListPart({
  heading,
  answer,
  options,
}: JointInvoicesListProps): ReactElement {
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
      answer={answer}
      columns={useListedColumns(options.columns, useColumns(options.actions ?? []))}
      rowKey={({ id }) => id}
      {...pagesOf(options, settings.itemsPerPage)}
      searchDelay={null}
      filter={options.filter}
      filters={jointInvoiceFilters}
      picking={useInvoicesPicking(true)}
      emptyAction={<OtherInvoices />}
    />
  );
}

/** Where the invoices of who has no joint ones are. */
function OtherInvoices(): ReactElement | null {
  const { t } = useTexts();
  const to = usePathTo();
  const { features } = useFacts().settings;
  if (!firstInvoiceType(features)) return null;
  return (
    <Link className="btn btn-primary" to={to('invoices')}>
      {t('contracts.actions.invoices')}
    </Link>
  );
}

const known = {
  documents: ({ row }: { row: JointInvoice }) => <InvoiceDocuments invoice={row} joint />,
};

function useColumns(
  actions: readonly 'documents'[],
): Readonly<Record<string, KnownColumn<JointInvoice>>> {
  const { t } = useTexts();
  const { date, euro } = useFormats();
  const header = (id: string) => t(`invoices.list.columns.${id}`);
  return {
    number: { header: header('number'), cell: ({ number }) => number },
    date: { header: header('date'), cell: (invoice) => date(invoice.date), fact: true },
    address: { header: header('address'), cell: ({ address }) => address },
    amount: {
      header: header('amount'),
      cell: ({ totalEuro }) =>
        totalEuro !== null && <span className="invoice-amount">{euro(totalEuro)}</span>,
      chip: true,
    },
    actions: {
      header: header('actions'),
      cell: (invoice) => <RowActions row={invoice} actions={actions} known={known} />,
      chip: true,
    },
  };
}
