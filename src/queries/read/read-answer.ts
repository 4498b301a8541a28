import * as v from 'valibot';
import { type Payload, unwrap } from '#api/answer.ts';
import { report } from '#config/report.ts';
import { ProblemError } from '#domain/problem.ts';
import { numberIn } from '#domain/values/number-in.ts';
import type { Fits } from './described-answer.ts';
import { repairedAnswer } from './repaired-answer.ts';
import { tolerate } from './tolerances.ts';
import { readDay, readMoment } from './written-times.ts';

export type AnswerSchema<Output = unknown> = v.GenericSchema<unknown, Output>;

/** Retailers' systems write `false` and the empty text for a missing value. */
const nullIfEmpty = (value: unknown) => (value === false || value === '' ? null : value);

/** A member that may be missing or empty (`null`, `false`, `""`); the result is then null. */
export const optional = <Output>(schema: AnswerSchema<Output>): AnswerSchema<Output | null> =>
  v.nullish(v.pipe(v.unknown(), v.transform(nullIfEmpty), v.nullable(schema)), null);

/** Like `optional`; the result is then the empty text. */
export const optionalText = v.pipe(
  optional(v.string()),
  v.transform((text) => text ?? ''),
);

/** A number, also as a text with a decimal point, as some systems write amounts; a comma is tolerated. */
export const figure: AnswerSchema<number> = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => (typeof value === 'string' ? amountIn(value) : value)),
  v.number(),
);

function amountIn(text: string): number | null {
  if (text.includes(',')) tolerate('number-as-text', 'amounts');
  return numberIn(text);
}

/** A day, as an ISO day however the retailer's system writes it; another text as it is. */
export const day: AnswerSchema<string> = v.pipe(v.string(), v.transform(readDay));

/** A time, as an ISO time with its offset however the retailer's system writes it; another text as it is. */
export const moment: AnswerSchema<string> = v.pipe(v.string(), v.transform(readMoment));

/** One of the values that the portal knows, whatever its capitals; a value that the retailer has added since as it is. */
export const oneOf = (known: readonly string[]): AnswerSchema<string> =>
  v.pipe(
    v.string(),
    v.transform((value) => {
      const found = known.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value;
      if (found !== value) tolerate('other-case', found);
      return found;
    }),
  );

/** How often what was repaired may need repair again: a list inside a member that is read as another one. */
const MOST_REPAIRS = 3;

/** A value as a schema reads it, once what is written otherwise than described but means the same is repaired. */
function parsed<Output>(schema: AnswerSchema<Output>, value: unknown) {
  const first = v.safeParse(schema, value);
  let last = first;
  let repaired = value;
  for (let count = 0; !last.success && count < MOST_REPAIRS; count += 1) {
    repaired = repairedAnswer(repaired, last.issues);
    if (repaired === null) return first;
    last = v.safeParse(schema, repaired);
  }
  return last;
}

/** The entries that can be read; the others are reported and left out. */
function readableEntries<Output>(
  name: string,
  entry: AnswerSchema<Output>,
  values: readonly unknown[],
): Output[] {
  return values.flatMap((value) => {
    const { success, output, issues } = parsed(entry, value);
    if (success) return [output];
    const [issue] = issues;
    report(
      `A malformed ${name} in an answer of the API is left out: ${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`,
    );
    return [];
  });
}

/**
 * The list that an answer consists of. A malformed entry is left out and reported; a list that is missing, or of which
 * no entry can be read, makes the answer unreadable.
 */
export const list = <Output>(name: string, entry: AnswerSchema<Output>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((values) => {
      const entries = readableEntries(name, entry, values);
      if (values.length > 0 && entries.length === 0) throw new ProblemError({ kind: 'unreadable' });
      return entries;
    }),
  );

/** A list that an answer also has: empty when it is missing; malformed entries are left out and reported. */
export const optionalList = <Output>(name: string, entry: AnswerSchema<Output>) =>
  v.pipe(
    optional(v.array(v.unknown())),
    v.transform((values) => readableEntries(name, entry, values ?? [])),
  );

/** The parsed value; null where it does not match the schema. */
export function readable<Output>(schema: AnswerSchema<Output>, value: unknown): Output | null {
  const { success, output } = parsed(schema, value);
  return success ? output : null;
}

/** The parsed value. Throws ProblemError `unreadable` where it does not match the schema. */
export function readValue<Output>(value: unknown, schema: AnswerSchema<Output>): Output {
  const { success, output } = parsed(schema, value);
  if (!success) throw new ProblemError({ kind: 'unreadable' });
  return output;
}

/**
 * The payload of an answer, parsed. The schema names the members that the portal needs; its type must match the
 * description of the API. Throws ProblemError.
 */
export async function readAnswer<Body, Output>(
  call: Promise<{ data?: Body; error?: unknown; response: Response }>,
  schema: AnswerSchema<Output> & Fits<Output, Payload<Body>>,
): Promise<Output> {
  return readValue<Output>(await unwrap(call), schema);
}
