import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remembered, rememberedText, unchangedMaps } from '#tools/config/remembered.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { folderFor } from '#tools/config/sources/repository.ts';

/**
 * A schema of schemas/meta/, by file name without `.schema.json`; the same object as long as the file does not change.
 */
export function readMetaSchema(root: string, name: string): JsonObject {
  const file = join(folderFor(root, 'schemas/meta'), `${name}.schema.json`);
  return parsed(file, readFileSync(file, 'utf8'));
}

const SCHEMA = '.schema.json';
const unchanged = unchangedMaps<JsonObject>();

/** Reads schemas of schemas/meta/ as they are now; the same function as long as none changes. */
export function metaSchemaReader(root: string): (name: string) => JsonObject {
  const folder = folderFor(root, 'schemas/meta');
  const names = readdirSync(folder).filter((name) => name.endsWith(SCHEMA));
  const schemas = names.map((file) => {
    const name = file.slice(0, -SCHEMA.length);
    return [name, readMetaSchema(root, name)] as const;
  });
  return readerOf(unchanged(folder, new Map(schemas)));
}

const readerOf = remembered(
  (schemas: ReadonlyMap<string, JsonObject>) => (name: string) => schemas.get(name) ?? {},
);

const parsed = rememberedText((_, text): JsonObject => JSON.parse(text));

/** Names for the keyword `names` of the meta schemas, by kind: routes, languages, conditions … */
export type NamesByKind = Readonly<Record<string, readonly string[]>>;

/**
 * Every setting by dotted key, with the schema of its value. Groups are no settings; in a map of free keys each entry
 * is one, under `<map>.*`.
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

/** Groups that a value of one of their members may stand for, by dotted key: that member, and the schema of its value. */
export function shorthandSchemas(
  meta: JsonObject,
): Map<string, { member: string; schema: JsonObject }> {
  const found = new Map<string, { member: string; schema: JsonObject }>();
  const visit = ({ properties, shorthand }: JsonObject, path: string[]) => {
    if (!isJsonObject(properties)) return;
    if (typeof shorthand === 'string') {
      const schema = properties[shorthand];
      if (isJsonObject(schema)) found.set(path.join('.'), { member: shorthand, schema });
    }
    for (const [key, member] of Object.entries(properties))
      if (isJsonObject(member)) visit(member, [...path, key]);
  };
  visit(meta, []);
  return found;
}

/** A self-contained schema: references to `definitions` inlined, `names` turned into `enum`. */
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
