import type { CallValue } from '#domain/form-call.ts';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import { areUnlike, kindsOf, kindWords } from '#tools/config/description/answer-kinds.ts';
import { listedValues } from '#tools/config/fields/field-values.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import { type CallContext, type DescribedMember, fault } from './call-form.ts';
import { isSeveral } from './converted-source.ts';
import { schemasOf } from './member-schemas.ts';

type Find = (source: Json, member: DescribedMember, at: JsonPath) => CallValue | undefined;

/** True for a list of sources, as `{ "list": ["email", "secondEmail"] }`. */
export const isList = (source: Json): source is { list: Json[] } =>
  isJsonObject(source) && Object.keys(source).join() === 'list' && Array.isArray(source.list);

/** How a list of sources fills a member, with a fault where it cannot. */
export function listSource(
  { list }: { list: Json[] },
  member: DescribedMember,
  at: JsonPath,
  context: CallContext,
  find: Find,
): CallValue | undefined {
  const theirs = new Set(member.schemas.flatMap((one) => [...kindsOf(one)]));
  if (areUnlike(new Set(['a list']), theirs)) {
    const what = sentence`"${context.operation}" takes ${kindWords(theirs)} as "${member.name}", and this is a list`;
    return fault(context, at, what, sentence`name one source`);
  }
  const items = member.schemas.flatMap(({ items: one }) =>
    one === undefined ? [] : schemasOf(one, context.api),
  );
  const entry = { ...member, schemas: items };
  const found = list.map((source, place) =>
    find(source, isSeveral(source) ? member : entry, [...at, 'list', place]),
  );
  const values = found.filter((one) => one !== undefined);
  return values.length === list.length ? { list: values } : undefined;
}

const keys = ['by', 'when', 'otherwise'];

/** True for a source that depends on a value, as `{ "by": "kind", "when": { "gas": { "is": 1 } }, "otherwise": { "is": 2 } }`. */
export const isTable = (
  source: Json,
): source is { by: string; when: JsonObject; otherwise?: Json } =>
  isJsonObject(source) &&
  typeof source.by === 'string' &&
  isJsonObject(source.when) &&
  Object.keys(source).every((key) => keys.includes(key));

/** How one of several sources fills a member, by the value of a field or a fact; with a fault where none can. */
export function tableSource(
  { by, when, otherwise }: { by: string; when: JsonObject; otherwise?: Json },
  member: DescribedMember,
  at: JsonPath,
  context: CallContext,
  find: Find,
): CallValue | undefined {
  const path = find(by, { ...member, schemas: [] }, [...at, 'by']);
  if (!path || !('from' in path)) return undefined;
  const known = listedValues(context.form.declarations.get(path.from.join('/')))?.map(String);
  for (const value of known ? Object.keys(when) : []) {
    if (known?.includes(value)) continue;
    const closest = closestName(value, known ?? []);
    const fix = closest ? sentence`write "${closest}"` : sentence`use one of: ${known?.join(', ')}`;
    const what = sentence`"${by}" is never "${value}"`;
    context.faults.push({ at: [...at, 'when', value], part: 'key', what, fix });
  }
  const missing = known?.filter((value) => !Object.hasOwn(when, value));
  if (member.isRequired && otherwise === undefined && missing?.length !== 0) {
    const others = missing
      ? sentence`where "${by}" is ${missing.join(', ')}`
      : sentence`for other values of "${by}"`;
    const what = sentence`"${context.operation}" needs "${member.name}", and nothing is sent ${others}`;
    fault(context, at, what, sentence`add them to "when", or "otherwise"`);
  }
  const found = Object.entries(when).flatMap(([value, source]): [string, CallValue][] => {
    const one = find(source, member, [...at, 'when', value]);
    return one ? [[value, one]] : [];
  });
  const other = otherwise === undefined ? undefined : find(otherwise, member, [...at, 'otherwise']);
  return { by: path.from, when: Object.fromEntries(found), ...(other && { otherwise: other }) };
}
