import { expect, test } from 'vitest';
import { mergeServedSettings } from '#domain/settings/served-settings.ts';
import { withDefaults } from '#domain/settings/setting-defaults.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { edited, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewOf } from '#tools/config/sources/view.ts';

/** A retailer and a partner with values of `support.answerDays`. */
const root = (own: unknown, partners: unknown) =>
  writeConfiguration({
    ...edited(soundFiles(), 'schemas/portal.json', (portal: Record<string, unknown>) => {
      portal.support = { ...(portal.support as object), answerDays: own };
    }),
    'schemas/partners/migjorn/portal.json': { support: { answerDays: partners } },
  });

const inForce = (folder: string) => {
  const sources = readConfigurationSources(folder);
  return (withDefaults(viewOf(sources, 'migjorn').portal.value, sources.settings) as Tree).support
    .answerDays;
};
type Tree = { support: { answerDays: unknown } };

test('a number of an earlier file is the usual days, and members are merged over it', async () => {
  const older = root(12, 10);
  expect(await checkConfiguration(older)).toEqual([]);
  expect(inForce(older)).toEqual({ usual: 10, billing: 5, outage: 2 });
  expect(inForce(root(12, { billing: 3 }))).toEqual({ usual: 12, billing: 3, outage: 2 });
  expect(inForce(root({ usual: 12, outage: 1 }, 10))).toEqual({ usual: 10, billing: 5, outage: 1 });
  expect(await checkConfiguration(root(0, {}))).not.toEqual([]);
});

test('served settings may have either, and each member is validated by itself', async () => {
  const configuration = await publishedConfiguration();
  const validator = await configuration.loadSettingValidator();
  const { settings: usual } = configuration.manifest;
  const served = (answerDays: unknown) => {
    const { settings, errors } = mergeServedSettings(usual, { support: { answerDays } }, validator);
    return [settings.support.answerDays, errors.map(({ key }) => key)];
  };
  expect(served(10)).toEqual([{ usual: 10, billing: 5, outage: 2 }, []]);
  expect(served({ usual: 9, billing: 'x' })).toEqual([
    { usual: 9, billing: 5, outage: 2 },
    ['support.answerDays.billing'],
  ]);
  expect(served('x')).toEqual([{ usual: 15, billing: 5, outage: 2 }, ['support.answerDays.usual']]);
});
