import type { CallMatch } from '#domain/form-call.ts';
import { kindsOf } from '#tools/config/description/answer-kinds.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { type CallContext, type DescribedMember, fault } from './call-form.ts';
import { callSource } from './call-source.ts';
import { memberFix, memberOf, schemasAt } from './member-schemas.ts';

type Compared = Omit<CallMatch[number], 'at'>;

/** A comparison by the one key of what is written; undefined for a value that a member must have. */
function comparison(written: Json): [word: string, value: Json] | undefined {
  const [entry, ...others] = isJsonObject(written) ? Object.entries(written) : [];
  const [word = '', value = null] = entry ?? [];
  const isOne = others.length === 0 && ['isNot', 'isMore', 'withinMinutes'].includes(word);
  return isOne ? [word, value] : undefined;
}

/** What a member of an entry must be: a value, something else, more than a number, or a moment of the last minutes. */
function compared(
  written: Json,
  member: DescribedMember,
  at: JsonPath,
  context: CallContext,
): Compared | undefined {
  const [word, source = null] = comparison(written) ?? [undefined, written];
  if (word === 'withinMinutes') {
    const isMoment = member.schemas.some(({ format }) => format === 'date-time');
    if (isMoment && typeof source === 'number' && source > 0)
      return { value: { is: source }, isWithinMinutes: true };
    const what = isMoment
      ? sentence`${JSON.stringify(source)} are no minutes`
      : sentence`"${member.name}" is no moment`;
    const fix = isMoment
      ? sentence`write a number above 0`
      : sentence`compare a member with the format date-time`;
    return fault(context, at, what, fix);
  }
  const kinds = member.schemas.flatMap((one) => [...kindsOf(one)]);
  if (word === 'isMore' && kinds.length > 0 && !kinds.includes('a number'))
    return fault(
      context,
      at,
      sentence`"${member.name}" is no number`,
      sentence`compare a member that is a number`,
    );
  const value = callSource(word === 'isNot' ? { is: source } : source, member, at, context);
  if (!value) return undefined;
  if (word === 'isMore') return { value, isMore: true };
  return { value, ...(word === 'isNot' && { isOther: true }) };
}

/** Members of an entry that must be so: `{ "state": { "isNot": "closed" }, "text": "description" }`. */
export function callMatch(
  source: Json | undefined,
  entry: readonly JsonObject[],
  at: JsonPath,
  context: CallContext,
): CallMatch {
  const { api } = context;
  return Object.entries(isJsonObject(source) ? source : {}).flatMap(([address, written]) => {
    const place = [...at, address];
    const path = address.split('/');
    const fix = memberFix(entry, path, api);
    if (fix) {
      const what = sentence`the description has no "${address}" in what is compared here`;
      context.faults.push({ at: place, part: 'key', what, fix });
      return [];
    }
    const around = schemasAt(entry, path.slice(0, -1), api);
    const name = path.at(-1) ?? '';
    const member = {
      ...{ name: address, schema: memberOf(around, name), isRequired: false },
      schemas: schemasAt(around, [name], api),
    };
    const found = compared(written, member, place, context);
    return found ? [{ at: path, ...found }] : [];
  });
}
