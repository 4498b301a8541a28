import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createApiProxy } from './api-proxy.ts';
import { createDeployment } from './deployment.ts';
import { oneHost } from './one-host.ts';
import { apiSession, createPortalRoutes, securityHeaders } from './portal-routes.ts';

export interface PortalServerOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Base address of the retailer's API. */
  api: string;
  /** The built portal. */
  staticDir: string;
  /** The published configuration. */
  configDir: string;
}

export interface PortalServer {
  /** Address without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Serves the portal with the API of a retailer under `/api`. Rejects when the port is in use. */
export async function startPortalServer(options: PortalServerOptions): Promise<PortalServer> {
  const { port, host, api, staticDir, configDir } = options;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const deployment = createDeployment(configDir);
  app.use(oneHost);
  app.use(securityHeaders(deployment));
  app.use('/api/*', apiSession(deployment));
  app.route('/api', createApiProxy(api));
  app.route('/', createPortalRoutes({ staticDir, configDir }, deployment));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${taken}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
