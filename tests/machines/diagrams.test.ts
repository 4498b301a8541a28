import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machinesPage } from '#tools/machine-diagrams.ts';

test('the page of the machines shows them as they are (npm run generate)', () => {
  expect(readFileSync('machines/README.md', 'utf8')).toBe(machinesPage());
});

test('it leaves no machine out', () => {
  const files = readdirSync('machines').filter((name) => name.endsWith('.ts'));
  const made = files.flatMap((name) => {
    const code = readFileSync(`machines/${name}`, 'utf8');
    return [...code.matchAll(/createMachine\(\{\s*id: '([\w-]+)'/g)].map(([, id]) => id);
  });
  const shown = [...machinesPage().matchAll(/^## (.+)$/gm)].map(([, id]) => id);
  expect(shown.sort()).toEqual(made.sort());
});
