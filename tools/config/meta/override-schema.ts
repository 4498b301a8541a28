import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { LIST } from '#tools/config/sources/list-edit.ts';
import { listEditsSchema } from './list-edit-schema.ts';
import { readMetaSchema } from './settings-schema.ts';

/** Kinds of file that a partner may override, by the name of their schema. */
const kinds = [
  'conditions',
  'deployment',
  'form',
  'form-texts',
  'fragment',
  'fragment-texts',
  'glossary',
  'portal',
  'screen',
  'texts',
  'wizard',
];

/** Keywords that hold for a whole file and not for a patch. */
const WHOLE_FILE_KEYWORDS = ['required', 'minProperties', 'maxProperties'];

/** Schemas of partners' files by path from the root, so that an editor does not report what an override leaves out. */
export function overrideSchemas(root: string): Record<string, string> {
  return Object.fromEntries(
    kinds.map((kind) => {
      const schema = overrideSchema(kind, readMetaSchema(root, kind));
      return [`schemas/meta/overrides/${kind}.schema.json`, `${JSON.stringify(schema)}\n`];
    }),
  );
}

/**
 * The schema for a JSON Merge Patch: every member is optional, and null removes one. A list is whole, or an object that
 * changes the retailer's by entry.
 */
function overrideSchema(kind: string, schema: JsonObject): JsonObject {
  const whole = (part: Json) => wholePart(part, kind);
  const patch = (part: Json, isNames = false): Json => {
    if (Array.isArray(part)) return part.map((inner) => patch(inner));
    if (!isJsonObject(part)) return part;
    const members = Object.entries(part).filter(
      ([key]) => isNames || !WHOLE_FILE_KEYWORDS.includes(key),
    );
    const edits =
      !isNames && [part.type].flat().includes('array') && ![part.type].flat().includes('object')
        ? listEditsSchema(part.items, schema, whole(part.items ?? {}), patch(part.items ?? {}))
        : undefined;
    const byEntry = edits && { properties: edits, required: [LIST], additionalProperties: false };
    const patched = Object.fromEntries(
      members.map(([key, value]) => {
        if (isNames) return [key, patch(value)];
        if (key === 'type')
          return [key, [...new Set([value, 'null', edits ? 'object' : []].flat(2))]];
        if (key === 'enum' && Array.isArray(value)) return [key, [...value, null]];
        if (['items', 'contains'].includes(key)) return [key, whole(value)];
        if (['properties', 'patternProperties', 'definitions'].includes(key))
          return [key, patch(value, true)];
        return [key, ['default', 'propertyNames'].includes(key) ? value : patch(value)];
      }),
    );
    return { ...patched, ...byEntry };
  };
  const { $schema = '', title, description, ...rest } = schema;
  const words = `Of a partner: only what differs. A list is replaced whole or changed by entry (${LIST}), null takes a key away.`;
  return {
    $schema,
    $comment: 'Made by npm run generate.',
    title: title ?? '',
    description: `${String(description)} ${words}`,
    ...(patch(rest) as JsonObject),
    type: 'object',
  };
}

/** A part of a whole file's schema, with references into that schema. */
function wholePart(part: Json, kind: string): Json {
  if (Array.isArray(part)) return part.map((inner) => wholePart(inner, kind));
  if (!isJsonObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key !== '$ref' || typeof value !== 'string') return [key, wholePart(value, kind)];
      const [file, place] = value.split('#');
      return [key, `../${file || `${kind}.schema.json`}#${place}`];
    }),
  );
}
