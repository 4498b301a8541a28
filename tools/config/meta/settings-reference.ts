import { namedFact } from '#tools/config/sources/fact-shorthand.ts';
import type { Conditions } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';
import { settingSchemas } from './settings-schema.ts';

const HEADING = `# Settings

Every setting of [portal.json](../schemas/portal.json), by group. A setting that no file names has its usual value. A partner's \`portal.json\` and the retailer's API may give each another value; one that does not fit is ignored and reported. Settings marked *private* are taken only from the settings that the API serves to those who are signed in.

This page is made from [portal.schema.json](../schemas/meta/portal.schema.json) by \`npm run generate\`.
`;

const COLUMNS = ['Setting', 'Value', 'Usually', 'Unit', 'Meaning', 'Conditions that read it'];

/** The page that explains every setting, as Markdown: one table per group, with the conditions that read it. */
export function settingsReference(meta: JsonObject, conditions: Conditions): string {
  const readers = conditionsBySetting(conditions);
  const groups = Object.entries(isJsonObject(meta.properties) ? meta.properties : {});
  const sections = groups.flatMap(([group, schema]) =>
    group !== '$schema' && isJsonObject(schema) ? [section(group, schema, meta, readers)] : [],
  );
  return [HEADING, ...sections].join('\n');
}

function section(
  group: string,
  schema: JsonObject,
  meta: JsonObject,
  readers: ReadonlyMap<string, string[]>,
): string {
  const settings = settingSchemas({ properties: { [group]: schema } });
  const rows = [...settings].map(([key, setting]) => {
    const usual = key.endsWith('.*') ? schema.default : setting.default;
    const meaning = `${setting.description}${setting.served === 'private' ? ' *Private.*' : ''}`;
    const conditions = (readers.get(key) ?? []).map((name) => `\`${name}\``).join(', ');
    const value = kindOf(setting, meta);
    return row([`\`${key}\``, value, code(usual), String(setting.unit ?? ''), meaning, conditions]);
  });
  const head = [row(COLUMNS), row(COLUMNS.map(() => '---'))];
  return [`## ${group}\n`, `${schema.description}\n`, ...head, ...rows, ''].join('\n');
}

const row = (cells: string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A value as Markdown code; for one that is too long only the number of entries. */
function code(value: Json | undefined): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value).replaceAll(',', ', ');
  return text.length > 120 && Array.isArray(value) ? `${value.length} entries` : `\`${text}\``;
}

/** Type and limits of a value as text. */
function kindOf(schema: JsonObject, meta: JsonObject): string {
  const { $ref, enum: values, items, type, pattern, names } = schema;
  if (typeof $ref === 'string') {
    const definitions = isJsonObject(meta.definitions) ? meta.definitions : {};
    const defined = definitions[$ref.replace('#/definitions/', '')];
    return isJsonObject(defined) ? kindOf(defined, meta) : 'object';
  }
  if (Array.isArray(values))
    return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (isJsonObject(items)) return `list of ${kindOf(items, meta)}`;
  const kinds = [type].flat().join(' or ');
  if (typeof names === 'string') return `${kinds}, one of the ${names}`;
  if (typeof pattern === 'string') return `${kinds} like \`${pattern}\``;
  return [kinds, range(schema)].filter(Boolean).join(' ');
}

function range({ minimum, exclusiveMinimum, maximum }: JsonObject): string {
  const least = minimum ?? exclusiveMinimum;
  if (least === undefined || maximum === undefined) return '';
  return exclusiveMinimum === undefined
    ? `${least} to ${maximum}`
    : `above ${least}, to ${maximum}`;
}

function conditionsBySetting(conditions: Conditions): Map<string, string[]> {
  const readers = new Map<string, string[]>();
  for (const [name, condition] of Object.entries(conditions))
    eachObject(condition, (part) => {
      const fact = namedFact(part);
      if (fact?.key !== '$setting') return;
      const key = fact.path.slice(1).join('.');
      readers.set(key, [...new Set([...(readers.get(key) ?? []), name])]);
    });
  return readers;
}
