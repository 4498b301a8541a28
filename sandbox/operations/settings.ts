import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import defaults from '#schemas/portal.json' with { type: 'json' };

type Tree = Record<string, unknown>;

/** The settings this customer's portal works with: defaults, then what is served to all, then to them alone. */
export async function settingsOf(database: Database, customer: Customer): Promise<typeof defaults> {
  const served = [
    await servedSettings(database, 'public'),
    await servedSettings(database, 'private'),
    customer.settings,
  ];
  return served.reduce<Tree>(mergePatch, defaults) as typeof defaults;
}

/** The settings a visitor's portal works with: defaults, then what is served to all. */
export async function visitorSettings(database: Database): Promise<typeof defaults> {
  return mergePatch(defaults, await servedSettings(database, 'public')) as typeof defaults;
}

/** The settings that the retailer serves over the portal's defaults. */
export async function servedSettings(
  database: Database,
  name: 'public' | 'private',
): Promise<Tree> {
  const row = await database
    .selectFrom('served_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? {};
}

/** JSON Merge Patch (RFC 7396): objects merge, null deletes, arrays replace. */
export function mergePatch(target: Tree, patch: Tree): Tree {
  const merged = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else
      merged[key] = isTree(value)
        ? mergePatch(isTree(merged[key]) ? merged[key] : {}, value)
        : value;
  }
  return merged;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
