import type { ColumnType, Generated, Selectable } from 'kysely';

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
}

export interface BatteryTables {
  batteries: Batteries;
  battery_shares: BatteryShares;
  battery_entries: BatteryEntries;
}

export type BatteryShareRow = Selectable<BatteryShares>;
