import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import {
  BLANKS,
  ENDLESS,
  each,
  fileCases,
  HOSTILE,
  type InputCase,
  notRequested,
  required,
  type Situation,
  says,
  takes,
} from './input-case.ts';
import { cupsCases, mustBeTicked } from './installation.ts';

const CUPS = someCups('02');
const active = { installation: { activeContract: true, gasCups: CUPS } };
const both = {
  ...{ includeGas: true, cups: CUPS, changeOwner: 'changeOwner', invoice: ['file:given'] },
  ...{ accessTariff: 12, selectedProduct: 51 },
};
const step = 'gas-contract';
const wizard = 'contracting-dual';

const offer: InputCase[] = [
  ['accessTariff', null, says('required')],
  ['accessTariff', '12', takes(12)],
  ['selectedProduct', null, says('required')],
  ['selectedProduct', '51', takes(51)],
];
const gasContract: Situation[] = [
  {
    ...{ step, wizard, name: 'gas beside electricity', answers: both, before: active },
    cases: [
      ['includeGas', null, says('required')],
      ['includeGas', 'true', takes(true)],
      ...cupsCases('cups'),
      ['changeOwner', null, says('required')],
      ['changeOwner', 'changeOwner', takes('changeOwner')],
      ['changeOwner', 'dontChangeOwner', takes('dontChangeOwner')],
      ['invoice', null, says('required')],
      ...fileCases('invoice', 3),
      ['comerOrigin', null, takes(undefined)],
      ['comerOrigin', '203', takes(203)],
      ...offer,
    ],
  },
  {
    ...{ step, wizard, name: 'gas of a home', answers: both },
    before: { installation: { ...active.installation, residenceType: 'second' } },
    cases: [['home', 'small', takes('small')]],
  },
  {
    ...{ step, wizard, name: 'a price of gas that follows the market', before: active },
    answers: { ...both, selectedProduct: 53 },
    cases: mustBeTicked('acceptMarketPrice'),
  },
  {
    ...{ step, wizard, name: 'no gas', answers: { includeGas: false }, before: active },
    cases: [
      ['includeGas', 'false', takes(false)],
      ...notRequested('cups', 'changeOwner', 'comerOrigin', 'invoice', 'accessTariff'),
      ...notRequested('selectedProduct'),
    ],
  },
  {
    ...{ step, wizard, name: 'gas that cannot be left out', answers: both, before: active },
    contractation: { dual: { enabled: true, gasRequired: true } },
    cases: [
      ...notRequested('includeGas'),
      ['cups', null, says('required')],
      ['changeOwner', null, says('required')],
      ...offer,
    ],
  },
  {
    ...{ step, wizard, name: 'gas without an active contract', answers: both },
    before: { installation: { activeContract: false } },
    cases: notRequested('invoice', 'comerOrigin'),
  },
  {
    ...{ step, wizard, name: 'no invoice of gas needed', answers: both, before: active },
    contractation: { invoiceRequired: false },
    cases: [['invoice', null, takes(undefined)]],
  },
  {
    ...{ step, wizard, name: 'the previous retailer of gas is needed', before: active },
    ...{ answers: both, contractation: { requirePreviousSupplier: true } },
    cases: [['comerOrigin', null, says('required')]],
  },
  {
    ...{ step, wizard, name: 'gas as it came from elsewhere', before: active, asItCame: true },
    answers: {
      ...{ ...both, invoice: ['1', '2', '3', '4'], changeOwner: 'quizá', accessTariff: 99 },
    },
    cases: [
      ['invoice', null, says('maxItems', 3)],
      ['changeOwner', null, says('enum')],
      ['accessTariff', null, says('required')],
    ],
  },
  {
    ...{ step, wizard, name: 'a product of gas that is gone', before: active, asItCame: true },
    answers: { ...both, invoice: [], selectedProduct: 999 },
    cases: [
      ['invoice', null, says('minItems')],
      ['selectedProduct', null, says('minimum')],
    ],
  },
  {
    ...{ step, name: 'gas alone', wizard: 'contracting-gas', before: active },
    answers: { accessTariff: 12, selectedProduct: 51, invoice: ['file:given'] },
    cases: [
      ...notRequested('includeGas', 'cups', 'changeOwner', 'comerOrigin'),
      ['invoice', null, says('required')],
      ...offer,
    ],
  },
];

const IBAN = 'ES9121000418450200051332';
const payment: Situation = {
  ...{ step: 'payment', name: 'an account', answers: { iban: IBAN, isOwner: true } },
  cases: [
    ...required('iban'),
    ...each(
      'iban',
      [
        ...[
          IBAN,
          IBAN.toLowerCase(),
          'ES91 2100 0418 4502 0005 1332',
          'ES91-2100-0418-4502-0005-1332',
        ],
        ...[`IBAN ${IBAN}`, `${BLANKS}${IBAN}${BLANKS}`, IBAN.replace(/(.{4})/g, '$1\u00a0')],
      ],
      takes(IBAN),
    ),
    ['iban', 'de89 3704 0044 0532 0130 00', takes('DE89370400440532013000')],
    ...each(
      'iban',
      [
        ...[
          IBAN.slice(0, 23),
          `${IBAN}0`,
          IBAN.replace('1332', '1323'),
          IBAN.replace('ES91', 'ES19'),
        ],
        ...['21000418450200051332', IBAN.replaceAll('0', 'O'), IBAN.replaceAll('1', '１'), 'ES'],
        ...['ES7299008402280628401788', 'US64SVBKUS6S3300958879', HOSTILE, ENDLESS],
      ],
      says('format'),
    ),
    ...mustBeTicked('isOwner'),
  ],
};

const ownAccount: Situation = {
  ...{ step: 'payment', name: 'a customer whose accounts do not load', signedIn: true },
  ...{ fails: 'listIbans', answers: { account: 'another', iban: IBAN, isOwner: true } },
  cases: [
    ['account', null, says('required')],
    ['account', 'another', takes('another')],
    ...required('iban'),
    ['iban', IBAN, takes(IBAN)],
  ],
};

const start = { firstDay: '2026-12-21', lastDay: '2027-02-26' };
const consents = { acceptOVConditions: true, acceptGdpr: true };

const starts: Situation[] = [
  {
    ...{ step: 'confirmation', name: 'a person says when the supply starts', answers: consents },
    before: { person: { vat: '12345678Z' } },
    cases: [
      // The supply starts within the withdrawal period on express request alone.
      ['start', null, takes('after')],
      ['start', 'now', takes('now')],
      ['start', 'after', takes('after')],
      ...notRequested('startDate'),
    ],
  },
  {
    ...{ step: 'confirmation', name: 'a company says when the supply starts', answers: consents },
    before: { person: { vat: 'B00000000' } },
    cases: [['start', null, takes('soon')], ...notRequested('startDate')],
  },
  {
    ...{ step: 'confirmation', name: 'a day is chosen for the start', subject: { start } },
    answers: { ...consents, start: 'date', startDate: start.firstDay },
    cases: [
      ['start', 'date', takes('date')],
      ...required('startDate'),
      ...each('startDate', ['31/02/2027', 'mañana', HOSTILE], says('format')),
      ['startDate', '20/12/2026', says('atLeast', start.firstDay)],
      ['startDate', '21/12/2026', takes(start.firstDay)],
      ['startDate', '26/02/2027', takes(start.lastDay)],
      ['startDate', '27/02/2027', says('atMost', start.lastDay)],
    ],
  },
];

const confirmation: Situation[] = [
  {
    ...{ step: 'confirmation', name: 'a visitor confirms' },
    answers: { acceptOVConditions: true, acceptGdpr: true },
    cases: [
      ...['acceptOVConditions', 'acceptGdpr'].flatMap(mustBeTicked),
      ['acceptPublicity', null, takes(undefined)],
      ['acceptPublicity', true, takes(true)],
      ['acceptPublicity', false, takes(false)],
    ],
  },
  {
    ...{ step: 'confirmation', name: 'a company on halt asks to be called' },
    ...{ before: { person: { vat: 'B00000000' } }, contractation: { businessHalt: true } },
    answers: { acceptUseConditions: true, acceptGdpr: true },
    cases: [...mustBeTicked('acceptUseConditions'), ...notRequested('acceptOVConditions')],
  },
  {
    ...{ step: 'confirmation', name: 'a customer confirms', answers: {}, signedIn: true },
    cases: [
      ...notRequested('acceptOVConditions', 'acceptUseConditions', 'acceptGdpr'),
      ['acceptPublicity', true, takes(true)],
    ],
  },
];

export const lastSteps: Situation[] = [
  ...gasContract,
  payment,
  ownAccount,
  ...starts,
  ...confirmation,
];
