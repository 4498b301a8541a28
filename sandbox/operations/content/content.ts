import { dataOf, resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { notFound, Refusal } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Translated } from '#sandbox/database/tables/account-tables.ts';
import { mergePatch, servedSettings } from './settings.ts';

/** Settings, flags and written content of the portal that the retailer changes at run time. */
export const contentHandlers = {
  async getPublicSettings({ database, services }) {
    return dataOf({ ...openIdSetting(services), ...(await servedSettings(database, 'public')) });
  },

  async getPrivateSettings(call) {
    const { customer } = signedIn(call);
    const served = await servedSettings(call.database, 'private');
    return dataOf({ ...openIdSetting(call.services), ...mergePatch(served, customer.settings) });
  },

  getFeatureFlags: async (call) => resultOf({ feature_flags: await flagsOf(call) }),

  async listPageRoutes({ database, query }) {
    const rows = await database
      .selectFrom('page_routes')
      .selectAll()
      .orderBy('priority')
      .orderBy('id')
      .execute();
    return resultOf(
      rows.map(({ id, route_path, title, description }) => ({
        id,
        route_path,
        btn_description: description && translated(description, query.lang),
        btn_title: translated(title, query.lang),
      })),
    );
  },

  async getPageElements({ database, path, query }) {
    const page = await database
      .selectFrom('page_routes')
      .select('id')
      .where('id', '=', path.pageId)
      .executeTakeFirst();
    if (!page) throw notFound();
    return resultOf(await elementsOf(database, 'page_id', page.id, query.lang));
  },

  listPageElements: async ({ database, query }) =>
    resultOf(await elementsOf(database, 'group_name', query.group_name, query.lang)),

  async getBanner({ database, session, path, query }) {
    const banner = await database
      .selectFrom('banners')
      .selectAll()
      .where('code', '=', path.code)
      .$if(session === null, (visitors) => visitors.where('customers_only', '=', false))
      .executeTakeFirst();
    return resultOf({
      banner: banner ? { code: banner.code, html: translated(banner.html, query.lang) } : null,
    });
  },

  async listCoupons(call) {
    if (!(await flagsOf(call))['coupons.coupon']) throw new Refusal(403, 'feature_disabled');
    const rows = await call.database
      .selectFrom('coupons')
      .selectAll()
      .where('customer_id', '=', signedIn(call).customer.id)
      .where((is) =>
        is.or([is('date_end', 'is', null), is('date_end', '>=', call.services.clock.today())]),
      )
      .orderBy('id')
      .execute();
    return resultOf(
      rows.map(({ id, code, title, description, date_end }) => ({
        id,
        code,
        title: translated(title, call.query.lang),
        description: description && translated(description, call.query.lang),
        date_end,
      })),
    );
  },
} satisfies Handlers;

function openIdSetting({ openId }: Call['services']): Record<string, unknown> {
  const oidc = openId.setting();
  return oidc ? { oidc } : {};
}

/** The two flags that always exist, then the retailer's, then the customer's own. */
async function flagsOf({ database, session }: Pick<Call, 'database' | 'session'>) {
  const rows = await database.selectFrom('feature_flags').selectAll().execute();
  return {
    'coupons.coupon': false,
    'crm.case': false,
    ...Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled])),
    ...session?.customer.flags,
  };
}

async function elementsOf<Place extends 'group_name' | 'page_id'>(
  database: Database,
  place: Place,
  value: string | number,
  language: string | undefined,
) {
  const rows = await database
    .selectFrom('page_elements')
    .selectAll()
    .where(place, '=', value as never)
    .orderBy('priority')
    .orderBy('id')
    .execute();
  return rows.map(({ html, ...element }) => ({
    ...element,
    html_block: translated(html, language),
  }));
}

/** A text in the wanted language, or in Spanish where there is none. */
const translated = (text: Translated, language: string | undefined): string =>
  text[language ?? 'es_ES'] ?? text.es_ES ?? '';
