import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';
import { folderFor } from './repository.ts';

/** A schema of schemas/meta/, by file name without `.schema.json`. */
export function readMetaSchema(root: string, name: string): JsonObject {
  const file = join(folderFor(root, 'schemas/meta'), `${name}.schema.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}

/** Names that the keyword `names` of the meta schemas stands for, by kind: routes, languages, conditions … */
export type NamesByKind = Readonly<Record<string, readonly string[]>>;

/**
 * Every setting by dotted key with the schema of its value. Groups are no settings; in a map of free
 * keys each entry is one, under `<map>.*`.
 */
export function settingSchemas(meta: JsonObject): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  const visit = (schema: JsonObject, path: string[]) => {
    const members = isJsonObject(schema.properties) ? schema.properties : undefined;
    if (members) {
      for (const [key, member] of Object.entries(members))
        if (key !== '$schema' && isJsonObject(member)) visit(member, [...path, key]);
    } else if (isJsonObject(schema.additionalProperties)) {
      found.set([...path, '*'].join('.'), schema.additionalProperties);
    } else {
      found.set(path.join('.'), schema);
    }
  };
  visit(meta, []);
  return found;
}

/** Settings with the product's own defaults where the retailer's file says nothing. */
export function withDefaults(settings: JsonObject, meta: JsonObject): JsonObject {
  const members = isJsonObject(meta.properties) ? Object.entries(meta.properties) : [];
  const filled: JsonObject = { ...settings };
  for (const [key, schema] of members) {
    if (key === '$schema' || !isJsonObject(schema)) continue;
    const value = filled[key];
    if (isJsonObject(schema.properties))
      filled[key] = withDefaults(isJsonObject(value) ? value : {}, schema);
    else if (value === undefined && schema.default !== undefined) filled[key] = schema.default;
  }
  return filled;
}

/** A schema that stands alone: references to `definitions` put in place, `names` turned into `enum`. */
export function standaloneSchema(schema: Json, meta: JsonObject, names: NamesByKind): Json {
  if (Array.isArray(schema)) return schema.map((part) => standaloneSchema(part, meta, names));
  if (!isJsonObject(schema)) return schema;
  if (typeof schema.$ref === 'string')
    return standaloneSchema(definitionAt(schema.$ref, meta), meta, names);
  const { names: kind, ...rules } = schema;
  const parts = Object.entries(rules).map(
    ([key, part]) => [key, standaloneSchema(part, meta, names)] as const,
  );
  const known = typeof kind === 'string' ? names[kind] : undefined;
  return { ...Object.fromEntries(parts), ...(known ? { enum: [...known] } : {}) };
}

function definitionAt(reference: string, meta: JsonObject): Json {
  const name = reference.replace('#/definitions/', '');
  const definitions = isJsonObject(meta.definitions) ? meta.definitions : {};
  return definitions[name] ?? {};
}
