import { lookups } from '#queries/lookups.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { ApiDescription, ApiOperation } from './api-description.ts';
import { describedRead } from './described-reads.ts';

/**
 * Names of the members at a path of an entry of what an operation answers, as the description has them; undefined
 * where it leaves them open, and for what no look-up can read.
 */
export function describedMembers(
  name: string,
  path: readonly string[],
  api: ApiDescription,
): readonly string[] | undefined {
  const operation = api.operations.get(name);
  if (!operation) return undefined;
  const found = describedRead(operation, api);
  if (!('read' in found) && !Object.hasOwn(lookups, name)) return undefined;
  const list = ('read' in found && found.read.list) || [];
  const schemas = schemasAt(payloadOf(operation, api), [...list, ...path], api);
  const names = schemas.flatMap(({ properties }) => Object.keys(membersOf(properties)));
  const isOpen = schemas.some(({ additionalProperties: others = false }) => others !== false);
  return names.length === 0 || isOpen ? undefined : names;
}

/** Schemas that a description has of a member of the body of a call (one, or each variant), and whether it needs it. */
export function bodyMember(
  operation: ApiOperation,
  path: readonly string[],
  api: ApiDescription,
): { schemas: JsonObject[]; isRequired: boolean } {
  const around = schemasAt(operation.body, path.slice(0, -1), api);
  const name = path.at(-1) ?? '';
  return {
    schemas: schemasAt(operation.body, path, api),
    isRequired: around.some(({ required }) => Array.isArray(required) && required.includes(name)),
  };
}

/** The schema of a successful answer without its envelope (`Payload` in src/api/answer.ts). */
export function payloadOf({ answers }: ApiOperation, api: ApiDescription): Json | undefined {
  const { data } = membersOf(api.resolved(answers['application/json']).properties);
  const inside = membersOf(api.resolved(data).properties);
  const isOnlyResult = 'result' in inside && Object.keys(inside).length === 1;
  return isOnlyResult ? inside.result : data;
}

/** What a description says of the value at a path, of an entry where that is a list: one schema, or each variant. */
function schemasAt(
  schema: Json | undefined,
  path: readonly string[],
  api: ApiDescription,
): JsonObject[] {
  const here = variantsOf(schema, api);
  const [name, ...rest] = path;
  if (name === undefined) return here;
  return here.flatMap(({ properties }) => schemasAt(membersOf(properties)[name], rest, api));
}

function variantsOf(schema: Json | undefined, api: ApiDescription): JsonObject[] {
  const { items, ...own } = api.resolved(schema);
  if (items !== undefined) return variantsOf(items, api);
  const further = [own.anyOf, own.oneOf, own.allOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return [own, ...further.flatMap((variant) => variantsOf(variant, api))];
}

function membersOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
