import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type Problem, problemOf } from '#domain/problem.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { list } from './read-answer.ts';

/** Parameters of a look-up: those of the operation by their names in the API. */
export type LookupParams = Readonly<Record<string, unknown>>;

/** A look-up for `lookups.ts`: one entry per result, none when the retailer knows none. */
export const lookupRead = <Entry extends Record<string, unknown>>(
  operation: string,
  params: LookupParams,
  read: (signal: AbortSignal) => Promise<Entry[]>,
) =>
  queryOptions({
    queryKey: ['lookup', operation, params] as ReadKey,
    queryFn: ({ signal }) => read(signal),
  });

/** A parameter as trimmed text. */
export const textParam = (params: LookupParams, name: string): string =>
  String(params[name] ?? '').trim();

/** A parameter as a number. */
export const numberParam = (params: LookupParams, name: string): number => Number(params[name]);

/** For `catch`: null where the retailer does not know the resource; rethrows anything else. */
export function nullIfNotFound(thrown: unknown): null {
  const { kind } = problemOf(thrown);
  if (kind !== 'not-found' && kind !== 'invalid') throw thrown;
  return null;
}

/** A list of `{ id, name }`. */
export const namedEntries = (name: string) =>
  list(name, v.object({ id: v.number(), name: v.string() }));

/** True when the retailer does not have a call: its path (404), its method (405), or its code (501). */
export function isUnknownCall(problem: Problem): boolean {
  if (problem.kind === 'rejected') return problem.status === 405;
  if (problem.kind === 'broken') return problem.status === 501;
  return problem.kind === 'not-found';
}

/**
 * The answer of a read, or of the one in its place where the retailer does not have it: another path of the lower
 * version, which the client's own fallback cannot find.
 */
export const ofKnownCall = <Answer>(
  read: () => Promise<Answer>,
  older: () => Promise<Answer>,
): Promise<Answer> =>
  read().catch((thrown) => {
    if (!isUnknownCall(problemOf(thrown))) throw thrown;
    return older();
  });
