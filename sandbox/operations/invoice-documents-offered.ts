import type { components } from '#openapi/generated/types.ts';
import type { InvoiceRow } from '#sandbox/database/tables/invoice-tables.ts';

export type InvoiceDocument = components['schemas']['InvoiceDocument'];

/** What the retailer may switch off for invoices. */
export interface InvoiceFeatures {
  /** Kinds of document that may be downloaded. */
  documents: InvoiceDocument[];
  onlinePayment: boolean;
}

/** The setting `features.<name>.enabled` of each kind of document. */
const SETTINGS: [InvoiceDocument, setting: string][] = [
  ['pdf', 'invoicePdf'],
  ['signed_pdf', 'invoiceSignedPdf'],
  ['curve_csv', 'invoiceCurveCsv'],
  ['signed_xml', 'invoiceSignedXml'],
];

/** Reads the settings that concern invoices; one that is not there counts as on. */
export function invoiceFeatures(settings: { features: object }): InvoiceFeatures {
  const features = settings.features as Record<string, { enabled?: boolean } | undefined>;
  const isOn = (name: string) => features[name]?.enabled !== false;
  return {
    documents: SETTINGS.filter(([, setting]) => isOn(setting)).map(([document]) => document),
    onlinePayment: isOn('onlinePayment'),
  };
}

/** Every document that an invoice has: the hours only where they explain what it bills. */
export function documentsOf({
  type,
  by_readings,
}: Pick<InvoiceRow, 'type' | 'by_readings'>): InvoiceDocument[] {
  const hasCurve = type === 'electricity' && by_readings;
  return hasCurve
    ? ['pdf', 'signed_pdf', 'curve_csv', 'signed_xml']
    : ['pdf', 'signed_pdf', 'signed_xml'];
}
