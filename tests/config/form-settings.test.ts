import { expect, test } from 'vitest';
import { checkConfiguration } from '#tools/config/check.ts';
import { readConfigurationSources } from '#tools/config/configuration-sources.ts';
import { printFault } from '#tools/config/fault.ts';
import { viewOf } from '#tools/config/view.ts';
import { edited, type Files, soundFiles, writeConfiguration } from './fixture.ts';

interface Form {
  schema: { properties: { email: Record<string, unknown> } };
}

const named = (setting: string): Files =>
  edited(soundFiles(), 'schemas/forms/change.json', ({ schema }: Form) => {
    schema.properties.email.maxLength = { $setting: setting };
  });

function longestEmail(root: string, partner: string | null): unknown {
  const { forms } = viewOf(readConfigurationSources(root), partner);
  const form = forms.get('change')?.value as unknown as Form | undefined;
  return form?.schema.properties.email.maxLength;
}

test('a limit of a form follows the setting that it names: the usual one, the file’s, the partner’s', () => {
  const usual = named('phone.maxLength.powerChange');
  expect(longestEmail(writeConfiguration(usual), null)).toBe(24);
  const own = edited(usual, 'schemas/portal.json', (portal: Record<string, unknown>) => {
    portal.phone = { maxLength: { powerChange: 20 } };
  });
  const root = writeConfiguration({
    ...own,
    'schemas/partners/north/portal.json': { phone: { maxLength: { powerChange: 30 } } },
  });
  expect(longestEmail(root, null)).toBe(20);
  expect(longestEmail(root, 'north')).toBe(30);
});

test.each([
  [
    'phone.maxLenght.powerChange',
    /there is no setting "phone.maxLenght.powerChange".*did you mean/,
  ],
  ['organization.name', /"maxLength" must be integer or object, not string/],
])('the check says when %s is no limit', async (setting, words) => {
  const faults = await checkConfiguration(writeConfiguration(named(setting)));
  expect(faults.map(printFault)).toHaveLength(1);
  expect(faults.map(printFault)[0]).toMatch(words);
  expect(faults[0]?.file).toBe('schemas/forms/change.json');
});
