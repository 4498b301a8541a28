import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

/** Description of a fact in facts.schema.json. */
export interface FactKind {
  schema: JsonObject;
  /** True when the fact is always present. */
  certain: boolean;
  /** Names of its members; undefined when they are free. */
  members: readonly string[] | undefined;
}

/** Finds facts by path, an entry of a list by its place; undefined for an unknown path. */
export class FactPaths {
  readonly #facts: JsonObject;
  readonly #settings: JsonObject;

  constructor(facts: JsonObject, settings: JsonObject) {
    this.#facts = facts;
    this.#settings = settings;
  }

  at(path: readonly string[]): FactKind | undefined {
    let schema = this.#facts;
    let certain = true;
    for (const [index, name] of path.entries()) {
      const { properties, required, additionalProperties, items } = schema;
      const named = isJsonObject(properties) ? properties[name] : undefined;
      const others = additionalProperties ?? (/^\d+$/.test(name) ? items : undefined);
      const free = isJsonObject(others) ? others : undefined;
      const next = Object.hasOwn(isJsonObject(properties) ? properties : {}, name) ? named : free;
      if (!isJsonObject(next)) return undefined;
      // Every declared setting has a default.
      const filled = path[0] === 'settings' && named !== undefined;
      certain = filled || (Array.isArray(required) && required.includes(name));
      schema = index === 0 && name === 'settings' ? this.#settings : next;
    }
    const { properties, additionalProperties } = schema;
    const isFree = isJsonObject(additionalProperties) || !isJsonObject(properties);
    const members = isFree
      ? undefined
      : Object.keys(properties).filter((name) => name !== '$schema');
    return { schema, certain, members };
  }
}

/** The part of a path that is no fact, and what there is in its place; null when the whole path is one. */
export function lostFact(
  facts: FactPaths,
  path: readonly string[],
): { path: string[]; members: readonly string[] } | null {
  const lost = path.findIndex((_, end) => !facts.at(path.slice(0, end + 1)));
  if (lost < 0) return null;
  return { path: path.slice(0, lost + 1), members: facts.at(path.slice(0, lost))?.members ?? [] };
}

/** The values of a fact that has few: its enum, or both booleans. */
export function enumeratedValues({ enum: allowed, type }: JsonObject): Json[] | undefined {
  if (Array.isArray(allowed)) return allowed;
  return type === 'boolean' ? [true, false] : undefined;
}

/** True when a value has the type in a fact's schema. */
export function fitsType(value: Json, { type }: JsonObject): boolean {
  const kinds = Array.isArray(type) ? type : type === undefined ? undefined : [type];
  if (!kinds) return true;
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return kinds.includes(kind) || (kinds.includes('integer') && Number.isInteger(value));
}
