import { apiClient } from '#api/client.ts';
import { download } from '#api/downloads.ts';
import type { InvoiceDocument, JointInvoice } from '#domain/invoice.ts';

const endings: Record<InvoiceDocument, string> = {
  pdf: '.pdf',
  signed_pdf: '.signed.pdf',
  curve_csv: '.csv',
  signed_xml: '.xsig.xml',
};

/** Saves a document of an invoice, or shows a PDF in a new tab; `joint` for one of several supply points. Throws ProblemError. */
export function downloadInvoice(
  { id, number }: Pick<JointInvoice, 'id' | 'number'>,
  type: InvoiceDocument,
  { joint = false, newTab = false } = {},
): Promise<void> {
  const request = { params: { path: { id, type } }, parseAs: 'blob' } as const;
  const call = joint
    ? apiClient.GET('/v1/invoices_multipoint/{id}/{type}/', request)
    : apiClient.GET('/v1/invoices/{id}/{type}/', request);
  const isPdf = type === 'pdf' || type === 'signed_pdf';
  return download(call, { fallbackName: `${number}${endings[type]}`, newTab: newTab && isPdf });
}
