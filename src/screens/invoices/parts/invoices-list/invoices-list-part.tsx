import type { ReactElement, ReactNode } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { addressParts } from '#domain/values/address-parts.ts';
import { useTexts } from '#i18n/texts.ts';
import { FilteredList } from '#lists/filter/filtered-list.tsx';
import { type ListOptions, pagesOf } from '#lists/list-options.ts';
import { useListedColumns } from '#lists/listed-columns.ts';
import type { PartPlace } from '#parts/part-place.ts';
import {
  filtersOfOneContract,
  invoiceConditions,
  invoiceFilters,
} from '#queries/invoices/invoice-conditions.ts';
import { type InvoiceType, invoicesQuery, ofContract } from '#queries/invoices/invoices.ts';
import { useInvoicesPicking } from '#screens/invoices/several/invoices-picking.tsx';
import type { InvoiceAction } from './invoice-action.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { InvoiceNote } from './invoice-note.tsx';
import '#screens/invoices/invoices.scss';

interface InvoicesListProps {
  type: InvoiceType;
  /** Number of the contract whose invoices they are; without it those of all. */
  contract?: string;
  heading?: ReactNode;
  /** What people come for, above the filters. */
  answer?: ReactNode;
  options: ListOptions<InvoiceAction>;
  place: PartPlace;
}

const townOf = ({ address }: Invoice) => addressParts(address).town;

/** Invoices of a kind of supply, newest first. */
export function InvoicesListPart({
  type,
  contract,
  heading,
  answer,
  options,
  place,
}: InvoicesListProps): ReactElement {
  const { t } = useTexts();
  const { invoices: settings } = useFacts().settings;
  const namesHomes = options.columns.some(({ id, names }) => id === 'home' && names);
  return (
    <FilteredList
      texts="invoices.list."
      caption={t(`invoices.list.captions.${type}`)}
      icon="invoice"
      query={({ offset, limit, filters }) =>
        invoicesQuery({
          type,
          offset,
          limit,
          conditions: [...ofContract(contract), ...invoiceConditions(filters)],
        })
      }
      heading={heading}
      answer={answer}
      columns={useListedColumns(
        options.columns,
        useInvoiceColumns(options.actions ?? [], namesHomes),
        (invoice, column) => (
          <InvoiceNote
            invoice={invoice}
            page={place.page}
            town={namesHomes && column === 'home' ? townOf(invoice) : ''}
          />
        ),
      )}
      rowKey={({ id }) => id}
      {...pagesOf(options, settings.itemsPerPage)}
      searchDelay={null}
      filter={options.filter}
      filters={contract === undefined ? invoiceFilters : filtersOfOneContract}
      picking={useInvoicesPicking(false)}
    />
  );
}
