/** What proves that a message or a claim arrived. */
export interface Receipt {
  /** The retailer's number. */
  number: number;
  /** When it was taken, as an ISO instant. */
  at: string;
}
