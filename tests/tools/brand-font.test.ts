import { expect, test } from 'vitest';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';
import { soundFiles, writeConfiguration } from './fixture.ts';

const partner = 'schemas/partners/north/portal.json';
const check = async (font: string) => {
  const files = { ...soundFiles(), [partner]: { brand: { font } } };
  return (await checkConfiguration(writeConfiguration(files))).map(printDiagnostic);
};

test('a partner names a typeface of the list, and no other', async () => {
  expect(await check('system')).toEqual([]);
  const found = await check('comic');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^schemas\/partners\/north\/portal\.json:3:13 .*figtree/);
});
