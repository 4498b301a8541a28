import type { ColumnType, Generated, Selectable } from 'kysely';
import type { components } from '#openapi/generated/types.ts';

type Json<T> = ColumnType<T, string, string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type RequestState = components['schemas']['RequestState'];

/** A case or a claim; both are numbered in one series. */
interface SupportRequests {
  id: Generated<number>;
  kind: 'case' | 'claim';
  /** Null when nobody was signed in. */
  customer_id: Optional<number>;
  contract_id: Optional<number>;
  title: string;
  /** Identifier of the category of a case, or code of the type of a claim. */
  category: string;
  /** Code of the subtype of a claim. */
  subtype: Optional<string>;
  /** How to reach somebody who was not signed in. */
  email: Optional<string>;
  mobile: Optional<string>;
  state: RequestState;
  created_at: Date;
  updated_at: Date;
}

export interface KeptFile {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

interface SupportMessages {
  id: Generated<number>;
  request_id: number;
  role: 'customer' | 'admin';
  text: string;
  /** The state that the request took with it. */
  state: RequestState;
  attachments: Json<KeptFile[]>;
  created_at: Date;
}

export interface SupportTables {
  support_requests: SupportRequests;
  support_messages: SupportMessages;
}

export type SupportRequestRow = Selectable<SupportRequests>;
export type SupportMessageRow = Selectable<SupportMessages>;
