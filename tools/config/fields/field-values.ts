import {
  isJsonObject,
  type Json,
  type JsonObject,
  stableJson,
} from '#tools/config/sources/json-value.ts';
import { type SubSchema, subSchemasOf } from './schema-fields.ts';

export type Formats = Readonly<Record<string, (value: string) => boolean>>;

const typeOf = (value: Json): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** True when a value is of the type that a schema requires, if it requires one. */
export function isOfType(value: Json, { type }: JsonObject): boolean {
  const types = [type].flat().filter((one) => typeof one === 'string');
  const own = typeOf(value);
  return (
    types.length === 0 ||
    types.some((one) => one === own || (one === 'number' && own === 'integer'))
  );
}

const bounds: readonly [keyword: string, breaks: (value: number, bound: number) => boolean][] = [
  ['minimum', (value, bound) => value < bound],
  ['maximum', (value, bound) => value > bound],
  ['exclusiveMinimum', (value, bound) => value <= bound],
  ['exclusiveMaximum', (value, bound) => value >= bound],
];

/** Keyword of a schema's own rules that a value breaks; undefined when none was found. */
export function brokenRule(value: Json, schema: JsonObject, formats: Formats): string | undefined {
  if (!isOfType(value, schema)) return 'type';
  if (schema.const !== undefined && !isSame(schema.const, value)) return 'const';
  if (Array.isArray(schema.enum) && !schema.enum.some((one) => isSame(one, value))) return 'enum';
  if (typeof value === 'string') return brokenByText(value, schema, formats);
  if (typeof value === 'number')
    return bounds.find(([keyword, breaks]) => {
      const bound = schema[keyword];
      return typeof bound === 'number' && breaks(value, bound);
    })?.[0];
  return undefined;
}

const isSame = (one: Json, other: Json) => stableJson(one) === stableJson(other);

function brokenByText(text: string, schema: JsonObject, formats: Formats): string | undefined {
  const { minLength, maxLength, pattern, format } = schema;
  const { length } = [...text];
  if (typeof minLength === 'number' && length < minLength) return 'minLength';
  if (typeof maxLength === 'number' && length > maxLength) return 'maxLength';
  if (typeof format === 'string' && formats[format]?.(text) === false) return 'format';
  return typeof pattern === 'string' && !fitsPattern(text, pattern) ? 'pattern' : undefined;
}

function fitsPattern(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    // Another rule reports what is no pattern.
    return true;
  }
}

/** The sub-schemas that declare each field of a form, by its address; those inside `if` and `not` are left out. */
export function declarationsOf(schema: Json | undefined): Map<string, SubSchema[]> {
  const found = new Map<string, SubSchema[]>();
  for (const sub of subSchemasOf(schema)) {
    if (sub.inCondition || sub.address.length === 0) continue;
    const address = sub.address.join('/');
    found.set(address, [...(found.get(address) ?? []), sub]);
  }
  return found;
}

/** What counts always for the field of a part of a form, this part aside. */
export function alwaysBeside(
  declarations: ReadonlyMap<string, readonly SubSchema[]>,
  { address, path }: SubSchema,
): SubSchema[] {
  const own = path.join('/');
  const all = declarations.get(address.join('/')) ?? [];
  return all.filter((one) => one.always && one.path.join('/') !== own);
}

/** Rules that say what a field offers; the others an answer may break while it is being given. */
const offering: readonly string[] = ['type', 'enum'];

/**
 * Why a field never has a value: the rule of its type, choices or (beside yes and no, which a box takes back) fixed value
 * that refuses it in all that counts always, or else in every branch; undefined when it may have it.
 */
export function neverHas(
  declarations: readonly SubSchema[] | undefined,
  value: Json,
  formats: Formats,
  rules: readonly string[] = offering,
): SubSchema | undefined {
  const refusing = (declarations ?? []).filter(({ schema }) => {
    const broken = brokenRule(value, schema, formats);
    return broken !== undefined && rules.includes(broken);
  });
  return (
    refusing.find(({ always }) => always) ??
    (refusing.length === declarations?.length ? refusing[0] : undefined)
  );
}

/** Values that a field may have where its form lists them; undefined where it does not. */
export function listedValues(declarations: readonly SubSchema[] | undefined): Json[] | undefined {
  const lists = (declarations ?? []).flatMap(({ schema }) => {
    if (Array.isArray(schema.enum)) return [schema.enum];
    if (schema.const !== undefined) return [[schema.const]];
    return schema.type === 'boolean' ? [[true, false]] : [];
  });
  return lists.length > 0 ? lists.flat() : undefined;
}

/** Values that a schema names by `const` or `enum`, with the keyword. */
export function namedValues(schema: JsonObject): { keyword: 'const' | 'enum'; values: Json[] }[] {
  return [
    ...(schema.const === undefined ? [] : [{ keyword: 'const' as const, values: [schema.const] }]),
    ...(Array.isArray(schema.enum) ? [{ keyword: 'enum' as const, values: schema.enum }] : []),
  ];
}

export const isCopy = (value: Json | undefined): value is { from: string } =>
  isJsonObject(value) && typeof value.from === 'string';
