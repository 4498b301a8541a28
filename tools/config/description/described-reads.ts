import type { DescribedMember, DescribedRead } from '#config/configuration-types.ts';
import { lookups } from '#queries/lookups.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { ApiDescription, ApiOperation } from './api-description.ts';

/** How a look-up reads an operation, or why it cannot. */
export type ReadOrReason = { read: DescribedRead } | { reason: string };

/** How a look-up reads an operation of the description by what that says of it alone. */
export function describedRead(operation: ApiOperation, api: ApiDescription): ReadOrReason {
  if (operation.method !== 'get') return { reason: sentence`it is no GET: it changes something` };
  const [type, ...others] = Object.keys(operation.answers);
  if (type !== undefined && (type !== 'application/json' || others.length > 0))
    return { reason: sentence`it answers with a file (${[type, ...others].join(', ')})` };
  const elsewhere = operation.parameters.find(
    ({ required, in: place }) => required && place !== 'path' && place !== 'query',
  );
  if (elsewhere) return { reason: sentence`it needs "${elsewhere.name}" outside of its address` };
  const payload = payloadIn(operation.answers['application/json'], api);
  const list = placeOfEntries(payload, api, IS_OF_ONE.test(operation.path));
  if (list === undefined)
    return {
      reason: sentence`the description names no one list of objects, or one object, as its answer`,
    };
  const places = operation.parameters.filter(({ in: place }) => place === 'path');
  const inPath = places.map(({ name }) => name);
  const members = describedTypes(entryAt(list, payload, api), api);
  return { read: { path: operation.path, inPath, list, members } };
}

/** The schema of an entry: the payload, or what the list at a path of it consists of. */
function entryAt(
  list: string[] | null,
  payload: JsonObject | undefined,
  api: ApiDescription,
): JsonObject {
  if (list === null) return payload ?? {};
  const found = list.reduce<Json | undefined>(
    (part, name) => membersOf(plain(part, api))[name],
    payload,
  );
  return plain(plain(found, api).items, api);
}

/** What the members of an entry are described as; those of several types, lists and objects are left out. */
function describedTypes(entry: JsonObject, api: ApiDescription): Record<string, DescribedMember> {
  const found = Object.entries(membersOf(entry)).flatMap(([name, member]) => {
    const type = describedType(plain(member, api));
    return type ? [[name, type] as const] : [];
  });
  return Object.fromEntries(found);
}

function describedType({ type, format, enum: values }: JsonObject): DescribedMember | null {
  const [only, ...others] = [type].flat().filter((one) => one !== 'null');
  if (others.length > 0) return null;
  if (only === 'number' || only === 'integer') return 'number';
  if (only === 'boolean') return 'boolean';
  if (only !== 'string') return null;
  if (format === 'date') return 'day';
  if (format === 'date-time') return 'moment';
  return values ? listOf(values).filter((value) => typeof value === 'string') : 'text';
}

/** A path that ends with a parameter is that of one thing: `/v1/contracts/{contractName}/`. */
const IS_OF_ONE = /\}\/?$/;

/** A schema with the members of all parts of its `allOf`; of `anyOf` with null, the other one. */
function plain(part: Json | undefined, api: ApiDescription): JsonObject {
  const schema = api.resolved(part);
  const parts = listOf(schema.allOf).map((inner) => plain(inner, api));
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)]
    .map((inner) => plain(inner, api))
    .filter(({ type }) => type !== 'null');
  const [only] = choices;
  if (only && choices.length === 1) return only;
  const properties = Object.assign({}, ...[schema, ...parts].map(membersOf));
  return Object.assign({}, ...parts, schema, { properties });
}

/** The payload of an answer without its envelope, as `src/api/answer.ts` takes it off; undefined without one. */
function payloadIn(answer: Json | undefined, api: ApiDescription): JsonObject | undefined {
  const { data } = membersOf(plain(answer, api));
  if (data === undefined) return undefined;
  const payload = plain(data, api);
  const { result, ...others } = membersOf(payload);
  if (result === undefined) return payload;
  // An answer without the others would lose its envelope, and one with them would not.
  return Object.keys(others).length === 0 ? plain(result, api) : undefined;
}

/**
 * Path of the list of objects inside a payload, null where the payload is the one object; undefined where it is not
 * clear: an object with a list may be a page of that list, or a thing that has one.
 */
function placeOfEntries(
  payload: JsonObject | undefined,
  api: ApiDescription,
  isOfOne: boolean,
): string[] | null | undefined {
  if (!payload) return undefined;
  if (isListOfObjects(payload, api)) return [];
  if (isOfOne && payload.properties) return null;
  const members = Object.entries(membersOf(payload));
  const lists = members.filter(([, member]) => isListOfObjects(plain(member, api), api));
  const named = lists.find(([name]) => name === 'items' || members.length === 1);
  if (named) return [named[0]];
  return lists.length > 0 || members.length === 0 ? undefined : null;
}

function isListOfObjects({ type, items }: JsonObject, api: ApiDescription): boolean {
  return isOf('array', type) && isOf('object', plain(items, api).type);
}

const isOf = (kind: string, type: Json | undefined) => [type].flat().includes(kind);
const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const membersOf = ({ properties }: JsonObject): JsonObject =>
  isJsonObject(properties) ? properties : {};

/**
 * A part of a document for publication: what `src/queries/lookups.ts` does not read itself says how it is read, so that
 * the browser needs no description. `key` is where the document names what it reads: `ui:lookup` in a form, `source` in
 * a page.
 */
export function withDescribedReads(
  part: Json,
  api: ApiDescription,
  key: 'ui:lookup' | 'source' = 'ui:lookup',
): Json {
  if (Array.isArray(part)) return part.map((inner) => withDescribedReads(inner, api, key));
  if (!isJsonObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [
      name,
      name === key && isJsonObject(inner)
        ? { ...inner, ...readOf(String(inner.operation), api) }
        : withDescribedReads(inner, api, key),
    ]),
  );
}

function readOf(name: string, api: ApiDescription): { read?: JsonObject } {
  const operation = api.operations.get(name);
  if (!operation || Object.hasOwn(lookups, name)) return {};
  const found = describedRead(operation, api);
  return 'read' in found ? { read: { ...found.read } } : {};
}
