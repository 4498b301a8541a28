import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { withoutIt } from './described-operations.ts';

/** Members of an answer beside what its schema says of them, by their pointers. */
interface OpenMembers {
  /** Members that are not described, where an object has described ones. */
  undescribed: string[];
  /** Extensions of the interface that some object could have; true where one has it. */
  extensions: Map<string, ExtensionMember>;
}

/** An optional member of an answer that is an extension of the interface. */
export interface ExtensionMember {
  isThere: boolean;
  /** What the description says of a retailer without it. */
  without: string | null;
}

/** What an answer has that is not described, and which extensions it has. */
export function openMembers(schema: JsonObject, body: Json): OpenMembers {
  const found: OpenMembers = { undescribed: [], extensions: new Map() };
  visit([schema], body, '', '', found);
  return found;
}

function visit(
  schemas: readonly JsonObject[],
  value: Json,
  pointer: string,
  place: string,
  found: OpenMembers,
): void {
  const all = schemas.flatMap(variantsOf);
  if (Array.isArray(value)) {
    const items = all.flatMap(({ items }) => (isJsonObject(items) ? [items] : []));
    for (const [index, entry] of value.entries())
      visit(items, entry, `${pointer}/${index}`, `${place}/*`, found);
    return;
  }
  if (!isJsonObject(value)) return;
  const described = all.flatMap(({ properties }) => (isJsonObject(properties) ? [properties] : []));
  if (described.length === 0) return;
  const isOpen = all.some(({ additionalProperties }) => additionalProperties !== undefined);
  for (const [name, member] of Object.entries(value)) {
    const own = described.flatMap((members) => {
      const schema = Object.hasOwn(members, name) ? members[name] : undefined;
      return isJsonObject(schema) ? [schema] : [];
    });
    const inside = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (own.length > 0) visit(own, member, inside, `${place}/${name}`, found);
    else if (!isOpen) found.undescribed.push(inside);
  }
  for (const members of described)
    for (const [name, schema] of Object.entries(members)) {
      if (!isJsonObject(schema) || schema['x-extension'] !== true) continue;
      const key = `${place}/${name}`;
      const isThere = Object.hasOwn(value, name) || found.extensions.get(key)?.isThere === true;
      found.extensions.set(key, { isThere, without: withoutIt(schema) });
    }
}

/** A schema and all of its parts and choices. */
function variantsOf(schema: JsonObject): JsonObject[] {
  const parts = [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) =>
    Array.isArray(list) ? list.filter(isJsonObject) : [],
  );
  return [schema, ...parts.flatMap(variantsOf)];
}
