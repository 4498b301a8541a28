import type { Operation } from '#tools/api-verify/description/described-operations.ts';
import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import type { Values } from './known-values.ts';

/**
 * Values of parameters and of members of bodies, each `name=value`, separated by commas. Throws an Error of one line for
 * a name that the API does not have.
 */
export function readIds(lists: readonly string[], operations: readonly Operation[]): Values {
  const known = new Set(
    operations.flatMap(({ operationId, parameters, body }) => [
      ...parameters.flatMap(({ name }) => [name, `${operationId}.${name}`]),
      ...(body?.examples ?? []).flatMap((one) => (isJsonObject(one) ? Object.keys(one) : [])),
    ]),
  );
  const given = lists
    .flatMap((list) => list.split(','))
    .filter(Boolean)
    .map((one) => {
      const [name = '', value] = one.split('=', 2);
      if (!value) throw new Error(`--ids ${one}: write name=value, as contractName=0010101`);
      if (!known.has(name))
        throw new Error(`--ids ${one}: the API has no "${name}"${didYouMean(name, known)}`);
      return [name, value] as const;
    });
  return Object.fromEntries(given);
}
