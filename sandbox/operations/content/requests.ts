import { sql } from 'kysely';
import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import { requestsWith } from '#sandbox/support/request-search.ts';
import { messageView, requestView } from '#sandbox/support/request-view.ts';
import { categories, claimTypes, explanationTypeOf } from '#sandbox/support/support-lists.ts';

/** Categories of cases and claims, and those that a customer has opened. */
export const requestHandlers = {
  async listClaimTypes({ query }) {
    return resultOf(
      claimTypes.map(({ code, label }) => ({ code, label: inLanguage(label, query.lang) })),
    );
  },

  async listClaimSubtypes({ path, query }) {
    const type = explanationTypeOf(path.id);
    if (!type) throw notFound();
    return resultOf(
      type.subtypes.map(({ code, description }) => ({
        name: code,
        desc: inLanguage(description, query.lang),
      })),
    );
  },

  async listCaseCategories(call) {
    const { unsigned = false, lang } = call.query;
    if (!unsigned) signedIn(call);
    const items = categories
      .filter((category) => category.unsigned === unsigned)
      .map(({ id, name }) => ({ id, name: inLanguage(name, lang) }));
    return resultOf({ items });
  },

  async listRequests(call) {
    const { offset = 0, limit = 80, state, filter = '', order = 'latest', lang } = call.query;
    const matching = ownRequests(call)
      .$if(state !== undefined, (query) =>
        query.where('support_requests.state', '=', state ?? 'in_process'),
      )
      .$if(filter.trim() !== '', (query) => query.where(requestsWith(filter, lang)));
    const rows = await matching
      .selectAll('support_requests')
      .select(['contracts.id as contract', 'contracts.name as contract_name'])
      .$if(order === 'waiting', (query) => query.orderBy(waitingFirst))
      .orderBy('support_requests.updated_at', 'desc')
      .orderBy('support_requests.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    const { total } = await matching
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow();
    const items = rows.map((row) => requestView(row, lang));
    return resultOf({ items, n_items: total, offset, limit, order });
  },

  async getRequest(call) {
    const { lang } = call.query;
    const row = await ownRequests(call)
      .selectAll('support_requests')
      .select(['contracts.id as contract', 'contracts.name as contract_name'])
      .where('support_requests.id', '=', call.path.requestId)
      .executeTakeFirst();
    if (!row) throw notFound();
    const messages = await call.database
      .selectFrom('support_messages')
      .selectAll()
      .where('request_id', '=', row.id)
      .orderBy('id')
      .execute();
    const receipt = await call.database
      .selectFrom('support_receipts')
      .select('mailed_to')
      .where('request_id', '=', row.id)
      .executeTakeFirst();
    return resultOf({
      ...requestView(row, lang),
      receipt: receipt ?? { mailed_to: null },
      messages: messages.map((message) => messageView(message, lang)),
    });
  },
} satisfies Handlers;

/** What waits for the customer first. */
const waitingFirst = sql`support_requests.state = 'additional_information_needed' desc`;

const ownRequests = (call: Pick<Call, 'database' | 'session'>) =>
  call.database
    .selectFrom('support_requests')
    .innerJoin('contracts', 'contracts.id', 'support_requests.contract_id')
    .where('support_requests.customer_id', '=', signedIn(call).customer.id);
