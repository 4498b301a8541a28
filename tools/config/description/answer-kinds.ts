import { declarationsOf } from '#tools/config/fields/field-values.ts';
import { either, type Sentence, sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

/** Kind of an answer, in words. */
export type AnswerKind = 'a text' | 'a number' | 'yes or no' | 'a list' | 'a group';

const kinds: Readonly<Record<string, AnswerKind>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group',
};

const typeOf = (value: Json) => (Array.isArray(value) ? 'array' : typeof value);

/** Kinds that a schema admits beside null, from its type or its values; none when it says nothing of them. */
export function kindsOf({ type, enum: values, const: value, properties }: JsonObject) {
  const listed = value === undefined ? values : [value];
  const types =
    type !== undefined
      ? [type].flat().map(String)
      : Array.isArray(listed)
        ? listed.filter((one) => one !== null).map(typeOf)
        : isJsonObject(properties)
          ? ['object']
          : [];
  return new Set(types.flatMap((one) => kinds[one] ?? []));
}

/**
 * Kinds of each field by its address: what counts always says them, or else every branch that has the field; none where
 * an answer of any kind may come by.
 */
export function fieldKinds(schema: Json | undefined): Map<string, Set<AnswerKind>> {
  const found = [...declarationsOf(schema)].map(([address, declarations]) => {
    const said = declarations.map((one) => ({ always: one.always, own: kindsOf(one.schema) }));
    const certain = said.filter(({ always, own }) => always && own.size > 0);
    const isSaid = certain.length > 0 || said.every(({ own }) => own.size > 0);
    const saying = certain.length > 0 ? certain : said;
    return [address, new Set(isSaid ? saying.flatMap(({ own }) => [...own]) : [])] as const;
  });
  return new Map(found);
}

/** True when both are known and no answer is of both. */
export function areUnlike(
  one: ReadonlySet<AnswerKind> | undefined,
  other: ReadonlySet<AnswerKind> | undefined,
): boolean {
  if (!one?.size || !other?.size) return false;
  return [...one].every((kind) => !other.has(kind));
}

const words: Readonly<Record<AnswerKind, Sentence>> = {
  'a text': sentence`a text`,
  'a number': sentence`a number`,
  'yes or no': sentence`yes or no`,
  'a list': sentence`a list`,
  'a group': sentence`a group`,
};

/** Kinds in words: `a text or a number`. */
export const kindWords = (some: Iterable<AnswerKind>): string =>
  either([...some].map((kind) => words[kind]));
