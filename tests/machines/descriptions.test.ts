import { expect, test } from 'vitest';
import { allMachines } from '#tools/machine-diagrams.ts';

test.each(await allMachines())('the machine $id says what it is about', ({ root }) => {
  expect(root.description).toMatch(/\.$/);
});
