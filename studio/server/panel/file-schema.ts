import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { NamesByKind } from '#tools/config/meta/settings-schema.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { folderFor } from '#tools/config/sources/repository.ts';

const META = 'schemas/meta/';

/** Where the meta schema of a file is, as its `$schema` says; undefined for a file that names none. */
function metaPathOf(file: string, text: string): string | undefined {
  const named = /"\$schema"\s*:\s*"([^"]+)"/.exec(text)?.[1];
  if (named === undefined) return undefined;
  const path = posix.join(posix.dirname(file), named);
  return path.startsWith(META) ? path.slice(META.length) : undefined;
}

/**
 * The meta schema of a file by itself, for an editor: what it refers to in other schemas is in its definitions, and names
 * are the ones that exist now. Null for a file without one.
 */
export function fileSchema(
  { root, names }: { root: string; names: NamesByKind },
  file: string,
  text: string,
): JsonObject | null {
  const path = metaPathOf(file, text);
  if (path === undefined) return null;
  const read = schemaReader(folderFor(root, META));
  const definitions: Record<string, Json> = {};
  const own = (value: Json, at: string): Json => {
    if (Array.isArray(value)) return value.map((part) => own(part, at));
    if (!isJsonObject(value)) return value;
    const { names: kind, ...rules } = value;
    const known = typeof kind === 'string' ? names[kind] : undefined;
    const members = Object.entries(typeof kind === 'string' ? rules : value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, `#/definitions/${taken(inner, at)}`]
        : [key, own(inner, at)],
    );
    const isText = rules.type === 'string';
    return { ...Object.fromEntries(members), ...(known && isText && { enum: [...known] }) };
  };
  /** Takes what a reference names along; gives its name among the definitions. */
  const taken = (reference: string, at: string): string => {
    const [to = '', pointer = ''] = reference.split('#');
    const target = to === '' ? at : posix.join(posix.dirname(at), to);
    const steps = pointer.split('/').filter(Boolean);
    const name = [target.replace('.schema.json', ''), steps.at(-1)].filter(Boolean).join('.');
    const key = name.replaceAll('/', '.');
    if (!Object.hasOwn(definitions, key)) {
      definitions[key] = {};
      const part = steps.reduce<Json | undefined>(
        (inner, step) => (isJsonObject(inner) ? inner[step] : undefined),
        read(target),
      );
      definitions[key] = own(part ?? {}, target);
    }
    return key;
  };
  const { definitions: _, ...schema } = read(path);
  const whole = own(schema, path);
  return isJsonObject(whole) ? { ...whole, definitions } : null;
}

function schemaReader(folder: string): (path: string) => JsonObject {
  const known = new Map<string, JsonObject>();
  return (path) => {
    const schema = known.get(path) ?? readSchema(`${folder}/${path}`);
    known.set(path, schema);
    return schema;
  };
}

/** A schema, or an empty one where there is none. */
function readSchema(path: string): JsonObject {
  try {
    const schema: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isJsonObject(schema as Json) ? (schema as JsonObject) : {};
  } catch {
    return {};
  }
}
