/** What a row may offer for its invoice. */
export const invoiceActions = ['pay', 'documents'] as const;

export type InvoiceAction = (typeof invoiceActions)[number];
