/** Conditions under which several invoices may be paid at once. */
export const offersPayAll: readonly string[] = [
  'online-payment-enabled',
  'pay-all-overdue-enabled',
];
