import type { ColumnType, Generated, Selectable } from 'kysely';

type Optional<T> = ColumnType<T | null, T | null | undefined, never>;

/** A virtual battery: the discount earned by solar surpluses, for several contracts of one customer. */
interface Batteries {
  id: Generated<number>;
  customer_id: number;
  name: string;
}

interface BatteryShares {
  id: Generated<number>;
  battery_id: number;
  contract_id: number;
  /** The share is this divided by the sum of weights of the battery's receivers. */
  weight: number;
  management: 'aplicar' | 'acumular';
  /** True when the contract's own panels fill the battery. */
  is_origin: boolean;
  start_date: string;
  /** Its first day without a share; null while it receives. */
  end_date: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A movement of the ledger; the balance is the sum of its movements and stored nowhere else. */
interface BatteryEntries {
  id: Generated<number>;
  share_id: number;
  date: string;
  kind: 'surplus' | 'applied' | 'moved';
  /** Euro: positive came in, negative was used. */
  amount: number;
  /** `id` of the invoice whose surplus came in, or that the discount was taken off. */
  invoice: Optional<number>;
  /** Of a surplus: the share on that day in whole %. */
  percentage: Optional<number>;
  /** Of a surplus: euro that came into the whole battery. */
  battery_amount: Optional<number>;
  /** Of an applied discount: euro of the invoice before all discounts, and before VAT. */
  invoice_amount: Optional<number>;
  /** Of a move: where the discount came from or went to. */
  other_battery: Optional<number>;
}

export interface BatteryTables {
  batteries: Batteries;
  battery_shares: BatteryShares;
  battery_entries: BatteryEntries;
}

export type BatteryShareRow = Selectable<BatteryShares>;
