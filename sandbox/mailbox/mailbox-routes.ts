import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Database } from '#sandbox/database/open-database.ts';
import { listPage, mailPage, missingPage } from './mailbox-pages.ts';

/** E-mails on one page of the list. */
const PAGE = 50;
/** Largest identifier of the database. */
const MOST = 2 ** 31 - 1;

const OF_PAGES =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** An e-mail runs no script, loads nothing, and opens its links in a tab of their own. */
const OF_MAILS =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** `/sandbox/mailbox`: pages with the e-mails that the retailer would have sent. Mounted with the routes for tests only. */
export function createMailboxRoutes(database: Database) {
  const routes = new Hono();
  routes.use(async (http, next) => {
    await next();
    if (!http.res.headers.has('Content-Security-Policy'))
      http.header('Content-Security-Policy', OF_PAGES);
    http.header('X-Content-Type-Options', 'nosniff');
    http.header('Referrer-Policy', 'no-referrer');
    http.header('Cache-Control', 'no-store');
  });

  routes.get('/', async (http) => {
    const to = http.req.query('to')?.trim() ?? '';
    const before = Number(http.req.query('before'));
    const mails = await database
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'language', 'created_at'])
      .$if(to !== '', (query) =>
        query.where((is) => is(is.fn<string>('lower', ['recipient']), '=', to.toLowerCase())),
      )
      .$if(isId(before), (query) => query.where('id', '<', before))
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    return http.html(listPage(mails.slice(0, PAGE), { to, hasOlder: mails.length > PAGE }));
  });

  routes.get('/page.css', async (http) => {
    http.header('Content-Type', 'text/css; charset=utf-8');
    return http.body(await readFile(new URL('./page.css', import.meta.url), 'utf8'));
  });

  routes.get('/:id', async (http) => {
    const mail = await mailOf(http.req.param('id'));
    return mail ? http.html(mailPage(mail)) : http.html(missingPage(), 404);
  });

  routes.get('/:id/html', async (http) => {
    const mail = await mailOf(http.req.param('id'));
    if (!mail?.html) return http.html(missingPage(), 404);
    http.header('Content-Security-Policy', OF_MAILS);
    return http.html(mail.html.replace('<head>', '<head>\n<base target="_blank">'));
  });

  routes.get('/:id/files/:place', async (http) => {
    const mail = await mailOf(http.req.param('id'));
    const file = mail?.attachments[Number(http.req.param('place'))];
    if (!file) return http.html(missingPage(), 404);
    http.header('Content-Type', file.type);
    const name = encodeURIComponent(file.name).replaceAll("'", '%27');
    http.header('Content-Disposition', `attachment; filename*=UTF-8''${name}`);
    return http.body(Buffer.from(file.content, 'base64'));
  });

  async function mailOf(given: string) {
    const id = Number(given);
    if (!isId(id)) return undefined;
    return database.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  }

  return routes;
}

const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MOST;
