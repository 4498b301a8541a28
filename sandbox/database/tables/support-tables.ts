import type { ColumnType, Generated, Selectable } from 'kysely';
import type { components } from '#openapi/generated/types.ts';

type Json<T> = ColumnType<T, string, string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type RequestState = components['schemas']['RequestState'];

/** A case or a claim; both share one series of numbers. */
interface SupportRequests {
  id: Generated<number>;
  kind: 'case' | 'claim';
  /** Null for a visitor. */
  customer_id: Optional<number>;
  contract_id: Optional<number>;
  title: string;
  /** Identifier of a case's category, or code of a claim's type. */
  category: string;
  /** Code of the subtype of a claim. */
  subtype: Optional<string>;
  /** What a visitor who claims says of themselves; their language is that of the receipt. */
  claimant_name: Optional<string>;
  claimant_vat: Optional<string>;
  claimant_cups: Optional<string>;
  claimant_contract_number: Optional<string>;
  claimant_language: Optional<string>;
  /** Contact data of a visitor. */
  email: Optional<string>;
  mobile: Optional<string>;
  state: RequestState;
  created_at: Date;
  updated_at: Date;
}

export interface StoredFile {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  sha256: string;
  /** Row of `support_files` that holds it; left out in messages of older versions. */
  file?: number;
}

/** The bytes of a file of a message. */
interface SupportFiles {
  id: Generated<number>;
  request_id: number;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** The receipt of a request as it was made when it arrived. */
interface SupportReceipts {
  request_id: number;
  file_name: string;
  /** Null where it was not sent by e-mail. */
  mailed_to: Optional<string>;
  bytes: Uint8Array;
  created_at: Date;
}

interface SupportMessages {
  id: Generated<number>;
  request_id: number;
  role: 'customer' | 'admin';
  text: string;
  /** The state of the request after this message. */
  state: RequestState;
  attachments: Json<StoredFile[]>;
  created_at: Date;
}

export interface SupportTables {
  support_requests: SupportRequests;
  support_messages: SupportMessages;
  support_files: SupportFiles;
  support_receipts: SupportReceipts;
}

export type SupportRequestRow = Selectable<SupportRequests>;
export type SupportMessageRow = Selectable<SupportMessages>;
