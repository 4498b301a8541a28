import type { Settings } from '#domain/settings/settings-types.ts';
import type { components } from '#openapi/generated/types.ts';
import type { InvoiceRow } from '#sandbox/database/tables/invoice-tables.ts';

export type InvoiceDocument = components['schemas']['InvoiceDocument'];

/** Features of invoices that the retailer can switch off. */
export interface InvoiceFeatures {
  /** Kinds of document that may be downloaded. */
  documents: InvoiceDocument[];
  onlinePayment: boolean;
}

type InvoiceSetting = 'invoicePdf' | 'invoiceSignedPdf' | 'invoiceCurveCsv' | 'invoiceSignedXml';

/** The setting `features.<name>.enabled` of each kind of document. */
const SETTINGS: [InvoiceDocument, setting: InvoiceSetting][] = [
  ['pdf', 'invoicePdf'],
  ['signed_pdf', 'invoiceSignedPdf'],
  ['curve_csv', 'invoiceCurveCsv'],
  ['signed_xml', 'invoiceSignedXml'],
];

/** Reads the settings of invoices. */
export function invoiceFeatures({ features }: Pick<Settings, 'features'>): InvoiceFeatures {
  const offered = SETTINGS.filter(([, setting]) => features[setting].enabled);
  return {
    documents: offered.map(([document]) => document),
    onlinePayment: features.onlinePayment.enabled,
  };
}

/** Every document of an invoice; the hourly curve only where it explains the bill. */
export function documentsOf({
  type,
  by_readings,
}: Pick<InvoiceRow, 'type' | 'by_readings'>): InvoiceDocument[] {
  const hasCurve = type === 'electricity' && by_readings;
  return hasCurve
    ? ['pdf', 'signed_pdf', 'curve_csv', 'signed_xml']
    : ['pdf', 'signed_pdf', 'signed_xml'];
}
