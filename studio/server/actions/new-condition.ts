import type { NewCondition } from '#studio/conditions-contract.ts';
import type { Change, Edit } from '#studio/contract.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import { ownFile, type Scope } from '../panel/scope.ts';
import { fileNameFor } from './new-edits.ts';

/** The change that adds a named condition, with its text in every language, and its name. */
export function conditionAdded(
  scope: Scope,
  { words, condition }: NewCondition,
): { change: Change; name: string } {
  const taken = Object.keys(conditionsOf(scope.view));
  const name = fileNameFor(words, (one) => taken.includes(one));
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
