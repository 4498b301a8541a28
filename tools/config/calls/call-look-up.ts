import type { CallLookUp, CallMatch, CallValue } from '#domain/form-call.ts';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { ApiOperation } from '#tools/config/description/api-description.ts';
import { payloadOf } from '#tools/config/description/described-members.ts';
import { describedRead } from '#tools/config/description/described-reads.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { type CallContext, fault } from './call-form.ts';
import { callParams } from './call-params.ts';
import { callSource } from './call-source.ts';
import { memberOf, namesIn, schemasAt, schemasOf } from './member-schemas.ts';

/** What an operation answers without its envelope, as its variants. */
export function answerSchemas(operation: ApiOperation, { api }: CallContext): JsonObject[] {
  const answer = operation.answers['application/json'];
  const payload = payloadOf(operation, api) ?? answer;
  return payload === undefined ? [] : schemasOf(payload, api);
}

/** The entries of a list at a path of an answer; a fault where there is none. */
export function entrySchemas(
  list: readonly string[],
  answer: readonly JsonObject[],
  at: JsonPath,
  context: CallContext,
): JsonObject[] {
  const found = schemasAt(answer, list, context.api);
  const items = found.flatMap((one) =>
    one.items === undefined ? [] : schemasOf(one.items, context.api),
  );
  if (items.length === 0)
    fault(context, at, `the answer has no list "${list.join('/')}"`, 'name a list of the answer');
  return items;
}

/** Members of an entry that must be so: `{ "state": { "isNot": "closed" }, "text": "description" }`. */
export function callMatch(
  source: Json | undefined,
  entry: readonly JsonObject[],
  at: JsonPath,
  context: CallContext,
): CallMatch {
  return Object.entries(isJsonObject(source) ? source : {}).flatMap(([address, written]) => {
    const place = [...at, address];
    const path = address.split('/');
    const around = schemasAt(entry, path.slice(0, -1), context.api);
    const name = path.at(-1) ?? '';
    if (entry.length > 0 && !namesIn(around).includes(name)) {
      const closest = closestName(name, namesIn(around));
      const what = `the description has no "${address}" in what is compared here`;
      const fix = closest
        ? `write "${[...path.slice(0, -1), closest].join('/')}"`
        : `use one of: ${namesIn(around).join(', ') || 'none'}`;
      context.faults.push({ at: place, part: 'key', what, fix });
      return [];
    }
    const isOther = isJsonObject(written) && Object.hasOwn(written, 'isNot');
    const constant = isOther ? { is: (written as JsonObject).isNot ?? null } : written;
    const member = {
      ...{ name: address, schema: memberOf(around, name), isRequired: false },
      schemas: schemasAt(around, [name], context.api),
    };
    const value: CallValue | undefined = callSource(constant, member, place, context);
    return value ? [{ at: path, value, ...(isOther && { isOther: true as const }) }] : [];
  });
}

/** The read that reports what became of a call whose answer was lost. */
export function callLookUp(source: Json | undefined, context: CallContext): CallLookUp | undefined {
  if (!isJsonObject(source)) return undefined;
  const { api } = context;
  const name = String(source.operation);
  const operation = api.operations.get(name);
  const at = ['lookUp'];
  if (operation?.method !== 'get') {
    const reads = [...api.operations].flatMap(([id, one]) => (one.method === 'get' ? [id] : []));
    const closest = closestName(name, reads);
    const what = operation ? `"${name}" is no read` : `the API has no operation "${name}"`;
    const fix = closest ? `write "${closest}"` : 'use the operationId of a GET of openapi/';
    return fault(context, [...at, 'operation'], what, fix);
  }
  // What only finds an answer again is not sent by the call.
  const reading = { ...context, operation: name, taken: new Set<string>(), filled: new Map() };
  const answer = answerSchemas(operation, context);
  const read = describedRead(operation, api);
  const usual = 'read' in read ? read.read.list : null;
  const list = typeof source.in === 'string' ? source.in.split('/') : usual;
  const entry =
    list === null
      ? answer
      : list.length === 0
        ? answer.flatMap((one) => schemasOf(one.items, api))
        : entrySchemas(list, answer, [...at, 'in'], reading);
  const { where, gone, signing } = source;
  const match = (part: Json, key: string) => callMatch(part, entry, [...at, key], reading);
  return {
    path: operation.path,
    ...callParams(source.params, operation, [...at, 'params'], reading),
    list,
    ...(where !== undefined && { where: match(where, 'where') }),
    ...(gone !== undefined && { gone: match(gone, 'gone') }),
    ...(signing !== undefined && { signing: match(signing, 'signing') }),
  };
}
