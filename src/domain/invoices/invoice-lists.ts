/** Most invoices that one answer of the retailer holds (`listInvoices`). */
export const MOST_INVOICES = 500;

/** The condition of the retailer's filter for invoices that are owed. */
export const UNPAID = ['paid_status', '=', 'unpaid'] as const;
