import { fold } from '#domain/values/fold.ts';
import type { Edit } from '#studio/contract.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
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

/** The edits that begin a file with these members; with a partner in view a file of the partner. */
export function startOf(scope: Scope, file: string, members: JsonObject): Edit[] {
  const own = ownFile(scope, file);
  return Object.entries(members)
    .filter(([name]) => name !== '$schema')
    .map(([name, after]) => ({ op: 'set', file: own, path: [name], after }));
}

/** The same members in the texts of every offered language. */
export const inEveryLanguage = (
  scope: Scope,
  area: string,
  membersIn: (language: string) => JsonObject,
): Edit[] =>
  scope.languages.flatMap((language) =>
    startOf(scope, `locales/${language}/${area}.json`, membersIn(language)),
  );
