import type { Generated, Selectable } from 'kysely';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

/** A contract from which its holder withdrew; each has one at most. */
interface Withdrawals {
  id: Generated<number>;
  /** Secret with which its document is downloaded. */
  key: string;
  contract_id: number;
  /** As the person named the order. */
  reference: string;
  /** Who withdrew, as typed. */
  name: string;
  /** Where the receipt was sent; null where the retailer has no address. */
  email: string | null;
  /** Language of the receipt (`ca_ES`). */
  language: string;
  effect: Schemas['WithdrawalEffect'];
  received_at: Date;
}

/** An order that the distributor refused. */
interface OrderRefusals {
  contract_id: number;
  reason: NonNullable<Schemas['OrderProgress']['reason']>;
  refused_on: string;
}

export interface OrderTables {
  withdrawals: Withdrawals;
  order_refusals: OrderRefusals;
}

export type WithdrawalRow = Selectable<Withdrawals>;
