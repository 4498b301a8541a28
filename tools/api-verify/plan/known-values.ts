import { at } from '#tools/api-verify/description/answer-differences.ts';
import { membersOf } from '#tools/api-verify/description/described-operations.ts';
import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { type IdSource, idSources } from './id-sources.ts';

/** Values of parameters that belong together, as the number of a contract and the id of its battery. */
export type Values = Readonly<Record<string, Json>>;

/** An answer without its envelope: `data.result` of version 1, `data` of version 2. */
export function payloadOf(body: Json | undefined): Json | undefined {
  const { data } = membersOf(body);
  const isOnlyResult = isJsonObject(data) && Object.keys(data).join() === 'result';
  return isOnlyResult ? data.result : data;
}

/** Values that an answer gives for parameters of other operations, with those of its own request. */
export function valuesIn(operation: string, sent: Values, body: Json | undefined): Values[] {
  const payload = payloadOf(body);
  return idSources
    .filter((source) => source.operation === operation)
    .flatMap(({ place, gives }) =>
      entriesAt(payload, place.split('/').slice(1)).flatMap((entry) => {
        const given = givenBy(entry, gives);
        return given ? [{ ...sent, ...given }] : [];
      }),
    );
}

function givenBy(entry: Json, gives: IdSource['gives']): Values | null {
  const found = Object.entries(gives).flatMap(([name, pointer]) => {
    const value = at(entry, pointer);
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

function entriesAt(value: Json | undefined, [key, ...rest]: readonly string[]): Json[] {
  if (value === undefined || value === null) return [];
  if (key === undefined) return [value];
  if (key !== '*') return entriesAt(membersOf(value)[key], rest);
  return Array.isArray(value) ? value.flatMap((entry) => entriesAt(entry, rest)) : [];
}
