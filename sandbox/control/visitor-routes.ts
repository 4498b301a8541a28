import { type Context, Hono } from 'hono';
import { sql } from 'kysely';
import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import type { Services } from '#sandbox/api/handler.ts';
import { supplyOf } from '#sandbox/contracting/supply-point.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { RequestState } from '#sandbox/database/tables/support-tables.ts';
import type { Tables } from '#sandbox/database/tables.ts';
import { addSubscriber } from '#sandbox/newsletters/subscribers.ts';
import { answerRequest } from '#sandbox/support/answer-request.ts';
import { readFiles } from '#sandbox/support/open-request.ts';

/** Routes for what visitors do: supply points, leads, contacts, subscribers, and answers to cases and claims. */
export function createVisitorRoutes(database: Database, { clock }: Services) {
  const routes = new Hono();

  routes.put('/supply-points/:cups', async (http) => {
    const cups = normaliseCups(http.req.param('cups'));
    if (!isCups(cups)) return http.json({ message: 'not_a_cups' }, 400);
    const { state } = await bodyOf(http);
    await database.deleteFrom('supply_points').where('cups', '=', supplyOf(cups)).execute();
    if (state) {
      const point = { cups: supplyOf(cups), state: state as Tables['supply_points']['state'] };
      await database.insertInto('supply_points').values(point).execute();
    }
    return http.json({ status: 'OK' });
  });

  /** The leads of a supply point, the first one first. */
  routes.get('/leads', async (http) => {
    const leads = await database
      .selectFrom('leads')
      .selectAll()
      .where(sql<boolean>`fields -> 'cups' ->> 'name' = ${http.req.query('cups') ?? ''}`)
      .orderBy('serial')
      .execute();
    return http.json(leads);
  });

  routes.get('/leads/:id', async (http) => {
    const lead = await database
      .selectFrom('leads')
      .leftJoin('contracts', 'contracts.id', 'leads.contract_id')
      .selectAll('leads')
      .select(['contracts.name as contract', 'contracts.customer_id as contract_customer_id'])
      .where('leads.id', '=', http.req.param('id'))
      .executeTakeFirst();
    return lead ? http.json(lead) : http.json({ message: 'not_found' }, 404);
  });

  routes.get('/contacts/:id', async (http) => {
    const contact = await database
      .selectFrom('contacts')
      .selectAll()
      .where('id', '=', http.req.param('id'))
      .executeTakeFirst();
    return contact ? http.json(contact) : http.json({ message: 'not_found' }, 404);
  });

  routes.post('/subscribers', async (http) => {
    const { email, newsletters, exported } = await bodyOf(http);
    const { id } = await addSubscriber(database, String(email), clock.now());
    const ids = (newsletters ?? []) as number[];
    for (const newsletter_id of ids) {
      const under = ((exported ?? []) as number[]).includes(newsletter_id);
      const row = { subscriber_id: id, newsletter_id, exported: under };
      await database.insertInto('subscriptions').values(row).execute();
    }
    return http.json({ id }, 201);
  });

  routes.get('/subscriber-links', async (http) => {
    const links = await database
      .selectFrom('subscriber_links')
      .selectAll()
      .where('email', '=', http.req.query('email') ?? '')
      .orderBy('created_at')
      .execute();
    return http.json(links);
  });

  routes.get('/support-requests', async (http) => {
    const { customer, email } = http.req.query();
    const rows = await database
      .selectFrom('support_requests')
      .innerJoin('support_messages', 'support_messages.request_id', 'support_requests.id')
      .selectAll('support_requests')
      .select(['support_messages.text', 'support_messages.attachments'])
      .where('support_messages.role', '=', 'customer')
      .$if(customer !== undefined, (query) => query.where('customer_id', '=', Number(customer)))
      .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
      .orderBy('support_messages.id')
      .execute();
    return http.json(
      rows.map(({ attachments, ...row }) => ({
        ...row,
        files: attachments.map(({ name }) => name),
      })),
    );
  });

  routes.post('/requests/:id/answers', async (http) => {
    const { text, state, attachments = [] } = await bodyOf(http);
    const sent = attachments as Parameters<typeof readFiles>[0];
    const files = readFiles(sent, 15_000_000, { errors: {}, field: 'attachments' });
    const answer = { text: String(text), state: state as RequestState, files, now: clock.now() };
    const answered = await answerRequest(database, Number(http.req.param('id')), answer);
    return answered ? http.json({ status: 'OK' }, 201) : http.json({ message: 'not_found' }, 404);
  });

  return routes;
}

async function bodyOf(http: Context): Promise<Record<string, unknown>> {
  const text = await http.req.text();
  return text ? JSON.parse(text) : {};
}
