import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { LIST, namedBy } from '#tools/config/sources/list-edit.ts';

const name = (description: string): JsonObject => ({ description, type: ['string', 'number'] });

/** A schema with a description of its own; beside `$ref` editors do not read one. */
const described = (description: string, schema: Json): JsonObject =>
  isJsonObject(schema) && !Object.hasOwn(schema, '$ref')
    ? { ...schema, description }
    : { description, allOf: [schema] };

const at: JsonObject = {
  description: 'The first or the last place of the list.',
  enum: ['start', 'end'],
};

/**
 * The schema of an object that changes a list by entry, for editors; undefined for a list whose entries have no names.
 * `whole` is the schema of a new entry, `patch` that of what differs in one.
 */
export function listEditsSchema(
  entries: Json | undefined,
  meta: JsonObject,
  whole: Json,
  patch: Json,
): JsonObject | undefined {
  const kind = kindOf(entries, meta);
  if (!kind) return undefined;
  const called =
    kind === 'keyed' ? 'its `id`, `route`, `link`, `part` or `form`' : 'the entry itself';
  const changes: JsonObject = {
    change: name(`The entry in which something differs: ${called}.`),
    set: described('Only what differs in it; null takes a key away.', patch),
  };
  const edit: JsonObject = {
    description: 'One edit: insert, remove, move or change an entry.',
    type: 'object',
    additionalProperties: false,
    properties: {
      insert: described(
        'A new entry, at the end of the list unless `after`, `before` or `at` says where.',
        whole,
      ),
      remove: name(`The entry to take out: ${called}.`),
      move: name(
        `The entry to put elsewhere: ${called}. \`after\`, \`before\` or \`at\` says where.`,
      ),
      ...(kind === 'keyed' ? changes : {}),
      after: name('The entry that it comes after.'),
      before: name('The entry that it comes before.'),
      at,
    },
    oneOf: ['insert', 'remove', 'move', 'change'].map((verb) => ({ required: [verb] })),
    dependencies: {
      insert: { maxProperties: 2 },
      remove: { maxProperties: 1 },
      move: { minProperties: 2, maxProperties: 2 },
      change: { required: ['set'], maxProperties: 2 },
      set: ['change'],
    },
  };
  const description = `Changes the retailer's list entry by entry, in this order, instead of replacing it: what the retailer adds later comes too.`;
  return { [LIST]: { description, type: 'array', minItems: 1, items: edit } };
}

/** Whether entries are objects with a name, or texts and numbers; undefined for all others. */
function kindOf(entries: Json | undefined, meta: JsonObject): 'keyed' | 'plain' | undefined {
  // Choices of a field, and values of a condition, may be anything.
  if (entries === undefined) return 'plain';
  if (!isJsonObject(entries)) return undefined;
  if (typeof entries.$ref === 'string') {
    const definitions = isJsonObject(meta.definitions) ? meta.definitions : {};
    return kindOf(definitions[entries.$ref.replace('#/definitions/', '')], meta);
  }
  if (isJsonObject(entries.properties))
    return namedBy.some((key) => isKey(entries.properties, key)) ? 'keyed' : undefined;
  const types = [entries.type ?? (Array.isArray(entries.enum) ? 'string' : '')].flat();
  return types.every((type) => ['string', 'number', 'integer'].includes(String(type)))
    ? 'plain'
    : undefined;
}

const isKey = (properties: Json | undefined, key: string) =>
  isJsonObject(properties) && Object.hasOwn(properties, key);
