import * as v from 'valibot';
import { type Payload, unwrap } from '#api/answer.ts';
import { report } from '#config/report.ts';
import { ProblemError } from '#domain/problem.ts';
import type { Fits } from './described-answer.ts';

export type AnswerSchema<Output = unknown> = v.GenericSchema<unknown, Output>;

/** Retailers' systems write `false` and the empty text where they have nothing. */
const withoutNothing = (value: unknown) => (value === false || value === '' ? null : value);

/** A member that may be missing or hold nothing (`null`, `false`, `""`): it is null then. */
export const optional = <Output>(schema: AnswerSchema<Output>): AnswerSchema<Output | null> =>
  v.nullish(v.pipe(v.unknown(), v.transform(withoutNothing), v.nullable(schema)), null);

/** Like `optional`, for a text that is empty then. */
export const optionalText = v.pipe(
  optional(v.string()),
  v.transform((text) => text ?? ''),
);

/** Entries that can be read; the others are reported by the name of one entry and left out. */
function readableEntries<Output>(
  name: string,
  entry: AnswerSchema<Output>,
  values: readonly unknown[],
): Output[] {
  return values.flatMap((value) => {
    const { success, output, issues } = v.safeParse(entry, value);
    if (success) return [output];
    const [issue] = issues;
    report(
      `A malformed ${name} in an answer of the API is left out: ${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`,
    );
    return [];
  });
}

/**
 * The list that an answer is about. A malformed entry is left out and reported; a list that is missing, or of which
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

/** A list beside what an answer is about: empty when it is missing, malformed entries left out and reported. */
export const optionalList = <Output>(name: string, entry: AnswerSchema<Output>) =>
  v.pipe(
    optional(v.array(v.unknown())),
    v.transform((values) => readableEntries(name, entry, values ?? [])),
  );

/** What a schema makes of a value. Throws ProblemError `unreadable` where it does not fit. */
export function readValue<Output>(value: unknown, schema: AnswerSchema<Output>): Output {
  const { success, output } = v.safeParse(schema, value);
  if (!success) throw new ProblemError({ kind: 'unreadable' });
  return output;
}

/**
 * What a call brought, out of its envelope and checked. The schema names the members that the portal needs; the
 * types refuse those that the description of the API does not have. Throws ProblemError.
 */
export async function readAnswer<Body, Output>(
  call: Promise<{ data?: Body; error?: unknown; response: Response }>,
  schema: AnswerSchema<Output> & Fits<Output, Payload<Body>>,
): Promise<Output> {
  return readValue<Output>(await unwrap(call), schema);
}
