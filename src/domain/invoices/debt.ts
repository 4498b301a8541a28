/** What a customer owes: the unpaid invoices of a kind of supply, or of one contract of it. */
export interface Debt {
  type: 'electricity' | 'gas';
  /** Number of the contract; without it those of all. */
  contract?: string;
}
