import { expect, test } from 'vitest';
import { privateFields } from '#tools/config/compile/private-fields.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';

const iban = { type: 'string', format: 'iban' };

const form = (
  properties: JsonObject,
  ui: JsonObject = {},
  others: JsonObject = {},
): JsonObject => ({
  schema: { type: 'object', properties, ...others },
  ui,
});

const cases: [what: string, document: JsonObject, notInDrafts: string[], neverStored: string[]][] =
  [
    ['an account', form({ bank: iban }), [], ['bank']],
    [
      'an account in a field of text',
      form({ bank: iban }, { bank: { 'ui:widget': 'text' } }),
      [],
      ['bank'],
    ],
    [
      'an account that is hidden',
      form({ bank: iban }, { bank: { 'ui:widget': 'hidden' } }),
      [],
      ['bank'],
    ],
    [
      'an account in a group',
      form({ pay: { type: 'object', properties: { bank: iban } } }),
      [],
      ['pay/bank'],
    ],
    [
      'a list of accounts',
      form({ banks: { type: 'array', items: iban } }, { banks: { 'ui:widget': 'choice' } }),
      [],
      ['banks'],
    ],
    [
      'an account by a rule of a branch',
      form(
        { bank: { type: 'string' } },
        {},
        {
          allOf: [
            // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
            { if: { required: ['bank'] }, then: { properties: { bank: { format: 'iban' } } } },
          ],
        },
      ),
      [],
      ['bank'],
    ],
    [
      'a password',
      form({ word: { type: 'string' } }, { word: { 'ui:widget': 'password' } }),
      ['word'],
      ['word'],
    ],
    [
      'files',
      form({ papers: { type: 'array', items: { type: 'string' } } }),
      ['papers'],
      ['papers'],
    ],
    ['a consent', form({ agreed: { type: 'boolean', const: true } }), [], ['agreed']],
    ['a box that need not be ticked', form({ solar: { type: 'boolean' } }), [], []],
    [
      'a box that only an if of a rule mentions',
      form({ solar: { type: 'boolean' } }, {}, { if: { properties: { solar: { const: true } } } }),
      [],
      [],
    ],
    [
      'what the form names',
      { ...form({ note: { type: 'string' } }), draft: { never: ['note'] } },
      [],
      ['note'],
    ],
  ];

test.each(cases)('what is stored of %s', (_what, document, notInDrafts, neverStored) => {
  expect(privateFields(document)).toEqual({ notInDrafts, neverStored });
});
