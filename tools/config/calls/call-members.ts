import { OTHER_CONTRACTS } from '#domain/contract/contract-reference.ts';
import type { CallMembers, CallValue } from '#domain/form-call.ts';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { ApiOperation } from '#tools/config/description/api-description.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { type CallContext, type DescribedMember, fault } from './call-form.ts';
import { callSource, isAlways, isConstant } from './call-source.ts';
import { fieldSource } from './field-source.ts';
import { isOpen, memberOf, namesIn, requiredIn, schemasAt, schemasOf } from './member-schemas.ts';

/** A value with members: as it is written in the description, and with its variants. */
interface Described {
  schema: Json | undefined;
  schemas: readonly JsonObject[];
}

const membersIn = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

function unknownMember(name: string, known: readonly string[], at: JsonPath, context: CallContext) {
  const closest = closestName(name, known);
  const what = sentence`the body of "${context.operation}" has no "${name}"`;
  const fix = closest
    ? sentence`write "${closest}"`
    : sentence`use one of: ${known.join(', ') || sentence`none`}`;
  context.faults.push({ at, part: 'key', what, fix });
}

/** The members that a document names, each with what fills it. */
function namedMembers(
  sources: JsonObject,
  described: Described,
  path: readonly string[],
  at: JsonPath,
  context: CallContext,
): CallMembers {
  const { schema, schemas } = described;
  const known = namesIn(schemas);
  const required = requiredIn(schema, context.api);
  const found = Object.entries(sources).flatMap(([name, source]): [string, CallValue][] => {
    const place = [...at, name];
    if (known.length > 0 && !known.includes(name)) {
      unknownMember(name, known, place, context);
      return [];
    }
    const member: DescribedMember = {
      name: [...path, name].join('.'),
      schema: memberOf(schemas, name),
      schemas: schemasAt(schemas, [name], context.api),
      isRequired: required.includes(name),
    };
    const inside = { schema: member.schema, schemas: member.schemas };
    const group = (inner: JsonObject) =>
      namedMembers(inner, inside, [...path, name], place, context);
    const value = callSource(source, member, place, context, group);
    const address = [...path, name].join('/');
    if (isConstant(source) && isAlways(address, source.is, context)) {
      context.taken.add(address);
      context.filled.set(member.name, member.name);
    }
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}

/** Fields that the document does not name and the description has: they fill the member of their name. */
function fieldsOfSameName(
  sources: JsonObject,
  schemas: readonly JsonObject[],
  context: CallContext,
): [path: string[], value: CallValue][] {
  const { addresses } = context.form;
  const isGroup = (address: string) => [...addresses].some((one) => one.startsWith(`${address}/`));
  const isTaken = (address: string) =>
    [...context.taken].some((one) => one === address || address.startsWith(`${one}/`));
  return [...addresses].flatMap((address): [string[], CallValue][] => {
    const path = address.split('/');
    const [name = ''] = path;
    if (isGroup(address) || isTaken(address) || path.includes('*') || name === OTHER_CONTRACTS)
      return [];
    if (Object.hasOwn(sources, name)) return [];
    const around = schemasAt(schemas, path.slice(0, -1), context.api);
    const last = path.at(-1) ?? '';
    if (!namesIn(around).includes(last)) return [];
    const isRequired = around.some(({ required }) =>
      Array.isArray(required) ? required.includes(last) : false,
    );
    const member: DescribedMember = {
      name: path.join('.'),
      schema: memberOf(around, last),
      schemas: schemasAt(around, [last], context.api),
      isRequired,
    };
    const value = fieldSource(address, member, [], context);
    return value ? [[path, value]] : [];
  });
}

function withMember(
  members: CallMembers,
  [name = '', ...rest]: string[],
  value: CallValue,
): CallMembers {
  if (rest.length === 0) return { ...members, [name]: value };
  const inner = members[name];
  const group = inner && 'members' in inner ? inner.members : {};
  return { ...members, [name]: { members: withMember(group, rest, value) } };
}

/** The members of the body of a call: those that the document names, and the fields of the same name. */
export function callBody(
  source: Json | undefined,
  { body }: ApiOperation,
  context: CallContext,
): CallMembers | null {
  if (body === undefined) {
    if (source !== undefined)
      fault(
        context,
        ['body'],
        sentence`"${context.operation}" takes no body`,
        sentence`take it out`,
      );
    return null;
  }
  const sources = membersIn(source);
  const schemas = schemasOf(body, context.api);
  const named = namedMembers(sources, { schema: body, schemas }, [], ['body'], context);
  const whole = fieldsOfSameName(sources, schemas, context).reduce(
    (members, [path, value]) => withMember(members, path, value),
    named,
  );
  for (const name of requiredIn(body, context.api))
    if (!Object.hasOwn(whole, name) && !Object.hasOwn(sources, name))
      fault(
        context,
        source === undefined ? [] : ['body'],
        sentence`"${context.operation}" needs "${name}" in its body, and nothing fills it`,
        sentence`name it in "body", or give the form a field of that name`,
      );
  return whole;
}

/** True where an answer at an address may travel under its own name. */
export function takesMember(
  body: Json | undefined,
  path: readonly string[],
  context: CallContext,
): boolean {
  if (body === undefined) return false;
  const schemas = schemasOf(body, context.api);
  return path.every((name, depth) => {
    const around = schemasAt(schemas, path.slice(0, depth), context.api);
    return isOpen(around) || namesIn(around).includes(name);
  });
}
