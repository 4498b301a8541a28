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

/** What an invoice charges, in euro: one of kind A gives back; null where the retailer does not say. */
export const chargedEuro = ({
  totalEuro,
  rectificativeType,
}: Pick<Invoice, 'totalEuro' | 'rectificativeType'>): number | null =>
  totalEuro !== null && rectificativeType === 'A' ? -totalEuro : totalEuro;

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

/** What these invoices charge together, in euro, added in cents; null where the retailer does not say it of one. */
export function totalCharged(invoices: readonly Invoice[]): number | null {
  const amounts = invoices.map(chargedEuro);
  return amounts.every((amount) => amount !== null)
    ? amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100
    : null;
}

/** What payments of these invoices would charge together, in euro, added in cents. */
export const totalToPay = (invoices: readonly Invoice[]): number =>
  invoices.reduce((cents, { toPayEuro }) => cents + Math.round(toPayEuro * 100), 0) / 100;
