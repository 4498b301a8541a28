import { describe, expect, it, test } from 'vitest';
import { wordFaults } from '#tools/house/words.ts';

const wordsOf = (path: string, text: string) =>
  wordFaults(path, text).map((fault) => fault.replace(/^(.*?) says "(.*)": .*$/, '$1 $2'));

describe('a word that the field has a term for', () => {
  test.each<[where: string, text: string, found: string[]]>([
    ['in a comment', '/** What is told. */\nconst a = 1;\n', ['src/a.ts:1 told']],
    [
      'in an identifier',
      'const a = 1;\nconst isKept = askEarly(a);\n',
      ['src/a.ts:2 kept', 'src/a.ts:2 ask'],
    ],
    [
      'in the title of a test',
      "it('tells nobody', run);\n",
      ['src/a.ts:1 tells', 'src/a.ts:1 nobody'],
    ],
    ['in a template', 'throw new Error(`Nobody reads it`);\n', ['src/a.ts:1 nobody']],
  ])('is found %s', (_, text, found) => {
    expect(wordsOf('src/a.ts', text)).toEqual(found);
  });

  test.each([
    [
      'a key, an address or an attribute',
      "store('portal.kept'); t('wizard.held'); fetch(`/told/1`);\n",
    ],
    ['a pattern', 'const found = /kept|told/.test(text);\n'],
    ['a name of a table or of the API', 'const { kept_at, asked_by } = row;\n'],
    ['a part of another word', 'const task = withdrawn(mask, basket);\n'],
  ])('is not meant in %s', (_, text) => {
    expect(wordsOf('src/a.ts', text)).toEqual([]);
  });

  it('is found in the name of a file of code, which JSON files have from their keys', () => {
    expect(wordsOf('src/kept-files.ts', '')).toEqual(['The name of src/kept-files.ts kept']);
    expect(wordsOf('tests/config/examples/held-before.json', '{ "heldBefore": "a text" }')).toEqual(
      [],
    );
  });

  it('is found in the prose of documents and descriptions, and not in their code', () => {
    expect(wordsOf('docs/a.md', 'See `kept.ts`, [kept](kept-files.md).\nIt is drawn.\n')).toEqual([
      'docs/a.md:1 kept',
      'docs/a.md:2 drawn',
    ]);
    expect(
      wordsOf('schemas/a.json', '{ "asked": "asked", "description": "It is asked for." }'),
    ).toEqual(['schemas/a.json:1 asked']);
  });
});
