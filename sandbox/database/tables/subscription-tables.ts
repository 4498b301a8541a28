import type { ColumnType, Generated, Selectable } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface Subscribers {
  /** Secret reference in the links of a newsletter; it cannot be guessed. */
  id: string;
  emails: Json<string[]>;
  created_at: Date;
}

interface Subscriptions {
  subscriber_id: string;
  newsletter_id: number;
  /** True while a mailing to this subscriber is in progress. */
  exported: Defaulted<boolean>;
}

/** A choice made with an e-mail address only; it takes effect when the link sent there is opened. */
interface SubscriberLinks {
  id: string;
  email: string;
  newsletters: Json<number[]>;
  language: string;
  /** The subscriber that it opens, set when it is first opened. */
  subscriber_id: Optional<string>;
  created_at: Date;
}

interface OmipAlerts {
  id: Generated<number>;
  customer_id: number;
  product: string;
  type: '<' | '>' | '==';
  /** €/MWh. */
  price: number;
}

export interface SubscriptionTables {
  subscribers: Subscribers;
  subscriptions: Subscriptions;
  subscriber_links: SubscriberLinks;
  omip_alerts: OmipAlerts;
}

export type SubscriberRow = Selectable<Subscribers>;
