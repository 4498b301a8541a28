import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** Headers of a request that are this server's business, or of this connection alone (RFC 9110, 7.6.1). */
const OWN = [
  ...['host', 'origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'],
  ...['connection', 'keep-alive', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding'],
  ...['upgrade', 'accept-encoding'],
];

/**
 * The API of a retailer under `/api` of this server, so that pages call it without CORS. An API that does not answer is a
 * 502 with the shape of an error of the API.
 */
export function createApiProxy(api: string): Hono {
  const routes = new Hono();
  const base = api.replace(/\/$/, '');
  routes.all('*', async (http) => {
    const address = addressAt(base, http);
    const headers = new Headers(http.req.raw.headers);
    for (const name of OWN) headers.delete(name);
    try {
      return await proxy(address, { raw: http.req.raw, headers, redirect: 'manual' });
    } catch (error) {
      console.error(`${http.req.method} ${address.pathname}: no answer (${String(error)})`);
      return http.json({ status: 'ERROR', message: 'bad_gateway' }, 502);
    }
  });
  return routes;
}

/** Dots in a path are resolved before the request comes here. */
function addressAt(base: string, { req }: Context): URL {
  const { pathname, search } = new URL(req.url);
  return new URL(`${base}${pathname.replace(/^\/api/, '')}${search}`);
}
