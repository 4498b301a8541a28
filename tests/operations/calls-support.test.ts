import { describe, expect, it } from 'vitest';
import { result, scriptedRetailer } from '#tests/support/retailer/scripted-retailer.ts';
import { pdf } from '#tests/support/trials/contracting.ts';
import {
  expectCase,
  type MutationCase,
  sent,
  uploaded,
} from '#tests/support/trials/mutation-cases.ts';

const script = scriptedRetailer();
const subjects = { request: { id: 3101, state: 'in_process', known: 2 } };

const receipt = (number: number) =>
  sent({ number, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) });

const claim = {
  contract: 'electricity/0010101',
  type: '02',
  subtype: '036',
  description: ' No cuadra. ',
};
const claimBody = { contract: '0010101', tipus: '02', subtipus: '036', comments: ' No cuadra. ' };
const written = {
  contract: 'gas/0010101',
  category: '20',
  subject: ' Lectura ',
  description: ' Hola \n',
};
const unsigned = {
  ...{ email: ' ana@example.com ', mobile: '+34600000002', category: '3' },
  ...{ subject: ' Cambio ', description: ' Hola ' },
};
const unsignedBody = {
  ...{ email: 'ana@example.com', mobile: '+34600000002', category: 3 },
  ...{ subject: 'Cambio', description: ' Hola ' },
};
const support: MutationCase[] = [
  [
    ...(['claim', 'the first file', { ...claim, files: [pdf('a.pdf'), pdf('b.pdf')] }] as const),
    [
      [
        'POST /v1/contracts/0010101/atc/',
        { ...claimBody, attachment: uploaded('a.pdf') },
        result(3102),
      ],
    ],
    receipt(3102),
  ],
  [
    ...(['claim', 'no file', claim] as const),
    [['POST /v1/contracts/0010101/atc/', { ...claimBody, attachment: null }, result(3102)]],
    receipt(3102),
  ],
  [
    ...(['contact', 'readings before the message, as its text alone'] as const),
    {
      ...{ ...written, readings: ' Contador: 123 ', readingDate: '2026-03-01', readingTotal: 123 },
      ...{ readingPeak: 1, readingFlat: 2, readingValley: 3, files: [pdf('a.pdf'), pdf('b.pdf')] },
    },
    [
      [
        'POST /v1/crm/cases/',
        {
          ...{ polissa_id: 101, polissa_type: 'gas', categ_id: 20, title: 'Lectura' },
          ...{
            message: 'Contador: 123\n\nHola',
            attachments: [uploaded('a.pdf'), uploaded('b.pdf')],
          },
        },
        result({ id: 3101 }),
      ],
    ],
    receipt(3101),
  ],
  [
    ...(['contact', 'the message alone, of electricity'] as const),
    { ...written, contract: 'electricity/0010101' },
    [
      [
        'POST /v1/crm/cases/',
        {
          ...{ polissa_id: 101, polissa_type: 'electricity', categ_id: 20, title: 'Lectura' },
          ...{ message: 'Hola', attachments: [] },
        },
        result({ id: 3101 }),
      ],
    ],
    receipt(3101),
  ],
  [
    ...(['contact-unsigned', 'the first file'] as const),
    { ...unsigned, files: [pdf('a.pdf'), pdf('b.pdf')] },
    [['POST /v1/crm/unsigned/', { ...unsignedBody, attachment: uploaded('a.pdf') }, result(3102)]],
    receipt(3102),
  ],
  [
    ...(['contact-unsigned', 'no file', unsigned] as const),
    [['POST /v1/crm/unsigned/', { ...unsignedBody, attachment: null }, result(3102)]],
    receipt(3102),
  ],
  [
    ...(['request-message', 'text and files', { text: ' Hola ', files: [pdf('a.pdf')] }] as const),
    [
      [
        'POST /v1/crm/cases/3101/messages/',
        { text: ' Hola ', attachments: [uploaded('a.pdf')] },
        result({ id: 4 }),
      ],
    ],
    sent({ message: 4 }),
  ],
  [
    ...(['request-message', 'no files', { text: 'Hola' }] as const),
    [['POST /v1/crm/cases/3101/messages/', { text: 'Hola', attachments: [] }, result({ id: 4 })]],
    sent({ message: 4 }),
  ],
];

describe('a mutation sends what the OpenAPI description requires', () => {
  it.each<MutationCase>([...support])('%s: %s', (...one) =>
    expectCase(script, one, { ...subjects, ...one[5] }),
  );
});
