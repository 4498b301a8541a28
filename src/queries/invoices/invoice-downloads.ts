import { apiClient } from '#api/client.ts';
import { type LoadedFile, loadFile, saveFile } from '#api/downloads.ts';
import type { InvoiceDocument, JointInvoice } from '#domain/invoices/invoice.ts';

const endings: Record<InvoiceDocument, string> = {
  pdf: '.pdf',
  signed_pdf: '.signed.pdf',
  curve_csv: '.csv',
  signed_xml: '.xsig.xml',
};

type Numbered = Pick<JointInvoice, 'id' | 'number'>;

/** Loads a document of an invoice; `joint` for one of several supply points. Throws ProblemError; aborted, an AbortError. */
export function loadInvoiceDocument(
  { id, number }: Numbered,
  type: InvoiceDocument,
  { joint, signal }: { joint: boolean; signal?: AbortSignal },
): Promise<LoadedFile> {
  const request = {
    params: { path: { id, type } },
    parseAs: 'blob',
    ...(signal && { signal }),
  } as const;
  const call = joint
    ? apiClient.GET('/v1/invoices_multipoint/{id}/{type}/', request)
    : apiClient.GET('/v1/invoices/{id}/{type}/', request);
  return loadFile(call, `${number}${endings[type]}`);
}

/** Saves a document of an invoice, or shows a PDF in a new tab; `joint` for one of several supply points. Throws ProblemError. */
export async function downloadInvoice(
  invoice: Numbered,
  type: InvoiceDocument,
  { joint = false, newTab = false } = {},
): Promise<void> {
  const isPdf = type === 'pdf' || type === 'signed_pdf';
  saveFile(await loadInvoiceDocument(invoice, type, { joint }), { newTab: newTab && isPdf });
}
