/** What a row may offer for its contract: the retailer's page of payments, the contract's invoices. */
export const contractActions = ['pay', 'invoices'] as const;

export type ContractRowAction = (typeof contractActions)[number];
