import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { normaliseNif } from '#domain/identifiers/nif.ts';
import type { Services } from '#sandbox/api/handler.ts';
import { Refusal } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';
import type { Deployment } from '#sandbox/web/deployment.ts';
import { errorPage, loginPage, pageLanguage, STYLE, SUBMIT_SCRIPT } from './pages.ts';
import { personOf } from './people.ts';

type Http = Context<{ Bindings: HttpBindings }>;

const MOST_BYTES = 10_000;

/** `/oidc/*`: the identity provider's own pages, and the provider itself for everything else. */
export function createOpenIdRoutes(
  database: Database,
  { openId, attempts }: Services,
  deployment: Deployment,
) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.use('/interaction/*', async (http, next) => {
    http.header('Cache-Control', 'no-store');
    await next();
  });
  routes.get('/page.css', (http) => http.body(STYLE, 200, { 'Content-Type': 'text/css' }));
  routes.get('/submit.js', (http) =>
    http.body(SUBMIT_SCRIPT, 200, { 'Content-Type': 'text/javascript' }),
  );

  routes.get('/interaction/:uid', async (http) => {
    const interaction = await interactionOf(http);
    if (!interaction) return answerEnded(http);
    return http.html(loginPage(interaction.language, { action: actionOf(http) }));
  });

  routes.post('/interaction/:uid', bodyLimit({ maxSize: MOST_BYTES }), async (http) => {
    const interaction = await interactionOf(http);
    if (!interaction) return answerEnded(http);
    const { user, password } = await http.req.parseBody();
    const typed = typeof user === 'string' ? user : '';
    const vat = normaliseNif(typed);
    const address = http.env.incoming.socket.remoteAddress ?? '';
    const again = (failed: 'wrong' | 'wait') =>
      loginPage(interaction.language, { action: actionOf(http), user: typed, failed });
    try {
      const succeed = countAttempt(attempts, { at: vat, address });
      const person = await personOf(database, vat, typeof password === 'string' ? password : '');
      if (!person) return http.html(again('wrong'), 403);
      succeed();
      return finish(http, { login: { accountId: person.vat } });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return http.html(again('wait'), 429, error.headers);
    }
  });

  routes.post('/interaction/:uid/cancel', async (http) => {
    const interaction = await interactionOf(http);
    if (!interaction) return answerEnded(http);
    return finish(http, { error: 'access_denied' });
  });

  routes.all('*', async (http) => {
    const { incoming, outgoing } = http.env;
    const handle = (await openId.provider()).callback();
    Object.assign(incoming, { originalUrl: incoming.url });
    incoming.url = incoming.url?.replace(/^\/oidc/, '') || '/';
    secure(http);
    await handle(incoming, outgoing as never);
    return RESPONSE_ALREADY_SENT;
  });

  /** The interaction of the browser's cookie; null when it has ended or is another one. */
  async function interactionOf({ env, req }: Http) {
    const provider = await openId.provider();
    const found = await provider
      .interactionDetails(env.incoming, env.outgoing as never)
      .catch(() => null);
    if (!found || found.uid !== req.param('uid')) return null;
    const locales = found.params.ui_locales;
    return { language: pageLanguage(locales ? String(locales) : req.header('accept-language')) };
  }

  /**
   * Redirects to the portal a person who is signed in here; for others the interaction has ended. The login page is an
   * entry of the history that the portal cannot replace: Back after signing in would show that its session is not found.
   */
  async function answerEnded(http: Http) {
    const provider = await openId.provider();
    const { incoming, outgoing } = http.env;
    const context = provider.createContext(incoming, outgoing as never);
    const { accountId } = await provider.Session.get(context);
    if (accountId) return http.redirect('/', 303);
    return http.html(errorPage(browserLanguage(http), 'session_not_found'), 400);
  }

  async function finish(http: Http, result: Record<string, unknown>) {
    const provider = await openId.provider();
    secure(http);
    await provider.interactionFinished(http.env.incoming, http.env.outgoing as never, result);
    return RESPONSE_ALREADY_SENT;
  }

  /** Sets the headers on answers that the provider writes itself, as they bypass the middleware. */
  function secure({ env }: Http): void {
    for (const [name, value] of Object.entries(deployment.headers()))
      env.outgoing.setHeader(name, value);
  }

  return routes;
}

const actionOf = ({ req }: Http) => `/oidc/interaction/${req.param('uid')}`;
const browserLanguage = ({ req }: Http) => pageLanguage(req.header('accept-language'));
