import type { CallLookUp } from '#domain/form-call.ts';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { ApiOperation } from '#tools/config/description/api-description.ts';
import { payloadOf } from '#tools/config/description/described-members.ts';
import { describedRead } from '#tools/config/description/described-reads.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { type CallContext, fault } from './call-form.ts';
import { callMatch } from './call-match.ts';
import { callParams } from './call-params.ts';
import { callValues } from './call-values.ts';
import { schemasAt, schemasOf } from './member-schemas.ts';

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
    fault(
      context,
      at,
      sentence`the answer has no list "${list.join('/')}"`,
      sentence`name a list of the answer`,
    );
  return items;
}

/** A read of the description; a fault where there is none of this name. */
function readOf(name: string, at: JsonPath, context: CallContext): ApiOperation | undefined {
  const { operations } = context.api;
  const operation = operations.get(name);
  if (operation?.method === 'get') return operation;
  const reads = [...operations].flatMap(([id, one]) => (one.method === 'get' ? [id] : []));
  const closest = closestName(name, reads);
  const what = operation
    ? sentence`"${name}" is no read`
    : sentence`the API has no operation "${name}"`;
  const fix = closest
    ? sentence`write "${closest}"`
    : sentence`use the operationId of a GET of openapi/`;
  return fault(context, [...at, 'operation'], what, fix);
}

/** The read of each entry that matches. */
function callEach(source: JsonObject, context: CallContext): CallLookUp['each'] {
  const at = ['lookUp', 'each'];
  const name = String(source.operation);
  const operation = readOf(name, at, context);
  if (!operation) return undefined;
  const reading = { ...context, operation: name };
  return {
    path: operation.path,
    ...callParams(source.params, operation, [...at, 'params'], reading),
    where: callMatch(source.where, answerSchemas(operation, context), [...at, 'where'], reading),
  };
}

/** The read that reports what became of a call whose answer was lost. */
export function callLookUp(source: Json | undefined, context: CallContext): CallLookUp | undefined {
  if (!isJsonObject(source)) return undefined;
  const { api } = context;
  const name = String(source.operation);
  const at = ['lookUp'];
  const operation = readOf(name, at, context);
  if (!operation) return undefined;
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
  const { where, gone, signing, each } = source;
  const values = callValues(source.values, entry, [...at, 'values'], reading);
  const ofEach = isJsonObject(each) && callEach(each, { ...reading, entry });
  const match = (part: Json, key: string) => callMatch(part, entry, [...at, key], reading);
  return {
    path: operation.path,
    ...callParams(source.params, operation, [...at, 'params'], reading),
    list,
    ...(where !== undefined && { where: match(where, 'where') }),
    ...(gone !== undefined && { gone: match(gone, 'gone') }),
    ...(signing !== undefined && { signing: match(signing, 'signing') }),
    ...(ofEach && { each: ofEach }),
    ...(values && { values }),
  };
}
