/** What proves a withdrawal, as far as the retailer says it. */
export interface WithdrawalReceipt {
  number?: string;
  /** When it was received, as an ISO instant. */
  at?: string;
  /** Number of the contract. */
  contract?: string;
  /** Address of the supply. */
  supply?: string;
  /** Whether the supply had started, so that what was used is settled. */
  effect?: string;
  /** Secret with which its document is downloaded. */
  key?: string;
}
