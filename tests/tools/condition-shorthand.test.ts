import { expect, test } from 'vitest';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';
import { type Conditions, resolveCondition } from '#tools/config/inline-conditions.ts';
import { edited, soundFiles, writeConfiguration } from './fixture.ts';

test('a setting and a fact are asked for by name, and one that is absent does not fit', () => {
  const conditions: Conditions = {
    both: {
      allOf: [
        { $setting: 'features.displayTypes', contains: { const: 'gas' } },
        { not: { $fact: 'flags/crm.case', const: true } },
      ],
    },
  };
  expect(resolveCondition('both', conditions)).toEqual({
    allOf: [
      {
        required: ['settings'],
        properties: {
          settings: {
            required: ['features'],
            properties: {
              features: {
                required: ['displayTypes'],
                properties: { displayTypes: { contains: { const: 'gas' } } },
              },
            },
          },
        },
      },
      {
        not: {
          required: ['flags'],
          properties: {
            flags: { required: ['crm.case'], properties: { 'crm.case': { const: true } } },
          },
        },
      },
    ],
  });
});

test.each([
  [{ $setting: 'features.ibanChnge.enabled', const: true }, /no fact settings.features.ibanChnge/],
  [{ $setting: 'features.ibanChange.enabled', const: 'yes' }, /is never "yes"/],
  [{ $fact: 'session/signedIm', const: true }, /no fact session.signedIm/],
  [
    { $setting: 'features.ibanChange.enabled', $condition: 'bill-required' },
    /\$condition can be written for the facts as a whole only/,
  ],
  [{ $fact: 'settings/homepage', const: 'contracts' }, /does not fit/],
])('the check says what is wrong in %j', async (condition, diagnostic) => {
  const files = edited(
    soundFiles(),
    'schemas/conditions.json',
    (value: { conditions: Record<string, unknown> }) => {
      value.conditions.active = condition;
    },
  );
  const diagnostics = await checkConfiguration(writeConfiguration(files));
  expect(diagnostics.map(printDiagnostic).join('\n')).toMatch(diagnostic);
});
