import { dataOf, resultOf } from '#sandbox/api/answers.ts';
import { type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { mergePatch, servedSettings } from './settings.ts';

/** What the retailer decides about the portal while it runs. */
export const contentOperations = {
  getPublicSettings: async ({ database }) => dataOf(await servedSettings(database, 'public')),

  async getPrivateSettings(call) {
    const { customer } = signedIn(call);
    return dataOf(mergePatch(await servedSettings(call.database, 'private'), customer.settings));
  },

  async getFeatureFlags({ database, session }) {
    const rows = await database.selectFrom('feature_flags').selectAll().execute();
    const flags = Object.fromEntries(rows.map(({ name, enabled }) => [name, enabled]));
    return resultOf({
      feature_flags: {
        'coupons.coupon': false,
        'crm.case': false,
        ...flags,
        ...session?.customer.flags,
      },
    });
  },

  async listPageElements({ database, query }) {
    const rows = await database
      .selectFrom('page_elements')
      .selectAll()
      .where('group_name', '=', query.group_name)
      .orderBy('priority')
      .orderBy('id')
      .execute();
    return resultOf(
      rows.map(({ id, name, group_name, html, priority }) => ({
        id,
        name,
        group_name,
        html_block: html[query.lang ?? 'es_ES'] ?? html.es_ES ?? '',
        priority,
        block_width: 12,
        block_height: null,
        page_id: null,
      })),
    );
  },
} satisfies Handlers;
