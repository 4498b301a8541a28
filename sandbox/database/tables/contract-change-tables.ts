import type { ColumnType, Generated, Selectable } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** The parts of an address that the distributor needs, besides the printed text. */
export interface AddressParts {
  /** INE code of the municipality; null when unknown. */
  ine: Optional<string>;
  /** Identifier of the kind of street. */
  street_type: Optional<number>;
  /** Null when the parts of `street` are unknown. */
  street_name: Optional<string>;
  house_number: Optional<string>;
  block: Optional<string>;
  stairs: Optional<string>;
  floor: Optional<string>;
  door: Optional<string>;
  /** Further directions. */
  hint: Optional<string>;
  cadastral_reference: Optional<string>;
}

/** The contract whose home a customer declared as the usual one. */
interface UsualHomes {
  customer_id: number;
  contract_id: number;
}

/** A pending change of power: `signing` waits for the customer, `sent` for the distributor. */
interface PowerRequests {
  id: Generated<number>;
  contract_id: number;
  /** kW by period. */
  powers: Json<{ period: string; power: number }[]>;
  phone: string;
  state: 'signing' | 'sent' | 'done';
  created_at: Date;
}

/** A customer's choice among the options of a product. */
interface TariffOptions {
  contract_id: number;
  kind: 'double-tariff' | 'happy-hours' | 'happy-day';
  value: Json<Record<string, number>>;
}

export interface ContractChangeTables {
  usual_homes: UsualHomes;
  power_requests: PowerRequests;
  tariff_options: TariffOptions;
}

export type TariffOptionKind = Selectable<TariffOptions>['kind'];
