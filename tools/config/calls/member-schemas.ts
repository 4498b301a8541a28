import { closestName } from '#tools/config/analysis/closest-name.ts';
import type { ApiDescription } from '#tools/config/description/api-description.ts';
import { type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const membersOf = ({ properties }: JsonObject): JsonObject =>
  isJsonObject(properties) ? properties : {};

/** A schema of the description with its variants (`anyOf`, `oneOf`) and parts (`allOf`), without those of null. */
export function schemasOf(schema: Json | undefined, api: ApiDescription): JsonObject[] {
  const own = api.resolved(schema);
  const further = [own.anyOf, own.oneOf, own.allOf].flatMap(listOf);
  return [own, ...further.flatMap((one) => schemasOf(one, api))].filter(
    ({ type }) => type !== 'null',
  );
}

const isPlace = (name: string) => /^\d+$/.test(name);

/** The schemas of the member, or of the entry of a list, at a path of a value; none where the description does not have it. */
export function schemasAt(
  schemas: readonly JsonObject[],
  path: readonly string[],
  api: ApiDescription,
): JsonObject[] {
  const [name, ...rest] = path;
  if (name === undefined) return [...schemas];
  const inside = schemas.flatMap((one) =>
    schemasOf(isPlace(name) ? one.items : membersOf(one)[name], api),
  );
  const described = inside.filter((one) => Object.keys(one).length > 0);
  return schemasAt(described, rest, api);
}

/** Names of the members that a value is described with. */
export const namesIn = (schemas: readonly JsonObject[]): string[] => [
  ...new Set(schemas.flatMap((one) => Object.keys(membersOf(one)))),
];

/** How to mend the path of a member that a value does not have; undefined where it has it, or where nothing describes it. */
export function memberFix(
  schemas: readonly JsonObject[],
  path: readonly string[],
  api: ApiDescription,
  root: readonly string[] = [],
): Sentence | undefined {
  const around = schemasAt(schemas, path.slice(0, -1), api);
  const name = path.at(-1);
  const isThere = isPlace(name ?? '') && around.some(({ items }) => items !== undefined);
  if (name === undefined || schemas.length === 0 || isThere || namesIn(around).includes(name))
    return undefined;
  const closest = closestName(name, namesIn(around));
  return closest
    ? sentence`write "${[...root, ...path.slice(0, -1), closest].join('/')}"`
    : sentence`use one of: ${namesIn(around).join(', ') || sentence`none`}`;
}

/** Names of the members that a value must have: those that each of its variants requires. */
export function requiredIn(schema: Json | undefined, api: ApiDescription): string[] {
  const { required, allOf, anyOf, oneOf } = api.resolved(schema);
  const choices = [...listOf(anyOf), ...listOf(oneOf)].map((one) => requiredIn(one, api));
  const [first = [], ...others] = choices;
  const always = [
    ...listOf(required).map(String),
    ...listOf(allOf).flatMap((one) => requiredIn(one, api)),
    ...first.filter((name) => others.every((names) => names.includes(name))),
  ];
  return [...new Set(always)];
}

/** True where a value may have further members than those described. */
export const isOpen = (schemas: readonly JsonObject[]): boolean =>
  schemas.every(({ additionalProperties }) => additionalProperties !== false);

/** True where null may be sent. */
export function admitsNull(schema: Json | undefined, api: ApiDescription): boolean {
  const { type, anyOf, oneOf, enum: values } = api.resolved(schema);
  const isNull = (one: Json) => one === null || one === 'null';
  if ([type].flat().some((one) => one !== undefined && isNull(one))) return true;
  if (listOf(values).includes(null)) return true;
  return [...listOf(anyOf), ...listOf(oneOf)].some((one) => admitsNull(one, api));
}

/** The schema of a member as it is written, beside its variants. */
export const memberOf = (schemas: readonly JsonObject[], name: string): Json | undefined =>
  schemas.map((one) => membersOf(one)[name]).find((one) => one !== undefined);
