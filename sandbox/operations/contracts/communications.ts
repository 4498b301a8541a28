import { sql } from 'kysely';
import type { components } from '#openapi/generated/types.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { ownContract } from './own-contract.ts';

type Communication = components['schemas']['Communication'];
type Document = NonNullable<Communication['document']>;

type Row = Omit<Communication, 'document'> & {
  document_kind: Document['kind'] | null;
  document_id: number | null;
};

/** What was sent to a customer about a contract. */
export const communicationHandlers = {
  async listCommunications(call) {
    const contract = await ownContract(call, call.path.contractId);
    const { offset = 0, limit = 80 } = call.query;
    const sent = sentAbout(contract);
    const page = sql<Row>`
      select id, date, kind, subject, channel, document_kind, document_id from (${sent}) as sent
      order by sent_at desc, id desc offset ${offset} limit ${limit}`;
    const count = sql<{ total: number }>`
      select count(*)::integer as total from (${sent}) as sent`;
    return resultOf({
      items: (await rowsOf(call.database, page)).map(communication),
      n_items: (await rowsOf(call.database, count))[0]?.total ?? 0,
      offset,
      limit,
    });
  },
} satisfies Handlers;

const rowsOf = async <R>(database: Database, query: ReturnType<typeof sql<R>>): Promise<R[]> =>
  (await query.execute(database)).rows;

function communication({ document_kind: kind, document_id: id, ...row }: Row): Communication {
  return { ...row, document: kind !== null && id !== null ? { kind, id } : null };
}

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const change = sql`case when kind like 'battery-%' then 'battery' else kind end`;

/** Each of its own table: nothing is listed that was not sent. */
const sentAbout = ({ id, customer_id, invoice_delivery }: ContractRow) => sql`
  select 'invoice-' || id as id, date::text as date, date::timestamptz as sent_at,
    'invoice' as kind, number as subject, ${invoice_delivery}::text as channel,
    'invoice' as document_kind, id as document_id
  from invoices where contract_id = ${id}
  union all
  select 'signature-' || id, ${instant('created_at')}, created_at,
    'signature_request', ${change}, 'email', null, null
  from signatures where contract_id = ${id}
  union all
  select 'change-' || id, ${instant('signed_at')}, signed_at,
    'change_confirmed', ${change}, 'email', null, null
  from signatures where contract_id = ${id} and signed_at is not null
  union all
  select 'document-' || id, created_date::text, created_date::timestamptz,
    'document', name, 'portal', 'attachment', id
  from attachments where contract_id = ${id}
  union all
  select 'answer-' || messages.id, ${instant('messages.created_at')}, messages.created_at,
    'request_answer', requests.title, 'portal', 'request', requests.id
  from support_messages as messages
  join support_requests as requests on requests.id = messages.request_id
  where messages.role = 'admin' and requests.contract_id = ${id}
    and requests.customer_id = ${customer_id}
  union all
  select 'notice-' || id, sent_date::text, sent_date::timestamptz,
    kind, in_force::text, ${invoice_delivery}::text, 'notice', id
  from contract_notices where contract_id = ${id}`;
