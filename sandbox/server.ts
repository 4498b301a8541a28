import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { createApiRoutes } from './api/api-routes.ts';
import type { Services } from './api/handler.ts';
import { createInjectedFaults } from './api/injected-faults.ts';
import { logFailure } from './api/log-failure.ts';
import { createRetailerApi } from './api/retailer-api.ts';
import { createSentRequests } from './api/sent-requests.ts';
import { createCardRoutes } from './cards/card-routes.ts';
import { createClock } from './clock.ts';
import { createControlRoutes } from './control/control-routes.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { createOutbox } from './mail/outbox.ts';
import { MAILBOX_PATH } from './mailbox/mailbox-pages.ts';
import { createMailboxRoutes } from './mailbox/mailbox-routes.ts';
import { createOpenId } from './openid/openid.ts';
import { createOpenIdRoutes } from './openid/openid-routes.ts';
import { handlers } from './operations/registry.ts';
import { createScriptRoutes } from './scripts/script-routes.ts';
import { addLargeCustomers } from './seed/large/large-customers.ts';
import { DEMO, seedIfEmpty } from './seed/seed.ts';
import { createAttemptLimiter, type Limits } from './sessions/attempt-limiter.ts';
import { createSessions } from './sessions/sessions.ts';
import { SIGNATURE_PATH } from './signatures/signature-links.ts';
import { createSignatureRoutes } from './signatures/signature-routes.ts';
import { createDeployment } from './web/deployment.ts';
import { oneHost } from './web/one-host.ts';
import { apiSession, createPortalRoutes, securityHeaders } from './web/portal-routes.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string | undefined;
  /** Data folder; null keeps the data in memory. */
  dataDir: string | null;
  /** URL of a PostgreSQL server, used instead of the folder. */
  databaseUrl?: string | undefined;
  /** Dump of a PGlite database to restore into one in memory. */
  copyOf?: Blob | undefined;
  /** `large` adds customers with 5,000, 2,000 and 500 contracts and 20 invoices of each. */
  scale?: 'demo' | 'large' | undefined;
  /** How many contracts they have at most, where fewer are enough. */
  largeContracts?: number | undefined;
  /** Mounts the routes for tests and the mailbox under `/sandbox`. */
  control?: boolean | undefined;
  /** The built portal; without it only the API is served. */
  staticDir?: string | undefined;
  /** Resolves when the portal is there: nothing is served before. */
  opensAfter?: Promise<unknown> | undefined;
  /** Compiled configuration to serve under `/config/` instead of the built one. */
  configDir?: string | undefined;
  /** Paths of the application that no publication names, as a preview has. */
  extraPages?: RegExp | undefined;
  /** Origin of a site that may show the portal in a frame; by default none may. */
  framedBy?: string | undefined;
  /** Further pages by their path. */
  beside?: Readonly<Record<string, Hono>> | undefined;
  /** Serves the setting `oidc`, so that the portal signs in at the identity provider. */
  openId?: boolean | undefined;
  /** How often something may be done in a minute, where it differs from the usual. */
  limits?: Partial<Limits> | undefined;
  /** Prints subject and code of each outgoing e-mail. */
  printMail?: boolean | undefined;
  /** Prints nothing but failures. */
  quiet?: boolean | undefined;
  /** False where the client is in this machine, and compressing takes longer than sending. */
  compresses?: boolean | undefined;
}

export interface Sandbox {
  /** Address without a trailing slash. */
  url: string;
  port: number;
  /** A token for read-only access to the demo household, valid for a day. */
  readOnlyToken(): Promise<string>;
  close(): Promise<void>;
}

const DAY_SECONDS = 24 * 3600;
const KEEP_ALIVE_MS = 65_000;

/** Starts the retailer in a box. Throws when the port or the data folder is in use. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const database = await openDatabase(options);
  try {
    const clock = createClock();
    await seedIfEmpty(database, clock.today());
    if (options.scale === 'large')
      await addLargeCustomers(database, clock.today(), options.largeContracts);
    let url = '';
    const services: Services = {
      clock,
      sessions: await createSessions(database, clock),
      attempts: createAttemptLimiter(clock, options.limits),
      outbox: createOutbox(clock, options.printMail ? (line) => console.log(line) : () => {}),
      openId: createOpenId(database, { origin: () => url, served: options.openId ?? false }),
      portal: () => url,
    };
    const app = await createApp(options, database, services);
    await options.opensAfter;
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    // After Node's five seconds a client that was busy for as long sends into a closed connection.
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    const port = await listen(server, options.port, options.host ?? '127.0.0.1');
    url = `http://${options.host && options.host !== '0.0.0.0' ? options.host : 'localhost'}:${port}`;
    if (!options.quiet) console.log(`Sandbox at ${url}`);
    return {
      url,
      port,
      async readOnlyToken() {
        const household = await database
          .selectFrom('customers')
          .selectAll()
          .where('vat', '=', DEMO.household)
          .executeTakeFirstOrThrow();
        return services.sessions.begin(household, {
          readOnly: true,
          lifetimeSeconds: DAY_SECONDS,
        });
      },
      async close() {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
        await database.destroy();
      },
    };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function createApp(options: SandboxOptions, database: Database, services: Services) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const injectedFaults = createInjectedFaults();
  const sent = createSentRequests();
  const { staticDir, configDir = staticDir && join(staticDir, 'config') } = options;
  const deployment = createDeployment(configDir ?? null, options.extraPages);
  app.use(oneHost);
  // Mounted before the portal's headers: pages of other parties, with headers of their own.
  app.route('/sandbox-cards', createCardRoutes(database, services.clock, options.framedBy));
  app.route('/sandbox-scripts', createScriptRoutes());
  app.route(SIGNATURE_PATH, createSignatureRoutes(database, services));
  if (options.control) app.route(MAILBOX_PATH, createMailboxRoutes(database));
  app.onError((error, http) => {
    if (error instanceof HTTPException) return error.getResponse();
    const number = logFailure(routePath(http), error);
    return http.json({ message: 'internal_error' }, 500, { 'X-Error-Number': number });
  });
  app.use(securityHeaders(deployment, options.framedBy));
  app.use('/api/*', apiSession(deployment));
  app.route(
    '/api',
    createApiRoutes(await createRetailerApi(handlers, database, services), injectedFaults, {
      sent: options.control ? sent : null,
      compresses: options.compresses ?? true,
    }),
  );
  app.route('/oidc', createOpenIdRoutes(database, services, deployment));
  if (options.control)
    app.route('/sandbox', createControlRoutes(database, services, { injectedFaults, sent }));
  for (const [path, routes] of Object.entries(options.beside ?? {})) app.route(path, routes);
  if (staticDir && configDir)
    app.route('/', createPortalRoutes({ staticDir, configDir }, deployment));
  return app;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
