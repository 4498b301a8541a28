import { expect, test } from 'vitest';
import ca from '#locales/ca-ES/studio.json';
import en from '#locales/en-GB/studio.json';
import es from '#locales/es-ES/studio.json';
import { placeholdersOf, textsOf } from '#tools/config/fields/text-tree.ts';

/** Each text by its key, with what it takes. */
const shape = (texts: object) =>
  Object.fromEntries(
    [...textsOf(texts as never)].map(([key, { text }]) => [key, placeholdersOf(text)]),
  );

test('the Studio says the same in each of its languages', () => {
  expect(shape(ca)).toEqual(shape(es));
  expect(shape(en)).toEqual(shape(es));
});
