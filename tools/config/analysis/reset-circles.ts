import type { CompiledReset, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { withValueAt } from '#forms/engine/field-address.ts';
import { resetRound } from '#forms/engine/resets/reset-answers.ts';
import { conditionAtRoot } from '#tools/config/compile/hoist-conditions.ts';
import { absoluteAddress } from '#tools/config/fields/field-addresses.ts';
import {
  declarationsOf,
  isCopy,
  listedValues,
  namedValues,
} from '#tools/config/fields/field-values.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  stableJson,
} from '#tools/config/sources/json-value.ts';

/** A reset whose addresses begin at the root of its form. */
export interface RootReset {
  at: Json | undefined;
  changed: string[] | undefined;
  condition: Json | undefined;
  set: JsonObject;
}

/** The resets of a form, with addresses from its root. */
export function rootResets(resets: Json | undefined): RootReset[] {
  return (Array.isArray(resets) ? resets : []).filter(isJsonObject).map((reset) => {
    const group = typeof reset.in === 'string' ? reset.in.split('/') : [];
    const named = (address: Json) => absoluteAddress(String(address), group) ?? String(address);
    const set = Object.entries(isJsonObject(reset.set) ? reset.set : {}).map(([to, value]) => [
      named(to),
      isCopy(value) ? { ...value, from: named(value.from) } : value,
    ]);
    return {
      at: reset.at,
      changed: Array.isArray(reset.changed) ? reset.changed.map(named) : undefined,
      condition: reset.if === undefined ? undefined : conditionAtRoot(reset.if, group),
      set: Object.fromEntries(set),
    };
  });
}

/** False where resets surely come to rest: no field is set to several values, or copied from one that is set. */
export function mayCircle(resets: readonly RootReset[]): boolean {
  const values = new Map<string, Set<string>>();
  const later = resets.filter(({ at }) => at !== 'start');
  for (const { set } of later)
    for (const [field, value] of Object.entries(set))
      values.set(field, new Set([...(values.get(field) ?? []), stableJson(value)]));
  const isChained = ({ set }: RootReset) =>
    Object.values(set).some((value) => isCopy(value) && values.has(value.from));
  return later.some(isChained) || [...values.values()].some(({ size }) => size > 1);
}

/** Values of a field that are tried. */
const MOST_VALUES = 4;

const usualValues: Readonly<Record<string, Json>> = {
  string: 'x',
  number: 1,
  integer: 1,
  boolean: true,
};

/** Values to try of each field that resets read: those that they and the form name, or one of its type. */
function triedValues(resets: readonly RootReset[], schema: Json | undefined) {
  const found = new Map<string, Json[]>();
  const add = (field: string, values: readonly Json[]) =>
    found.set(field, [...(found.get(field) ?? []), ...values]);
  for (const { changed = [], condition, set } of resets) {
    for (const field of changed) add(field, []);
    for (const { schema: part, address } of subSchemasOf(condition)) {
      if (address.length === 0 || address[0] === 'facts') continue;
      add(
        address.join('/'),
        namedValues(part).flatMap(({ values }) => values),
      );
    }
    for (const value of Object.values(set))
      if (isCopy(value) && !value.from.startsWith('facts/')) add(value.from, []);
  }
  for (const { set } of resets)
    for (const [field, value] of Object.entries(set))
      if (found.has(field) && value !== null && !isJsonObject(value)) add(field, [value]);
  const declarations = declarationsOf(schema);
  return new Map(
    [...found].map(([field, values]) => {
      const known = declarations.get(field);
      const type = known?.map((one) => one.schema.type).find((one) => typeof one === 'string');
      const all = [...values, ...(listedValues(known) ?? []), usualValues[String(type)] ?? []];
      const distinct = new Map(all.flat().map((value) => [stableJson(value), value]));
      return [field, [...distinct.values()].slice(0, MOST_VALUES)] as const;
    }),
  );
}

/** Answers to begin with: of one field that resets read, and of two. */
function startsOf(resets: readonly RootReset[], schema: Json | undefined): Answers[] {
  const given = [...triedValues(resets, schema)].map(([field, values]) =>
    values.map((value) => [field.split('/'), value] as const),
  );
  const answered = (...answers: (readonly [string[], Json])[]) =>
    answers.reduce<Answers>((all, [path, value]) => withValueAt(all, path, value), {});
  const pairs = given.flatMap((ones, index) =>
    given
      .slice(index + 1)
      .flatMap((others) => ones.flatMap((one) => others.map((other) => answered(one, other)))),
  );
  return [...given.flat().map((one) => answered(one)), ...pairs];
}

/** Rounds after which answers that still change are followed no longer. */
const MOST_ROUNDS = 40;

/** The answers that resets turn around in, by round; undefined where they come to rest. */
function circleFrom(
  resets: readonly CompiledReset[],
  answers: Answers,
  facts: Facts,
): Answers[] | undefined {
  const seen = new Map<string, number>();
  const states: Answers[] = [];
  let [last, current]: [Answers, Answers] = [{}, answers];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const key = stableJson([last, current]);
    const before = seen.get(key);
    if (before !== undefined) {
      const circle = states.slice(before);
      return new Set(circle.map(stableJson)).size > 1 ? circle : undefined;
    }
    seen.set(key, round);
    states.push(current);
    const next = resetRound(resets, last, current, facts);
    if (next === current) return undefined;
    [last, current] = [current, next];
  }
  return undefined;
}

/**
 * Answers from which the resets of a form never come to rest, and those that they turn around in; undefined for none.
 * Tried with the form's own `resetRound` on answers of one field and of two; it is no proof that they always come to
 * rest.
 */
export function resetCircle(
  resets: readonly RootReset[],
  compiled: readonly CompiledReset[],
  schema: Json | undefined,
  facts: Facts,
): { answers: Answers; circle: Answers[] } | undefined {
  for (const answers of startsOf(resets, schema)) {
    const circle = circleFrom(compiled, answers, facts);
    if (circle) return { answers, circle };
  }
  return undefined;
}
