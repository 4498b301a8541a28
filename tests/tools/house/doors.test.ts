import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { expect, it } from 'vitest';

const { forbidden } = createRequire(import.meta.url)(
  '../../../.dependency-cruiser.cjs',
) as IConfiguration;

/** Names of the rules that a small house breaks. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(house, dirname(file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  const { output } = await cruise(Object.keys(files), {
    baseDir: house,
    ruleSet: { forbidden },
    validate: true,
    doNotFollow: { path: 'node_modules' },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const other = { 'src/api/client.ts': 'export const client = 1;\n' };

it('catches a room that imports through a closed door', async () => {
  const domain = { 'src/domain/iban.ts': "export { client } from '../api/client.js';\n" };
  expect(await brokenRules({ ...other, ...domain })).toEqual(['door-of-src-domain']);
});

it('lets a room import through an open door', async () => {
  const query = {
    'src/queries/contracts/ibans.ts': "export { client as c } from '../../api/client.js';\n",
  };
  expect(await brokenRules({ ...other, ...query })).toEqual([]);
});

it('keeps a new room closed until it has a row', async () => {
  const room = { 'src/charts/chart.ts': "export { client as c } from '../api/client.js';\n" };
  expect(await brokenRules({ ...other, ...room })).toEqual(['closed-by-default']);
});

it('keeps the screens of one area out of another', async () => {
  expect(
    await brokenRules({
      'src/screens/contracts/a.ts': 'export const a = 1;\n',
      'src/screens/invoices/b.ts': "export { a as b } from '../contracts/a.js';\n",
    }),
  ).toEqual(['screens-never-import-one-another']);
});
