import type { Insertable } from 'kysely';
import { orderedBefore } from '#sandbox/contracting/order/ordered-before.ts';
import { searchable } from '#sandbox/database/searchable.ts';
import type { Customer, Tables } from '#sandbox/database/tables.ts';
import { madeUpCups } from '#sandbox/seed/people/made-up-identifiers.ts';
import type { Random } from '#sandbox/seed/random.ts';
import { distributorOf } from '#sandbox/support/distributor-list.ts';

export type NewContract = Insertable<Tables['contracts']>;

export interface Place {
  street: string;
  /** Floor and door, as printed after the street. */
  door?: string;
  zipcode: string;
  city: string;
}

/** What differs between contracts; `draftContract` fills in the rest. */
export type ContractDraft = Omit<Partial<NewContract>, 'powers' | 'services' | 'social_discounts'> &
  Pick<NewContract, 'name' | 'state' | 'sign_date' | 'product' | 'product_commercial_name'> & {
    place: Place;
    powers?: number[];
    services?: { name: string; start: string; end: string | null }[];
  };

export interface DraftContext {
  customer: Pick<Customer, 'id' | 'name' | 'vat'>;
  addressId: number;
  bankAccountId: number;
  fiscalAddress: string;
  random: Random;
}

/** A complete row from the special values of a contract. Powers are kW from P1 on. */
export function draftContract(draft: ContractDraft, context: DraftContext): NewContract {
  const { place, powers = [], services = [], ...own } = draft;
  const type = own.type ?? 'electricity';
  const cups = madeUpCups(context.random);
  const distributor = distributorOf(cups, type);
  const full_address = fullAddress(place);
  const tariff = own.tariff ?? (powers.length > 2 ? '3.0TD' : '2.0TD');
  const ordered = orderedBefore(type, own.product, tariff);
  return {
    type,
    customer_id: context.customer.id,
    cups,
    street: [place.street, place.door].filter(Boolean).join(', '),
    city: place.city,
    full_address,
    cadastral_reference: null,
    search: searchable(`${own.name} ${cups} ${full_address}`),
    powers: JSON.stringify(powers.map((power, at) => ({ period: `P${at + 1}`, power }))),
    bank_account_id: context.bankAccountId,
    notification_address_id: context.addressId,
    owner_name: context.customer.name,
    fiscal_name: context.customer.name,
    fiscal_vat: context.customer.vat,
    fiscal_address: context.fiscalAddress,
    electronic_notification_start: null,
    electronic_notification_request: null,
    distributor: distributor?.name ?? '',
    distributor_website: distributor?.website ?? null,
    distributor_reference: String(400_000_000 + context.random.below(99_999_999)),
    distributor_phone: distributor?.phone ?? null,
    services: JSON.stringify(services),
    social_discounts: '[]',
    pressure: null,
    flow: null,
    ordered: ordered && JSON.stringify(ordered),
    ...own,
    tariff,
  };
}

/** An address on one line. */
export function fullAddress({ street, door, zipcode, city }: Place): string {
  return `${[street, door].filter(Boolean).join(', ')}, ${zipcode} ${city}`;
}
