import { type Context, Hono } from 'hono';
import { formatIban } from '#domain/identifiers/iban.ts';
import type { Services } from '#sandbox/api/handler.ts';
import type { InjectedFaults } from '#sandbox/api/injected-faults.ts';
import type { SentRequests } from '#sandbox/api/sent-requests.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { reseed } from '#sandbox/seed/seed.ts';
import { createAccountRoutes } from './account-routes.ts';
import { createDistributorRoutes } from './distributor-routes.ts';
import { createFreshCustomer } from './fresh-customer.ts';
import { inspectContract, signPending } from './inspect-contract.ts';
import { createNoticeRoutes } from './notice-routes.ts';
import { createOrderRoutes } from './order-routes.ts';
import { createPaymentRoutes } from './payment-routes.ts';
import { readFault } from './read-fault.ts';
import { createSessionRoutes } from './session-routes.ts';
import { createVisitorRoutes } from './visitor-routes.ts';

/** `/sandbox/*`: routes for tests. Mounted only when the option `control` is set. */
export function createControlRoutes(
  database: Database,
  services: Services,
  { injectedFaults, sent }: { injectedFaults: InjectedFaults; sent: SentRequests },
) {
  const routes = new Hono();
  routes.route('/', createAccountRoutes(database, services));
  routes.route('/', createDistributorRoutes(database));
  routes.route('/', createNoticeRoutes(database, services));
  routes.route('/', createOrderRoutes(database));
  routes.route('/', createPaymentRoutes(database));
  routes.route('/', createSessionRoutes(database, services));
  routes.route('/', createVisitorRoutes(database, services));

  routes.post('/customers', async (http) =>
    http.json(await createFreshCustomer(database, services, await bodyOf(http)), 201),
  );

  routes.get('/customers/:id/contracts/:name', async (http) => {
    const contract = await inspectContract(
      database,
      Number(http.req.param('id')),
      http.req.param('name'),
    );
    return contract
      ? http.json({ ...contract, iban: contract.iban && formatIban(contract.iban) })
      : http.json({ message: 'not_found' }, 404);
  });

  routes.post('/customers/:id/contracts/:name/sign', async (http) => {
    const signed = await signPending(
      database,
      Number(http.req.param('id')),
      http.req.param('name'),
      services.clock.now(),
    );
    return http.json({ signed });
  });

  routes.post('/faults', async (http) => {
    const fault = readFault(await bodyOf(http));
    if (Array.isArray(fault)) return http.json({ message: 'invalid_fields', fields: fault }, 400);
    injectedFaults.add(fault);
    return http.json({ status: 'OK' }, 201);
  });

  routes.delete('/faults', (http) => {
    const { scope, customer } = http.req.query();
    injectedFaults.clear({
      scope,
      customer: customer === undefined ? undefined : Number(customer),
    });
    return http.json({ status: 'OK' });
  });

  routes.get('/requests', (http) => http.json(sent.of(http.req.query('scope') ?? '')));

  routes.post('/tokens/expire', async (http) => {
    const { user } = await bodyOf(http);
    const customer = await database
      .selectFrom('customers')
      .select('id')
      .where('vat', '=', String(user))
      .executeTakeFirst();
    if (!customer) return http.json({ message: 'not_found' }, 404);
    await services.sessions.expireAll(customer.id);
    return http.json({ status: 'OK' });
  });

  routes.post('/clock', async (http) => {
    const { now, advanceSeconds = 0 } = await bodyOf(http);
    const target = now === undefined ? Date.now() : Date.parse(String(now));
    services.clock.shift(target - Date.now() + Number(advanceSeconds) * 1000);
    return http.json({ now: services.clock.now() });
  });

  routes.post('/reset', async (http) => {
    injectedFaults.clear();
    services.clock.shift(0);
    await reseed(database, services.clock.today());
    return http.json({ status: 'OK' });
  });

  return routes;
}

async function bodyOf(http: Context): Promise<Record<string, unknown>> {
  const text = await http.req.text();
  return text ? JSON.parse(text) : {};
}
