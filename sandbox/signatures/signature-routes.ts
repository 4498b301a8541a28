import { Hono } from 'hono';
import type { Services } from '#sandbox/api/handler.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { signaturePage } from '#sandbox/mail/signature-page.ts';
import { applySigned } from '#sandbox/operations/contracts/changes/signed-changes.ts';
import { linkedSignature } from './signature-links.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** `/sandbox-signature/<key>`: stands in for the platform on which customers sign what an e-mail sends them. */
export function createSignatureRoutes(database: Database, { clock, portal }: Services) {
  const routes = new Hono();
  routes.use(async (http, next) => {
    await next();
    http.header('Content-Security-Policy', POLICY);
    http.header('X-Content-Type-Options', 'nosniff');
    http.header('Referrer-Policy', 'no-referrer');
    http.header('Cache-Control', 'no-store');
  });

  routes.get('/:key', async (http) => {
    const linked = await linkedSignature(database, http.req.param('key'));
    return http.html(signaturePage(linked, portal()), linked ? 200 : 404);
  });

  routes.post('/:key', async (http) => {
    const key = http.req.param('key');
    const linked = await database.transaction().execute((inside) => signed(inside, key));
    return http.html(signaturePage(linked, portal()), linked ? 200 : 404);
  });

  /** Signs what waits, once; returns what the link is for afterwards. */
  async function signed(inside: Database, key: string) {
    const link = await linkedSignature(inside, key);
    if (!link) return undefined;
    const { contract_id: id, signature_id } = link;
    await inside.selectFrom('contracts').select('id').where('id', '=', id).forUpdate().execute();
    // Another request may have signed it before the contract was locked.
    const now = await linkedSignature(inside, key);
    if (!now?.waits) return now;
    const today = clock.today();
    if (signature_id === null) {
      await inside
        .updateTable('contracts')
        .set({ sign_date: today })
        .where('id', '=', id)
        .execute();
    } else {
      await applySigned(inside, { id }, { kind: now.kind, change: now.change ?? {} }, today);
      await inside
        .updateTable('signatures')
        .set({ signed_at: clock.now() })
        .where('id', '=', signature_id)
        .execute();
    }
    return linkedSignature(inside, key);
  }

  return routes;
}
