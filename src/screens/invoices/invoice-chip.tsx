import type { ReactElement } from 'react';
import { type Invoice, type InvoiceStatus, invoiceStatus } from '#domain/invoices/invoice.ts';
import { useTexts } from '#i18n/texts.ts';
import { Chip, type Tone } from '#ui/layout/chip.tsx';
import { InvoiceHistory } from './invoice-history.tsx';

const tones: Record<InvoiceStatus, Tone> = {
  paid: 'success',
  refunded: 'success',
  pending: 'warning',
  'pending-refund': 'warning',
  'partial-payment': 'danger',
  'not-paid': 'danger',
  'manual-verification': 'info',
  other: 'neutral',
};

/** The state of an invoice; where there is a history of its debt, a button that shows it. */
export function InvoiceChip({ invoice }: { invoice: Invoice }): ReactElement {
  const { t } = useTexts();
  const status = invoiceStatus(invoice);
  const chip = <Chip tone={tones[status]}>{t(`invoices.status.${status}`)}</Chip>;
  if (invoice.history.length === 0) return chip;
  return <InvoiceHistory history={invoice.history}>{chip}</InvoiceHistory>;
}
