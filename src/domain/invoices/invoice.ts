import type { ContractType } from '#domain/contract/contract.ts';

/** Documents of an invoice: PDF, signed PDF, the hours behind its energy (CSV), Facturae. */
export const invoiceDocuments = ['pdf', 'signed_pdf', 'curve_csv', 'signed_xml'] as const;
export type InvoiceDocument = (typeof invoiceDocuments)[number];

/** How far an invoice is settled, as the customer sees it (customer area, section 4); `other` for a state of later. */
export type InvoiceStatus =
  | 'paid'
  | 'refunded'
  | 'pending'
  | 'pending-refund'
  | 'partial-payment'
  | 'not-paid'
  | 'manual-verification'
  | 'other';

/** An event in the history of a debt. */
export interface PendingState {
  /** ISO date. */
  date: string;
  text: string;
}

export interface Invoice {
  /** Identifier for documents. */
  id: number;
  /** Identifier for payments. */
  paymentId: number;
  type: ContractType;
  number: string;
  /** Day of issue, and the first and last day of the energy it bills; ISO dates. */
  date: string;
  startDate: string | null;
  endDate: string | null;
  cups: string;
  address: string;
  /** Number of its contract. */
  contract: string;
  /** kWh, null where the retailer does not say. */
  energyKwh: number | null;
  /** Euro, taxes included; null where the retailer does not say. One of kind A counts against. */
  totalEuro: number | null;
  pendingEuro: number;
  /** What a payment now would charge, in euro; 0 when there is nothing to pay. */
  toPayEuro: number;
  paidStatus: string;
  /** `A` refunds an invoice, `B` refunds it and bills it again; null for an ordinary one. */
  rectificativeType: string | null;
  /** Number of the invoice that it corrects. */
  rectifies: string | null;
  history: readonly PendingState[];
  /** Kind of thing for a payment; null when it cannot be paid by card. */
  payableType: string | null;
  documents: readonly InvoiceDocument[];
}

/** One invoice for several supply points. */
export type JointInvoice = Pick<
  Invoice,
  'id' | 'number' | 'date' | 'address' | 'totalEuro' | 'documents'
>;

type Corrected<Amount extends keyof Invoice> = Pick<Invoice, Amount | 'rectificativeType'>;

/** An amount of an invoice: one of kind A gives back; null where the retailer does not say. */
const counted = (amount: number | null, { rectificativeType }: Corrected<never>): number | null =>
  amount !== null && rectificativeType === 'A' ? -amount : amount;

/** What an invoice charges, in euro: one of kind A gives back; null where the retailer does not say. */
export const chargedEuro = (invoice: Corrected<'totalEuro'>): number | null =>
  counted(invoice.totalEuro, invoice);

/** What an invoice bills, in kWh: one of kind A takes back; null where the retailer does not say. */
export const billedKwh = (invoice: Corrected<'energyKwh'>): number | null =>
  counted(invoice.energyKwh, invoice);

/** The state of an invoice by its paid status, kind and amounts (customer area, section 4). */
export function invoiceStatus(
  invoice: Pick<Invoice, 'paidStatus' | 'rectificativeType' | 'pendingEuro' | 'totalEuro'>,
): InvoiceStatus {
  const { paidStatus, rectificativeType, pendingEuro, totalEuro } = invoice;
  switch (paidStatus) {
    case 'paid':
    case 'paid_without_transaction':
      return rectificativeType === 'A' ? 'refunded' : 'paid';
    case 'pending_remesa':
    case 'pending_transfer':
      return rectificativeType ? 'pending-refund' : 'pending';
    case 'unpaid':
      return totalEuro !== null && pendingEuro !== totalEuro ? 'partial-payment' : 'not-paid';
    case 'manual_verification_required':
      return 'manual-verification';
    default:
      return 'other';
  }
}

/** True for what the customer may pay by card now. */
export const isPayable = ({ toPayEuro, payableType, paidStatus }: Invoice): boolean =>
  paidStatus === 'unpaid' && toPayEuro > 0 && payableType !== null;

/** A sum in hundredths, so that it is exact; null where one of the amounts is not known. */
const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.every((amount) => amount !== null)
    ? amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
    : null;

/** What these invoices charge together, in euro; null where the retailer does not say it of one. */
export const totalCharged = (invoices: readonly Invoice[]): number | null =>
  sumOf(invoices.map(chargedEuro));

/** What these invoices bill together, in kWh; null where the retailer does not say it of one. */
export const totalBilled = (invoices: readonly Invoice[]): number | null =>
  sumOf(invoices.map(billedKwh));

/** What payments of these invoices would charge together, in euro, added in cents. */
export const totalToPay = (invoices: readonly Invoice[]): number =>
  invoices.reduce((cents, { toPayEuro }) => cents + Math.round(toPayEuro * 100), 0) / 100;
