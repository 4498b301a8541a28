import { isObject } from '#studio/client/api/json-paths.ts';
import type { Json, JsonObject, Path } from '#studio/contract.ts';

/** A name or a value that may stand at a place of a file. */
export interface Offer {
  /** As JSON writes it. */
  text: string;
  meaning?: string;
}

const objects = (value: Json | undefined): JsonObject[] =>
  (Array.isArray(value) ? value : [value]).filter(isObject);

/** A schema with all that counts beside it: what it refers to, and each of its alternatives. */
function withAlternatives(root: JsonObject, schema: JsonObject, depth = 0): JsonObject[] {
  // Schemas may refer to one another in a circle.
  if (depth > 12) return [];
  const { $ref, allOf, anyOf, oneOf, then, else: otherwise } = schema;
  const target = typeof $ref === 'string' ? referredTo(root, $ref) : undefined;
  const beside = [target, allOf, anyOf, oneOf, then, otherwise].flatMap(objects);
  return [schema, ...beside.flatMap((one) => withAlternatives(root, one, depth + 1))];
}

function referredTo({ definitions }: JsonObject, reference: string): Json | undefined {
  const name = reference.replace('#/definitions/', '');
  return isObject(definitions) ? definitions[name] : undefined;
}

function membersOf(schema: JsonObject, name: string | number): JsonObject[] {
  const { properties, patternProperties, additionalProperties, items } = schema;
  if (typeof name === 'number')
    return objects(Array.isArray(items) ? (items[name] ?? items.at(-1)) : items);
  const named = isObject(properties) ? objects(properties[name]) : [];
  if (named.length > 0) return named;
  const patterns = Object.entries(isObject(patternProperties) ? patternProperties : {});
  const fitting = patterns.filter(([pattern]) => new RegExp(pattern, 'u').test(name));
  return [...fitting.map(([, one]) => one), additionalProperties].flatMap(objects);
}

/** All schemas that a value at a path of a file is measured by, of any of the alternatives on the way. */
export function schemasAt(root: JsonObject, path: Path): JsonObject[] {
  return path.reduce(
    (schemas, name) =>
      schemas
        .flatMap((schema) => membersOf(schema, name))
        .flatMap((schema) => withAlternatives(root, schema)),
    withAlternatives(root, root),
  );
}

/** What a place of a file means, in the words of the schema; undefined where it says nothing. */
export function meaningAt(root: JsonObject, path: Path): string | undefined {
  const words = schemasAt(root, path).flatMap(({ description }) =>
    typeof description === 'string' ? [description] : [],
  );
  // What stands at the member says more than what it refers to.
  return words[0];
}

const once = (offers: Offer[]): Offer[] =>
  [...new Map(offers.toReversed().map((offer) => [offer.text, offer])).values()].toReversed();

/** Names of members that an object at a path may have, without those that it has. */
export function namesAt(root: JsonObject, path: Path, present: readonly string[]): Offer[] {
  const offers = schemasAt(root, path).flatMap(({ properties }) =>
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, member]) => {
      if (present.includes(name) || name === '$schema') return [];
      const [described] = objects(member).flatMap((one) =>
        withAlternatives(root, one).filter(({ description }) => description !== undefined),
      );
      return [{ text: JSON.stringify(name), ...meaning(described) }];
    }),
  );
  return once(offers);
}

const meaning = (schema: JsonObject | undefined) =>
  typeof schema?.description === 'string' ? { meaning: schema.description } : {};

/** Values that may stand at a path, where the schema knows them; the usual one too. */
export function valuesAt(root: JsonObject, path: Path): Offer[] {
  const offers = schemasAt(root, path).flatMap((schema) => {
    const { enum: allowed, const: only, default: usual, type } = schema;
    const types = [type].flat();
    const values = [
      ...(Array.isArray(allowed) ? allowed : []),
      ...(only === undefined ? [] : [only]),
      ...(types.includes('boolean') ? [true, false] : []),
      ...(types.includes('null') ? [null] : []),
      ...(usual === undefined || isObject(usual) || Array.isArray(usual) ? [] : [usual]),
    ];
    return values.map((value) => ({ text: JSON.stringify(value), ...meaning(schema) }));
  });
  return once(offers);
}
