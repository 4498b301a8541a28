import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Clock } from '#sandbox/clock.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { createCardPages } from './card-pages.ts';
import { createIntentRoutes } from './intent-routes.ts';
import { createPaymentMethod, paymentMethodView } from './payment-methods.ts';
import { isPublishableKey } from './publishable-key.ts';
import { readCard } from './read-card.ts';

const MOST_BYTES = 16_384;

/**
 * The card platform as browsers see it: the script, its pages, and the calls they make. It knows neither the portal nor
 * its sessions; calls come from pages with an opaque origin, so they are open to all and carry no cookies. `framedBy` is
 * the origin of a site that shows the portal in a frame.
 */
export function createCardRoutes(database: Database, clock: Clock, framedBy?: string) {
  const routes = new Hono();
  routes.use(async (http, next) => {
    await next();
    http.header('Cross-Origin-Resource-Policy', 'cross-origin');
    http.header('X-Content-Type-Options', 'nosniff');
    http.header('Referrer-Policy', 'no-referrer');
  });
  routes.use(cors({ origin: '*', allowMethods: ['GET', 'POST'], maxAge: 600 }));
  routes.use(bodyLimit({ maxSize: MOST_BYTES }));
  routes.route('/', createCardPages(framedBy));
  routes.route('/v3/payment_intents', createIntentRoutes(database, clock));

  routes.post('/v3/payment_methods', async (http) => {
    http.header('Cache-Control', 'no-store');
    const body: unknown = await http.req.json().catch(() => null);
    if (!isPublishableKey(body)) return http.json(INVALID_KEY, 401);
    const made = await createPaymentMethod(database, readCard(body), clock.now());
    if ('param' in made) return http.json({ error: { type: 'card_error', ...made } }, 402);
    return http.json(paymentMethodView(made));
  });

  routes.all('*', (http) => http.json({ error: { type: 'invalid_request_error' } }, 404));
  return routes;
}

const INVALID_KEY = { error: { type: 'invalid_request_error', code: 'api_key_invalid' } };
