import { Ajv } from 'ajv';
import {
  mergeServedSettings,
  type Served,
  type SettingTest,
} from '#domain/settings/served-settings.ts';
import { withDefaults } from '#domain/settings/setting-defaults.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import { isObject } from '#domain/values/is-object.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';
import meta from '#schemas/meta/portal.schema.json' with { type: 'json' };
import own from '#schemas/portal.json' with { type: 'json' };

type Tree = Record<string, unknown>;

/** The portal's own settings, over which the retailer serves others. */
export const usual = withDefaults(own, meta) as unknown as Settings;
const fits = new Ajv({ strict: false, validateSchema: false }).compile(meta);

/** The settings in force for this customer: defaults, then public ones, then private ones. */
export async function settingsOf(database: Database, customer: Customer): Promise<Settings> {
  const rows = await database.selectFrom('served_settings').selectAll().execute();
  const served = (wanted: Served) => rows.find(({ name }) => name === wanted)?.value ?? {};
  const forVisitors = inForce(usual, served('public'), 'public');
  return inForce(inForce(forVisitors, served('private')), customer.settings);
}

/** The settings in force for a visitor: defaults, then public ones. */
export async function visitorSettings(database: Database): Promise<Settings> {
  return inForce(usual, await servedSettings(database, 'public'), 'public');
}

/** Settings that the retailer serves over the portal's defaults. */
export async function servedSettings(database: Database, name: Served): Promise<Tree> {
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
      merged[key] = isObject(value)
        ? mergePatch(isObject(merged[key]) ? merged[key] : {}, value)
        : value;
  }
  return merged;
}

/** As the portal merges them: an invalid value keeps the one below. */
function inForce(below: Settings, served: Tree, origin: Served = 'private'): Settings {
  // Merging copies all settings, which takes longer than reading what is served.
  if (Object.keys(served).length === 0) return below;
  return mergeServedSettings(below, served, settingTest, origin).settings;
}

function settingTest(key: string): SettingTest | undefined {
  const names = key.split('.');
  let schema: Tree = meta;
  for (const name of names) {
    const { properties, additionalProperties } = schema;
    const named = isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : null;
    const next = named ?? additionalProperties;
    if (!isObject(next)) return undefined;
    schema = next;
  }
  const { shorthand } = schema;
  if (typeof shorthand === 'string') return Object.assign(() => true, { shorthand });
  if (schema.properties || isObject(schema.additionalProperties)) return undefined;
  const test = (value: unknown) =>
    fits(names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value));
  return Object.assign(test, { isPrivate: schema.served === 'private' });
}
