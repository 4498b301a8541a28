import type { ColumnType, Generated, Selectable } from 'kysely';
import type { components } from '#openapi/generated/types.ts';
import type { ElectricityPrices, GasPrices, ServedTerms } from '#sandbox/contracting/catalogue.ts';
import type { ByLanguage } from '#sandbox/in-language.ts';

type Schemas = components['schemas'];
/** A jsonb column: read as its value, written as JSON text, which both drivers pass unchanged. */
type Json<T> = ColumnType<T, string, string>;

/** What a contract has before or after a notice. */
export interface NoticedContent {
  terms: ServedTerms;
  prices: ElectricityPrices | GasPrices | null;
}

/** A change of the price or terms of a contract, or its renewal, that was announced. */
interface ContractNotices {
  id: Generated<number>;
  contract_id: number;
  kind: Schemas['NoticeKind'];
  sent_date: string;
  /** Day from which it is in force. */
  in_force: string;
  /** Last day to decide. */
  decide_until: string;
  reason: ColumnType<ByLanguage<string> | null, string | null, string | null>;
  before: Json<NoticedContent>;
  after: Json<NoticedContent>;
  without_answer: Schemas['ContractNotice']['without_answer'];
  /** What the customer decided; null before. */
  choice: ColumnType<
    Schemas['NoticeChoice'] | null,
    Schemas['NoticeChoice'] | null | undefined,
    Schemas['NoticeChoice'] | null
  >;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface NoticeTables {
  contract_notices: ContractNotices;
}

export type NoticeRow = Selectable<ContractNotices>;
