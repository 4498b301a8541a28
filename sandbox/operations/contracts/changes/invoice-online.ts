import type { components } from '#openapi/generated/types.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';

type Delivery = ContractRow['invoice_delivery'];
type InvoiceOnline = components['schemas']['InvoiceOnline'];

/** A delivery as the API says it: gas has yes or no for e-mail. */
export function invoiceOnline(
  { type }: Pick<ContractRow, 'type'>,
  delivery: Delivery,
): InvoiceOnline {
  return type === 'gas' ? delivery === 'email' : delivery;
}

/** The delivery that the API means; both kinds of contract take both forms. */
export function deliveryOf(online: InvoiceOnline): Delivery {
  if (typeof online === 'string') return online;
  return online ? 'email' : 'postal';
}
