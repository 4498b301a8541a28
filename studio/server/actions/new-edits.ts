import { fold } from '#domain/values/fold.ts';
import type { Edit, Path } from '#studio/contract.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import { beginningOf } from '../files/new-file.ts';
import { ownFile, type Scope } from '../panel/scope.ts';

/** The name of a file or a condition for what is called `words`: `Nuestras tarifas` -> `nuestras-tarifas`; another one where that is taken. */
export function fileNameFor(words: string, taken: (name: string) => boolean): string {
  const joined = (fold(words).match(/[a-z0-9]+/g) ?? []).slice(0, 6).join('-');
  const name = /^[a-z]/.test(joined) ? joined : `n-${joined}`.replace(/-$/, '');
  if (!taken(name)) return name;
  let number = 2;
  while (taken(`${name}-${number}`)) number++;
  return `${name}-${number}`;
}

/** The edits that begin a file, or what it has at a path, with these members; with a partner in view a file of the partner. */
export function startOf(scope: Scope, file: string, members: JsonObject, at: Path = []): Edit[] {
  const own = ownFile(scope, file);
  const edits = Object.entries(members)
    .filter(([name]) => name !== '$schema')
    .map(([name, after]): Edit => ({ op: 'set', file: own, path: [...at, name], after }));
  const beginning = beginningOf(own);
  // One without members is a file, too.
  return edits.length > 0
    ? edits
    : [{ op: 'write', file: own, before: beginning, after: beginning }];
}

/** The same members in the texts of every offered language. */
export const inEveryLanguage = (
  scope: Scope,
  area: string,
  membersIn: (language: string) => JsonObject,
  at: Path = [],
): Edit[] =>
  scope.languages.flatMap((language) =>
    startOf(scope, `locales/${language}/${area}.json`, membersIn(language), at),
  );
