import type { ReactElement, ReactNode } from 'react';
import type { JointInvoice } from '#domain/invoices/invoice.ts';
import { InvoiceDocuments } from './invoice-documents.tsx';

/** What can be done with an invoice, at the end of its row. */
export function InvoiceActions({
  invoice,
  joint = false,
  children,
}: {
  invoice: JointInvoice;
  /** True for an invoice of several supply points. */
  joint?: boolean;
  /** The way to pay it. */
  children?: ReactNode;
}): ReactElement {
  return (
    <span className="invoice-actions">
      {children}
      <InvoiceDocuments invoice={invoice} joint={joint} />
    </span>
  );
}
