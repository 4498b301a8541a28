import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allMachines, machinesPage } from '#tools/machine-diagrams.ts';

test('the page of the machines shows them as they are (npm run generate)', async () => {
  expect(readFileSync('machines/README.md', 'utf8')).toBe(await machinesPage());
});

test.each(await allMachines())('the machine $id says what it is about', ({ root }) => {
  expect(root.description).toMatch(/\.$/);
});
