import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editsBetween } from '#studio/client/api/edits-between.ts';
import { isSame, valueAt, withValueAt } from '#studio/client/api/json-paths.ts';
import type { Edit, Json } from '#studio/contract.ts';

const file = 'f.json';

/** A value after an edit, as the server makes it. */
function after(value: Json | undefined, edit: Edit): Json | undefined {
  if (edit.op === 'write') throw new Error('no text here');
  if (edit.op === 'set') return withValueAt(value, edit.path, edit.after);
  if (edit.op === 'remove') return withValueAt(value, edit.path, undefined);
  const path = edit.op === 'insert' ? edit.path.slice(0, -1) : edit.path;
  const list = valueAt(value, path) as Json[];
  if (edit.op === 'insert')
    return withValueAt(value, path, list.toSpliced(Number(edit.path.at(-1)), 0, edit.after));
  const moved = list[edit.from] as Json;
  return withValueAt(value, path, list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, moved));
}

test('edits between two values make one into the other', () => {
  const leaf = fc.oneof(fc.constantFrom<Json>(null, true, 1, 'a', 'b'), fc.integer({ max: 3 }));
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value'), { maxKeys: 3 }),
    ) as fc.Arbitrary<Json>,
  }));
  fc.assert(
    fc.property(value, value, (one, other) => {
      const edits = editsBetween(file, [], one, other);
      const made = edits.reduce<Json | undefined>(after, one);
      return isSame(made, other);
    }),
  );
});

test('one move, one entry more and one entry less are what they are', () => {
  const ops = (one: Json, other: Json) => editsBetween(file, ['list'], one, other);
  expect(ops(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual([
    { op: 'move', file, path: ['list'], from: 2, to: 0 },
  ]);
  expect(ops(['a', 'c'], ['a', 'b', 'c'])).toEqual([
    { op: 'insert', file, path: ['list', 1], after: 'b' },
  ]);
  expect(ops(['a', 'b'], ['b'])).toEqual([{ op: 'remove', file, path: ['list', 0], before: 'a' }]);
});
