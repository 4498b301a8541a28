import { expect, test } from 'vitest';
import { checkConfiguration } from '#tools/config/check.ts';
import { printFault } from '#tools/config/fault.ts';
import { soundFiles, writeConfiguration } from './fixture.ts';

const check = async (files: Record<string, unknown>) =>
  (await checkConfiguration(writeConfiguration({ ...soundFiles(), ...files }))).map(printFault);

test('a wizard without a title is named, in each language', async () => {
  const titled = { 'src/app/wizard.tsx': "t('wizard.titles.' + wizard);" };
  const found = await check({
    ...titled,
    'locales/es-ES/wizard.json': { titles: { start: 'Empiece' } },
    'locales/ca-ES/wizard.json': { titles: { stat: 'Comenci' } },
  });
  expect(found.join('\n')).toContain('the wizard "start" has no title in ca-ES');
  expect(found.join('\n')).not.toContain('no title in es-ES');
});

test('a step that stands twice is named with its place', async () => {
  const step = { id: 'change', form: 'change' };
  const found = await check({ 'schemas/wizards/start.json': { steps: [step, step] } });
  expect(found.join('\n')).toMatch(/start\.json:\d+:\d+.*another step has the id "change"/);
});
