import type { ColumnType, Generated, Selectable } from 'kysely';

/** Keeps the discount that solar surpluses earn, for several contracts of one customer. */
interface Batteries {
  id: Generated<number>;
  customer_id: number;
  name: string;
}

interface BatteryShares {
  id: Generated<number>;
  battery_id: number;
  contract_id: number;
  /** The share is this over the sum of weights of the battery's receivers. */
  weight: number;
  management: 'aplicar' | 'acumular';
  /** The contract's own panels fill the battery. */
  is_origin: boolean;
  start_date: string;
  /** The day from which it receives no more; null while it goes on. */
  end_date: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A movement of the ledger; what is left is the sum, nothing else keeps it. */
interface BatteryEntries {
  id: Generated<number>;
  share_id: number;
  date: string;
  kind: 'surplus' | 'applied' | 'moved';
  /** Euro: above 0 came in, below 0 was used. */
  amount: number;
}

export interface BatteryTables {
  batteries: Batteries;
  battery_shares: BatteryShares;
  battery_entries: BatteryEntries;
}

export type BatteryShareRow = Selectable<BatteryShares>;
