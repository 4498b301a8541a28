import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { OpenIdFault } from '#studio/people-contract.ts';
import type { Access } from './access.ts';
import type { AuditLog } from './audit-log.ts';
import type { Journey, OpenIdClient } from './openid.ts';

const COOKIE = 'studio-openid';
const MINUTES = 10;
const MOST_JOURNEYS = 1000;

interface Options {
  access: Access;
  client: OpenIdClient;
  log: AuditLog;
  /** Origin by which browsers reach the Studio. */
  origin: () => string;
}

/** Signing in at the identity provider of a team: the way there, and the way back. */
export function createOpenIdRoutes({ access, client, log, origin }: Options): Hono {
  const routes = new Hono();
  /** By their state, the oldest first. */
  const journeys = new Map<string, Journey & { until: number }>();
  // Lax: the return comes from the provider's site.
  const cookie = () => ({ path: '/sign-in', secure: origin().startsWith('https:') });
  const back = (http: Context, fault?: OpenIdFault) => {
    deleteCookie(http, COOKIE, cookie());
    return http.redirect(fault ? `/#sign-in=${fault}` : '/');
  };

  routes.get('/openid', async (http) => {
    try {
      const { address, journey } = await client.begin();
      journeys.set(journey.state, { ...journey, until: Date.now() + MINUTES * 60_000 });
      const [oldest] = journeys.keys();
      if (journeys.size > MOST_JOURNEYS && oldest !== undefined) journeys.delete(oldest);
      setCookie(http, COOKIE, journey.state, {
        ...{ ...cookie(), httpOnly: true, sameSite: 'Lax' as const, maxAge: MINUTES * 60 },
      });
      return http.redirect(address);
    } catch (error) {
      console.error(error);
      return back(http, 'provider');
    }
  });
  routes.get('/openid/return', async (http) => {
    // What another browser began ends nothing here.
    const state = getCookie(http, COOKIE) ?? '';
    const journey = journeys.get(state);
    journeys.delete(state);
    if (!journey || journey.until < Date.now()) return back(http, 'expired');
    try {
      const query = new URL(http.req.url).search;
      const found = await client.finish(new URL(`${origin()}/${query}`), journey);
      if (found === 'unverified') return back(http, 'unverified');
      const { address } = found;
      const person = access.people?.recognised(address) ?? null;
      log.add({ by: address.toLowerCase(), what: person ? 'signed-in' : 'refused' });
      if (!person) return back(http, 'unknown');
      access.signIn(http, person);
      return back(http);
    } catch (error) {
      console.error(error);
      return back(http, 'provider');
    }
  });
  return routes;
}
