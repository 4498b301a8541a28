import { useFailingCondition } from '#config/facts-provider.tsx';
import type { InvoiceDocument } from '#domain/invoices/invoice.ts';

/** Conditions under which the retailer offers a kind of document. */
const conditions: Record<InvoiceDocument, string> = {
  pdf: 'invoice-pdf-enabled',
  signed_pdf: 'invoice-signed-pdf-enabled',
  curve_csv: 'invoice-curve-csv-enabled',
  signed_xml: 'invoice-signed-xml-enabled',
};

/** Returns a function that gives those of some kinds of document that the retailer offers. */
export function useOfferedDocuments(): (
  documents: readonly InvoiceDocument[],
) => InvoiceDocument[] {
  const failing = useFailingCondition();
  return (documents) => documents.filter((document) => failing([conditions[document]]) === null);
}
