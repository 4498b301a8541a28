import { fold } from '#domain/values/fold.ts';
import type { NewCondition } from '#studio/conditions-contract.ts';
import type { Change, Edit } from '#studio/contract.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { ownFile, type Scope } from '../panel/scope.ts';

const MOST_WORDS = 6;

/** A name for a condition that is explained by `words`: `Solo para gas` -> `solo-para-gas`; another one where that is taken. */
function nameFor(words: string, taken: readonly string[]): string {
  const parts = fold(words).match(/[a-z0-9]+/g) ?? [];
  const joined = parts.slice(0, MOST_WORDS).join('-');
  const name = /^[a-z]/.test(joined) ? joined : `condition-${joined}`.replace(/-$/, '');
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}-${number}`)) number++;
  return `${name}-${number}`;
}

/** The change that adds a named condition, with its text in every language, and its name. */
export function conditionAdded(
  scope: Scope,
  { words, condition }: NewCondition,
): { change: Change; name: string } {
  const name = nameFor(words, Object.keys(conditionsOf(scope.view)));
  const at = (file: string) => ownFile(scope, file);
  const edits: Edit[] = [
    {
      ...{ op: 'set', file: at('schemas/conditions.json') },
      ...{ path: ['conditions', name], after: condition },
    },
    ...scope.languages.map(
      (language): Edit => ({
        ...{ op: 'set', file: at(`locales/${language}/conditions.json`) },
        ...{ path: [name], after: words },
      }),
    ),
  ];
  return { change: { edits, thing: { kind: 'condition', name } }, name };
}
