import type { CallMembers, CallValue } from '#domain/form-call.ts';
import { noSuchField } from '#tools/config/analysis/closest-name.ts';
import { kindsOf, kindWords } from '#tools/config/description/answer-kinds.ts';
import { absoluteAddress } from '#tools/config/fields/field-addresses.ts';
import { brokenRule, listedValues } from '#tools/config/fields/field-values.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { type CallContext, type DescribedMember, fault } from './call-form.ts';
import { isList, isTable, listSource, tableSource } from './composed-source.ts';
import { convertedSource, isConverted } from './converted-source.ts';
import { fieldSource } from './field-source.ts';
import { memberFix } from './member-schemas.ts';

/** Constant of a source, as `{ "is": "portal" }`. */
export const isConstant = (source: Json): source is { is: Json } =>
  isJsonObject(source) && Object.keys(source).join() === 'is';

/** Where a member of a call comes from; undefined, with a fault, where that cannot be. */
export function callSource(
  source: Json,
  member: DescribedMember,
  at: JsonPath,
  context: CallContext,
  group?: (source: JsonObject) => CallMembers,
): CallValue | undefined {
  if (typeof source === 'string') return addressSource(source, member, at, context);
  if (isConstant(source)) return constantSource(source.is, member, at, context);
  const find = (one: Json, part: DescribedMember, place: JsonPath) =>
    callSource(one, part, place, context);
  if (isConverted(source)) return convertedSource(source, member, at, context, find);
  if (isList(source)) return listSource(source, member, at, context, find);
  if (isTable(source)) return tableSource(source, member, at, context, find);
  if (isJsonObject(source) && group) return { members: group(source) };
  return fault(
    context,
    at,
    sentence`"${member.name}" has no source`,
    sentence`write the address of a field as a text, a constant as { "is": … }, or another source of docs/owners/form-calls.md`,
  );
}

function constantSource(
  value: Json,
  { name, schemas }: DescribedMember,
  at: JsonPath,
  context: CallContext,
): CallValue | undefined {
  const broken = schemas.map((schema) => brokenRule(value, schema, context.formats));
  const [rule] = broken;
  if (rule === undefined || broken.some((one) => one === undefined)) return { is: value };
  const what = sentence`${JSON.stringify(value)} is not what "${context.operation}" takes as "${name}" (${rule})`;
  const words = schemas.flatMap((one) => (Array.isArray(one.enum) ? one.enum : []));
  const fix =
    words.length > 0
      ? sentence`use one of: ${words.join(', ')}`
      : sentence`write a value that it takes`;
  return fault(context, [...at, 'is'], what, fix);
}

function addressSource(
  source: string,
  member: DescribedMember,
  at: JsonPath,
  context: CallContext,
): CallValue | undefined {
  const { form } = context;
  const address = absoluteAddress(source, []);
  const kinds = [...new Set(member.schemas.flatMap((one) => [...kindsOf(one)]))];
  const as = kindWords(kinds) === 'a number' ? { as: 'number' as const } : {};
  const path = source.split('/');
  if (context.entry && path[0] === 'entry') {
    const fix = memberFix(context.entry, path.slice(1), context.api, ['entry']);
    if (fix) return fault(context, at, sentence`an entry has no "${path.slice(1).join('/')}"`, fix);
    return { from: path, ...as };
  }
  if (address === null) {
    if (path[1] !== 'subject')
      return fault(
        context,
        at,
        sentence`a call has no "${source}": of the facts it has those of the subject`,
        sentence`name one of facts/subject/…; copy another into a hidden field with a reset`,
      );
    return { from: path, ...as };
  }
  if (!form.addresses.has(address))
    return fault(
      context,
      at,
      noSuchField(address, form.addresses),
      sentence`name a field of the form, as email or person/vat, or a fact as facts/subject/contract/name`,
    );
  return fieldSource(address, member, at, context);
}

/** True for a field that can have no other answer than a constant. */
export function isAlways(address: string, value: Json, { form }: CallContext): boolean {
  const listed = listedValues(form.declarations.get(address)) ?? [];
  return listed.length > 0 && listed.every((one) => one === value);
}
