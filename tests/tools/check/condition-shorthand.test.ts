import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { edited, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';
import { type Conditions, resolveCondition } from '#tools/config/sources/inline-conditions.ts';

test('a setting and a fact are tested by name, and one that is absent does not match', () => {
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
            type: 'object',
            required: ['features'],
            properties: {
              features: {
                type: 'object',
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
            flags: {
              type: 'object',
              required: ['crm.case'],
              properties: { 'crm.case': { const: true } },
            },
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
  [{ $fact: 'subject/contract/holder/knd', const: 'person' }, /knd \(did you mean "kind"\?\)/],
  [{ $fact: 'subject/contract/holder/kind', const: 'firm' }, /never "firm".*"person", "company"/],
  [{ $fact: 'subject/contract/powerByPeriod/P1', const: 'high' }, /is never "high"/],
  [{ $fact: 'subject/contract/powerByPeriod/P7', minimum: 1 }, /no fact .*P7/],
  [{ $fact: 'session/customer/taxIdKind', const: 'dni' }, /never "dni".*"nif", "nie", "cif"/],
  [{ $fact: 'subject/contract/fiscal/vat', const: '00000000T' }, /no fact subject.contract.fiscal/],
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

test('conditions can test what the retailer serves of a contract, and who is signed in', async () => {
  const tests = [
    { $fact: 'session/customer/kind', const: 'company' },
    { $fact: 'subject/contract/holder/taxIdKind', enum: ['nie', 'cif'] },
    { $fact: 'subject/contract/tariff', pattern: '^3\\.0' },
    { $fact: 'subject/contract/powerByPeriod/P1', minimum: 15 },
    { $fact: 'subject/contract/powerKw', exclusiveMinimum: 15 },
    { $fact: 'subject/contract/debtEuro', exclusiveMinimum: 0 },
    { $fact: 'subject/contract/product', const: 'Luz' },
    { $fact: 'subject/contract/city', const: 'Zaragoza' },
    { $fact: 'subject/contract/notification/zipcode', pattern: '^50' },
    { $fact: 'subject/contract/directDebit', const: false },
    { $fact: 'subject/contract/gas/pressureBar', maximum: 4 },
    { $fact: 'subject/contract/socialDiscounts', minItems: 1 },
    {
      $fact: 'subject/contract/batteries',
      contains: { required: ['isOrigin'], properties: { isOrigin: { const: true } } },
    },
  ];
  const files = edited(
    soundFiles(),
    'schemas/conditions.json',
    (value: { conditions: Record<string, unknown> }) => {
      value.conditions.active = { allOf: tests };
    },
  );
  const found = await checkConfiguration(writeConfiguration(files));
  expect(found.map(printDiagnostic)).toEqual([]);
});

test('a member of a group that is null does not match', () => {
  const conditions: Conditions = {
    pressure: { $fact: 'subject/contract/gas/pressureBar', maximum: 4 },
  };
  const holds = new Ajv({ strict: false }).compile(resolveCondition('pressure', conditions));
  const factsWith = (gas: unknown) => ({ subject: { contract: { gas } } });
  expect(holds(factsWith({ pressureBar: 4 }))).toBe(true);
  expect(holds(factsWith({ pressureBar: 5 }))).toBe(false);
  expect(holds(factsWith(null))).toBe(false);
});
