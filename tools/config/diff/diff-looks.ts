import { isJsonObject, type Json } from '#tools/config/sources/json-value.ts';
import { allNames, type Change, isSame } from './change.ts';
import { valueWords } from './value-words.ts';

/** Changes of `ui`, by address and key. */
export function diffLooks(
  about: string,
  before: Json | undefined,
  after: Json | undefined,
  path: string[] = [],
): Change[] {
  const [was, is] = [isJsonObject(before) ? before : {}, isJsonObject(after) ? after : {}];
  return allNames(Object.keys(was), Object.keys(is)).flatMap((key) => {
    const [old, now] = [was[key], is[key]];
    if (key === 'ui:order' || isSame(old, now)) return [];
    if (
      isJsonObject(old ?? now) &&
      isJsonObject(now ?? old) &&
      !(key.startsWith('ui:') && !(old && now))
    )
      return diffLooks(about, old, now, [...path, key]);
    if (key === 'ui:groups') {
      const where = path.length > 0 ? ` in ${path.join('.')}` : '';
      return [{ about, what: `headings${where}: ${valueWords(old ?? [], now ?? [])}` }];
    }
    const name = [...path, key].join('.').replaceAll('ui:', '').replace('lookup', 'look-up');
    return [{ about, what: `look of ${name}: ${valueWords(old, now)}` }];
  });
}
