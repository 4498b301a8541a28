import type { BatteryShare } from '#domain/battery/battery.ts';
import type { Holder } from '#domain/customer/holder.ts';
import type { AnnouncedNotice } from './contract-notice.ts';
import type { ProductTerms } from './product-terms.ts';

/** Kind of supply a list or a contract belongs to; also the `{contractType}` of its route. */
export type ContractType = 'electricity' | 'gas' | 'multipoint';

/** States of a contract as the retailer has them (specification of the customer area, section 3). */
export const contractStates = ['esborrany', 'activa', 'baixa'] as const;
export type ContractState = (typeof contractStates)[number];
/** State as the customer sees it (customer area, section 4). */
export type ContractStatus = 'draft' | 'signature-pending' | 'open' | 'closed';

/** A row of the contracts list. */
export interface ContractSummary {
  id: number;
  name: string;
  type: ContractType;
  state: ContractState;
  /** ISO date (YYYY-MM-DD), null while it is unsigned. */
  signDate: string | null;
  /** Debt in euro; 0 when there is none. */
  debtEuro: number;
  cups: string;
  address: string;
  product: string | null;
  tariff: string | null;
  /** Highest contracted power in kW; null for gas. */
  powerKw: number | null;
  /** The change of price or renewal that is in force next; null without one, or where the retailer does not say. */
  notice?: AnnouncedNotice | null;
}

export interface PowerPeriod {
  period: string;
  powerKw: number;
}

export interface ContractService {
  name: string;
  startDate: string | null;
  endDate: string | null;
}

export interface ContractAttachment {
  id: number;
  name: string;
  fileName: string;
  createdDate: string | null;
  /** Human-readable size as the retailer gives it, for example "120 kB". */
  sizeText: string;
  category: string;
}

/** Where letters and messages about a contract go. */
export interface ContractNotification {
  id: number;
  name: string;
  address: string;
  /** Postal code of the address; null where the retailer does not say. */
  zipcode: string | null;
  email: string | null;
  mobile: string | null;
}

export interface BankAccount {
  id: number;
  iban: string;
  /** IBAN in groups of four. */
  printableIban: string;
}

/** A change of the power that is requested and not done yet; dates are ISO dates. */
export interface PowerChangeUnderWay {
  powers: PowerPeriod[];
  requestDate: string;
  /** Day by which the distributor has to do it; null while it waits for the signature. */
  limitDate: string | null;
  waitsForSignature: boolean;
}

/** How invoices arrive. */
export type InvoiceDelivery = 'email' | 'postal';

/** Official notifications by electronic means (customer area, section 4); dates are ISO dates. */
export interface ElectronicNotification {
  state: 'unactive' | 'requested' | 'active';
  startDate: string | null;
  requestDate: string | null;
}

/** Whether meter data stay out of the register of supply points, SIPS (customer area, section 4). */
export interface SipsOptOut {
  state: 'unactive' | 'requested' | 'active';
  waitsForSignature: boolean;
  /** ISO date; null when there was no request, or the retailer does not provide it. */
  requestDate: string | null;
}

/** The standing of such a request; `signing` waits for the customer's signature. */
export const sipsStanding = ({ state, waitsForSignature }: SipsOptOut) =>
  state === 'requested' && waitsForSignature ? 'signing' : state;

/** What was contracted (RD 88/2026 30.1). */
export interface Contracted {
  terms: ProductTerms;
  /** ISO day on which it is renewed or ends next; null without one. */
  renewalDate: string | null;
  /** Code of the economic activity, four digits. */
  cnae: string | null;
  /** Before taxes, as the API has them; null where none is fixed. */
  prices: Readonly<Record<string, unknown>> | null;
}

/** One contract with all its details. */
export interface Contract extends ContractSummary {
  owner: string;
  fiscal: { name: string; vat: string; address: string };
  /** To whom the invoices are made out, derived from the tax id. */
  holder: Holder;
  /** The term to withdraw from it runs, as far as its own data say (TRLGDCU 102-104). */
  mayWithdraw: boolean;
  /** Town of the supply point; null where the retailer does not say. */
  city: string | null;
  cadastralReference: string | null;
  powers: PowerPeriod[];
  /** Contracted power in kW under its period (P1 to P6); none for gas. */
  powerByPeriod: Record<string, number>;
  bankAccount: BankAccount | null;
  /** The bank account pays it by itself. */
  directDebit: boolean;
  /** The change of the account that waits for the customer's signature, with its ISO date; null without one. */
  bankAccountChange: { bankAccount: BankAccount; requestDate: string } | null;
  /** The SEPA mandate of the account, with its ISO day; null where the retailer does not provide it. */
  mandate?: { reference: string; date: string } | null;
  /** Null where the retailer does not provide it. */
  contracted?: Contracted | null;
  notification: ContractNotification | null;
  /** False while the distributor works on an earlier change. */
  atrAvailable: boolean;
  /** ISO date of the last change of the power; null when never, or where the retailer does not say. */
  lastPowerChange: string | null;
  /** True within twelve months of it, when the distributor may refuse another. */
  powerChangedLately: boolean;
  /** The change of the power that is under way; null when none is, or the retailer does not say. */
  powerChange: PowerChangeUnderWay | null;
  invoiceDelivery: InvoiceDelivery;
  /** The change of the delivery that waits for the customer's signature; null when none does. */
  invoiceDeliveryChange: { delivery: InvoiceDelivery; requestDate: string } | null;
  electronicNotification: ElectronicNotification;
  sips: SipsOptOut;
  distributor: {
    name: string;
    website: string | null;
    reference: string | null;
    phone: string | null;
  } | null;
  /** Gas only: pressure in bar and flow in m³/h. */
  gas: { pressureBar: number | null; flow: number | null } | null;
  services: ContractService[];
  socialDiscounts: ContractService[];
  attachments: ContractAttachment[];
  /** Virtual batteries that it has or had a share in. */
  batteries: BatteryShare[];
}

/** Status to show: an unsigned draft waits for its signature; any unknown state is closed. */
export function contractStatus(
  contract: Pick<ContractSummary, 'state' | 'signDate'>,
): ContractStatus {
  if (contract.state === 'activa') return 'open';
  if (contract.state === 'esborrany') return contract.signDate ? 'draft' : 'signature-pending';
  return 'closed';
}

/** True for a contract that supplies or has supplied: a draft has no invoices. */
export const hasSupplied = (contract: Pick<ContractSummary, 'state' | 'signDate'>): boolean =>
  ['open', 'closed'].includes(contractStatus(contract));

/** Active contracts first, otherwise the retailer's own order. */
export function activeFirst<C extends Pick<ContractSummary, 'state'>>(
  contracts: readonly C[],
): C[] {
  return [...contracts].sort((a, b) => Number(b.state === 'activa') - Number(a.state === 'activa'));
}

/** Attachments under their category, in the retailer's order of categories and newest first. */
export function attachmentsByCategory(
  attachments: readonly ContractAttachment[],
): { category: string; attachments: ContractAttachment[] }[] {
  const newestFirst = [...attachments].sort((a, b) =>
    (b.createdDate ?? '').localeCompare(a.createdDate ?? ''),
  );
  const categories = [...new Set(attachments.map(({ category }) => category))];
  return categories.map((category) => ({
    category,
    attachments: newestFirst.filter((attachment) => attachment.category === category),
  }));
}
