import * as v from 'valibot';
import { unwrap } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import type { DescribedMember, DescribedRead } from '#config/configuration-types.ts';
import { problemOf } from '#domain/problem.ts';
import { isObject } from '#domain/values/is-object.ts';
import type { LookupEntry, LookupQuery } from '#queries/lookups.ts';
import { type LookupParams, lookupRead } from './lookup-read.ts';
import { type AnswerSchema, day, list, moment, oneOf, readable, readValue } from './read-answer.ts';

const entry = v.custom<LookupEntry>(isObject, 'no object');

/** The client's call for a path that is known when the form is published, and not when the portal is built. */
const get = apiClient.GET as unknown as (
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

const schemas = {
  text: v.string(),
  number: v.number(),
  boolean: v.boolean(),
  day,
  moment,
};

/** A member as described, where what was sent means the same; else as it was sent. */
function asDescribed(name: string, described: DescribedMember, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const schema = typeof described === 'string' ? schemas[described] : oneOf(described);
  const found = readable(v.object({ [name]: schema as AnswerSchema }), { [name]: value });
  return found ? found[name] : value;
}

/** An entry, of which form documents name the members; what is not described stays as it is. */
const repaired = (value: LookupEntry, members: Record<string, DescribedMember>): LookupEntry =>
  Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const described = Object.hasOwn(members, name) ? members[name] : undefined;
      return [name, described ? asDescribed(name, described, member) : member];
    }),
  );

/** The entries in a payload. Throws ProblemError `unreadable` where it has another shape than described. */
function entriesIn(
  operation: string,
  payload: unknown,
  place: DescribedRead['list'],
): LookupEntry[] {
  if (place === null) return payload === null ? [] : [readValue(payload, entry)];
  const found = place.reduce<unknown>(
    (part, name) => (isObject(part) ? part[name] : undefined),
    payload,
  );
  return readValue(found, list(`entry of ${operation}`, entry));
}

/**
 * A look-up that is read as the description of the API says: one entry per object of its list, or the one object; none
 * when the retailer does not know the resource.
 */
export function describedLookup(
  operation: string,
  { path, inPath, list: place, members = {} }: DescribedRead,
  params: LookupParams,
): LookupQuery {
  return lookupRead(operation, params, async (signal) => {
    const given = Object.entries(params);
    const isInPath = ([name]: [string, unknown]) => inPath.includes(name);
    const query = Object.fromEntries(given.filter((param) => !isInPath(param)));
    const call = get(path, {
      params: { path: Object.fromEntries(given.filter(isInPath)), query },
      signal,
    });
    try {
      const entries = entriesIn(operation, await unwrap(call), place);
      return entries.map((one) => repaired(one, members));
    } catch (thrown) {
      if (problemOf(thrown).kind === 'not-found') return [];
      throw thrown;
    }
  });
}
