/** One line of an invoice's document. Money is cents; `price` is euro for each unit. */
export interface PaperLine {
  description: string;
  quantity: number;
  /** How the unit is written after the quantity; empty for a share of an amount. */
  unit: string;
  price: number;
  cents: number;
}

/** All that the documents of an invoice say, whichever format writes it. */
export interface InvoicePaper {
  number: string;
  date: string;
  start: string;
  end: string;
  /** The invoice that it gives back, wholly (A) or billing it again (B). */
  corrects: { number: string; type: 'A' | 'B' } | null;
  buyer: { name: string; vat: string; address: string };
  /** Facts about the supply and the payment, as label and value. */
  supply: [label: string, value: string][];
  lines: PaperLine[];
  /** Cents: lines make the base, base and VAT the total. */
  base: number;
  vatRate: number;
  vat: number;
  total: number;
  /** Cents that are not settled. */
  pending: number;
}
