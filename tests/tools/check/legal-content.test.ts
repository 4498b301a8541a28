import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  edited,
  type Files,
  legalContent,
  soundFiles,
  writeConfiguration,
} from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { refusedOf } from '#tools/config/diagnostic.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewsOf } from '#tools/config/sources/view.ts';

/** A retailer that lacks some of what the law requires, and has or has not said that nothing is missing. */
const lacking = (without: string[], complete: boolean) =>
  writeConfiguration(
    edited(soundFiles(), 'schemas/portal.json', (portal: Record<string, unknown>) => {
      const content = Object.entries(legalContent()).filter(([key]) => !without.includes(key));
      portal.organization = Object.fromEntries(content);
      portal.legal = { complete };
    }),
  );

test('an obligation without content is a warning where its setting is, and the content ends it', async () => {
  const found = await checkConfiguration(lacking(['vat', 'disputes'], false));
  expect(found).toMatchObject(
    [
      { file: 'schemas/portal.json', what: /tax id/, isWarning: true, isAllowed: true },
      { file: 'schemas/portal.json', what: /out of court/, isWarning: true, isAllowed: true },
    ].map(({ what, ...one }) => ({ ...one, what: expect.stringMatching(what) })),
  );
  expect(await checkConfiguration(lacking([], false))).toEqual([]);
});

test('a partner that empties what the retailer has is warned too', async () => {
  const files = {
    ...soundFiles(),
    'schemas/partners/migjorn/portal.json': { organization: { legalName: null } },
  };
  expect(await checkConfiguration(writeConfiguration(files))).toMatchObject([
    { file: 'schemas/partners/migjorn/portal.json', isWarning: true },
  ]);
});

test('--strict refuses what is missing of a retailer that has set legal.complete, and of no other', async () => {
  const refused = async (complete: boolean) =>
    refusedOf(await checkConfiguration(lacking(['freePhone'], complete)), true);
  expect(await refused(true)).toMatchObject([{ what: expect.stringMatching(/free telephone/) }]);
  expect(await refused(false)).toEqual([]);
});

test('of this repository nothing is missing, for the retailer and for its partners', async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const views = viewsOf(readConfigurationSources(root));
  expect(views.map(({ partner }) => partner)).toEqual([null, 'garbi', 'tramuntana']);
  const names = views.map(({ portal }) => (portal.value.organization as Files).legalName);
  expect(new Set(names).size).toBe(names.length);
  const missing = (await checkConfiguration(root)).filter(({ what }) =>
    /RD 88|LSSI|SEPA|TRLGDCU/.test(what),
  );
  expect(missing).toEqual([]);
});
