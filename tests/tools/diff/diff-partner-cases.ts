import { expect } from 'vitest';
import type { DiffCase } from './diff-cases.ts';
import { filesToCompare, inForm } from './diff-fixture.ts';

const withoutAccount = { schema: { properties: { account: null } } };

/** Partners that are added and removed. */
export const partnerDifferences: DiffCase[] = [
  [
    'a new partner, beside a change for everybody and one of another partner',
    {
      ...inForm(({ schema }) => {
        schema.properties.note = { type: 'string' };
      }),
      'schemas/partners/p/forms/change.json': withoutAccount,
      'schemas/partners/q/portal.json': { fileUploadSizeLimit: 7 },
      'schemas/partners/q/forms/change.json': withoutAccount,
      'schemas/partners/q/locales/ca-ES/common.json': { close: 'Tanca' },
    },
    [
      'Everybody',
      '  form change',
      '    note: new, optional; it reaches the retailer under its own name',
      '',
      'Only partner p',
      '  form change',
      '    uno (account): taken out   !! breaks drafts and the API',
      '',
      'Only partner q',
      '  partners',
      "    q: new; differs as follows from the retailer's own portal",
      '  settings',
      expect.stringMatching(/^ {4}fileUploadSizeLimit: \d+ → 7 bytes – Largest file/),
      '  form change',
      '    uno (account): taken out   !! breaks the API',
      '  texts',
      '    text common.close (ca-ES): "un" → "Tanca"',
    ],
  ],
  [
    'two new partners with the same differences, each reported as a whole',
    {
      ...filesToCompare(),
      'schemas/partners/q/forms/change.json': withoutAccount,
      'schemas/partners/r/forms/change.json': withoutAccount,
    },
    ['q', 'r'].flatMap((name, index) => [
      ...(index > 0 ? [''] : []),
      `Only partner ${name}`,
      '  partners',
      `    ${name}: new; differs as follows from the retailer's own portal`,
      '  form change',
      '    uno (account): taken out   !! breaks the API',
    ]),
  ],
  [
    'a new partner that changes nothing',
    { ...filesToCompare(), 'schemas/partners/q/portal.json': {} },
    ['Only partner q', '  partners', "    q: new; the same as the retailer's own portal"],
  ],
  [
    'a partner taken out',
    { ...filesToCompare(), 'schemas/partners/p/portal.json': undefined },
    ['Only partner p', '  partners', '    p: taken out'],
  ],
];
