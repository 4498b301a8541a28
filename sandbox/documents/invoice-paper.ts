/** One line of an invoice's document. Money is cents; `price` is euro for each unit. */
export interface PaperLine {
  description: string;
  quantity: number;
  /** Unit after the quantity; empty for an amount that is not computed here. */
  unit: string;
  price: number;
  cents: number;
}

/** Content of an invoice's documents, in any format. */
export interface InvoicePaper {
  number: string;
  date: string;
  start: string;
  end: string;
  /** The invoice that it corrects: refunded (A), or refunded and billed again (B). */
  corrects: { number: string; type: 'A' | 'B' } | null;
  buyer: { name: string; vat: string; address: string };
  /** Label and value of data about supply and payment. */
  supply: [label: string, value: string][];
  lines: PaperLine[];
  /** Cents: lines make the base, base and VAT the total. */
  base: number;
  vatRate: number;
  vat: number;
  total: number;
  /** Unpaid cents. */
  pending: number;
}
