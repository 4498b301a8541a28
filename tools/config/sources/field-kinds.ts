import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { FragmentUse } from './composed-document.ts';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';

/** Area of the texts that fields of one kind share: `locales/<language>/fields.json`. */
export const FIELDS_AREA = 'fields';

/**
 * Kind of each field of a form, by which it shares texts: what its `ui:texts` names, else its widget, else its format.
 * A field that is not shown has none.
 */
export function fieldKindsOf({ schema, ui }: JsonObject): FragmentUse[] {
  const kinds = new Map<string, FragmentUse>();
  for (const { address, inCondition, schema: field } of subSchemasOf(schema)) {
    const key = address.join('/');
    if (inCondition || address.length === 0 || address.includes('*') || kinds.has(key)) continue;
    const look = address.reduce<Json | undefined>(
      (part, name) => (isJsonObject(part) ? part[name] : undefined),
      ui,
    );
    const own = isJsonObject(look) ? (look['ui:texts'] ?? look['ui:widget']) : undefined;
    const name = own ?? field.format;
    if (typeof name === 'string') kinds.set(key, { name, address });
  }
  return [...kinds.values()].filter(({ name }) => name !== 'hidden');
}
