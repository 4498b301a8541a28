import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decisionFaults, decisionIndex, readDecisions } from '#tools/house/decisions.ts';
import { documentFaults } from '#tools/house/documents.ts';
import { folderFaults } from '#tools/house/folders.ts';

/** A tree with these files. */
function treeOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'documents-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const decision = ({ title = 'Texts by i18next', room = 'forms', status = 'accepted' } = {}) =>
  `# ${title}\n\n- Date: 2026-11-28\n- Room: ${room}\n- Status: ${status}\n\n` +
  '## Context\nWhy.\n\n## Decision\nWhat.\n\n## Consequences\nThen.\n';

const faultsOf = (files: Record<string, string>) =>
  decisionFaults(
    readDecisions(
      treeOf(
        Object.fromEntries(
          Object.entries(files).map(([name, text]) => [`docs/decisions/${name}`, text]),
        ),
      ),
    ),
  );

describe('the documents of the tree', () => {
  it('have links that lead somewhere, in text and not in code', () => {
    const root = treeOf({
      'README.md': '[a](docs/a.md#the-first-part) [b](docs/b.md)\n[c](docs/a.md#gone) `[d](e)`\n',
      'docs/a.md': '# The first part\n[up](../README.md) [out](https://example.org/x)\n',
    });
    expect(documentFaults(root)).toEqual([
      'README.md:1 links to docs/b.md, which is not there',
      'README.md:2 links to docs/a.md#gone, and docs/a.md has no such heading',
    ]);
  });

  it('are short where a reader begins', () => {
    const root = treeOf({
      'README.md': 'a line\n'.repeat(121),
      'docs/a.md': `${'á'.repeat(160)}\n${'á'.repeat(161)}\n`,
      'sandbox/README.md': `${'a'.repeat(161)}\n`,
    });
    expect(documentFaults(root).sort()).toEqual([
      'README.md has 121 lines, at most 120 are allowed',
      'docs/a.md:2 has more than 160 characters',
    ]);
  });
});

describe('the decisions', () => {
  it('have one form', () => {
    const sound = {
      '0001-a.md': decision(),
      '0002-b.md': decision({ status: 'superseded by 0001' }),
    };
    expect(faultsOf(sound)).toEqual([]);
    expect(faultsOf({ '0001-a.md': decision(), '0001-b.md': decision() })).toEqual([
      'docs/decisions/0001-b.md has the number of another one',
    ]);
  });

  it.each([
    ['a name without number', { 'a.md': decision() }, /is not called NNNN-title/],
    ['a room that is none', { '0001-a.md': decision({ room: 'attic' }) }, /- Room: /],
    [
      'a successor that is none',
      { '0001-a.md': decision({ status: 'superseded by 0009' }) },
      /- Status: /,
    ],
    ['no title', { '0001-a.md': decision({ title: '' }) }, /begins with no/],
    ['a section too few', { '0001-a.md': decision().replace('## Decision', '') }, /lacks one of/],
    ['too many lines', { '0001-a.md': decision() + 'More.\n'.repeat(30) }, /at most 40/],
  ])('may not have %s', (_, files, fault) => {
    expect(faultsOf(files)).toEqual([expect.stringMatching(fault)]);
  });

  it('are listed by room', () => {
    const root = treeOf({
      'docs/decisions/0001-a.md': decision({ room: 'sandbox', title: 'First' }),
      'docs/decisions/0002-b.md': decision({
        room: 'forms',
        title: 'Second',
        status: 'superseded by 0001',
      }),
    });
    const index = decisionIndex(readDecisions(root));
    expect(index).toContain(
      '## Forms and lists\n\n- [0002 Second](0002-b.md) (2026-11-28, superseded by 0001)\n\n' +
        '## Sandbox\n\n- [0001 First](0001-a.md) (2026-11-28)\n',
    );
  });
});

it('has no folder of too many files that is no list', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/part-${index}.ts`);
  expect(folderFaults([...files('src/ui', 25), ...files('src/ui/chart', 3)], {})).toEqual([]);
  expect(folderFaults(files('src/ui', 26), {})).toEqual([
    expect.stringMatching(/^src\/ui holds 26 files, at most 25 are allowed/),
  ]);
  expect(folderFaults(files('machines', 26), { machines: 'one file a machine' })).toEqual([]);
});
