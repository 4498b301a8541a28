import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Services } from '#sandbox/api/handler.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { CLIENT_ID } from '#sandbox/openid/keys.ts';
import { nextPerson } from '#sandbox/seed/people/next-person.ts';
import { DEMO } from '#sandbox/seed/seed.ts';
import { hashPassword } from '#sandbox/sessions/passwords.ts';

/** Outgoing e-mails, people of the identity provider, clients that sign in for a customer, and settings served to all. */
export function createAccountRoutes(database: Database, { openId }: Services) {
  const routes = new Hono();

  routes.get('/mail', async (http) => {
    const { to } = http.req.query();
    const mails = await database
      .selectFrom('mails')
      .selectAll()
      .$if(to !== undefined, (query) =>
        query.where((is) =>
          is(is.fn<string>('lower', ['recipient']), '=', to?.toLowerCase() ?? ''),
        ),
      )
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    return http.json({ mails });
  });

  routes.delete('/mail', async (http) => {
    await database.deleteFrom('mails').execute();
    return http.json({ status: 'OK' });
  });

  routes.post('/openid/people', async (http) => {
    const { vat } = await nextPerson(database);
    const person = { vat, name: 'Pau Soler Riba', email: `${vat.toLowerCase()}@example.com` };
    const password = await hashPassword(DEMO.password);
    await database
      .insertInto('openid_people')
      .values({ ...person, password })
      .execute();
    return http.json({ ...person, password: DEMO.password }, 201);
  });

  routes.get('/openid', async (http) => {
    const { issuer } = await openId.provider();
    return http.json({ issuer, clientId: CLIENT_ID });
  });

  routes.post('/customers/:id/client', async (http) => {
    const clientId = `test-${randomUUID()}`;
    const secret = randomUUID();
    await database
      .insertInto('client_credentials')
      .values({
        client_id: clientId,
        secret: await hashPassword(secret),
        customer_id: Number(http.req.param('id')),
      })
      .execute();
    return http.json({ clientId, secret }, 201);
  });

  routes.put('/settings/:name{public|private}', async (http) => {
    await database
      .updateTable('served_settings')
      .set({ value: JSON.stringify(await http.req.json()) })
      .where('name', '=', http.req.param('name') as 'public' | 'private')
      .execute();
    return http.json({ status: 'OK' });
  });

  return routes;
}
