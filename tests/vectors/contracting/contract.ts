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
import { mustBeTicked } from './installation.ts';

const NO_POWERS = [
  ...['-4,6', '+4,6', '4,6789', '4,6,7', ',5', '4,', '1.234,5', '4 6', '4,6 kW', '４,6', '4O', 'A'],
  ...['1e3', '0x10', '1234567', HOSTILE, ENDLESS],
];

/** Cases of a power in kW, whatever its limits are. */
const powerCases = (field: string): InputCase[] => [
  ...required(field),
  ...each(field, NO_POWERS, says('type')),
];

/** P1 or P2 where the other powers are not asked for. */
const smallCases = (field: string): InputCase[] => [
  ...powerCases(field),
  [field, '0', says('minimum', 1)],
  [field, '0,999', says('minimum', 1)],
  [field, '1', takes(1)],
  [field, '1,001', takes(1.001)],
  [field, '4.6', takes(4.6)],
  [field, `${BLANKS}03,450${BLANKS}`, takes(3.45)],
  [field, '14,999', takes(14.999)],
  [field, '15', takes(15)],
];

/** P1 or P2 where all six are asked for. */
const bigCases = (field: string): InputCase[] => [
  [field, '15,001', takes(15.001)],
  [field, '0,999', says('minimum', 1)],
  [field, '100000,001', says('maximum', 100_000)],
];

const LATER = ['power3', 'power4', 'power5', 'power6'] as const;

/** P3 to P6 between 20 and 20. */
const laterCases = (field: (typeof LATER)[number]): InputCase[] => [
  ...powerCases(field),
  [field, '0', says('atLeast')],
  [field, '19,999', says('atLeast')],
  [field, '20', takes(20)],
  [field, '100000,001', says('maximum', 100_000)],
];

const supply = (more = {}) => ({
  installation: {
    ...{ cups: someCups(), sipsPower: 4.6, sipsPower2: 4.6, sipsSelfconsCode: '00', ...more },
  },
});
const small = { power: 4.6, power2: 4.6, accessTariff: 1, selfcons: false, selectedProduct: 1 };
const big = {
  ...{ ...small, accessTariff: 2, power: 20, power2: 20 },
  ...{ power3: 20, power4: 20, power5: 20, power6: 20 },
};
const solar = { ...small, selfcons: true, selfconsAttachments: ['file:given'] };
const step = 'contract';

export const contract: Situation[] = [
  {
    ...{ step, name: 'a home', answers: small },
    before: { installation: { cups: someCups() } },
    cases: [
      ...['power', 'power2'].flatMap(smallCases),
      ['accessTariff', null, takes(1)],
      ['accessTariff', '1', takes(1)],
      ['selectedProduct', null, says('required')],
      ['selectedProduct', '1', takes(1)],
      ['selfcons', null, says('required')],
      ['selfcons', 'false', takes(false)],
      ['promotionalCode', null, takes(undefined)],
      ...notRequested(...LATER, 'selfconsCode', 'selfconsAttachments', 'home'),
    ],
  },
  {
    ...{ step, name: 'a home whose consumption nobody knows', answers: small },
    before: { installation: { cups: someCups(), residenceType: 'habitual' } },
    cases: [
      ['home', 'small', takes('small')],
      ['home', 'large', takes('large')],
    ],
  },
  {
    ...{ step, name: 'a price that follows the market', before: supply() },
    answers: { ...small, selectedProduct: 6 },
    cases: mustBeTicked('acceptMarketPrice'),
  },
  {
    ...{ step, name: 'just at the threshold', answers: { ...small, power: 15, power2: 15 } },
    before: supply(),
    cases: notRequested(...LATER),
  },
  ...[
    { ...big, power: 15.001, power2: 1, power3: 1 },
    { ...big, power: 1, power2: 15.001, power3: 15.001 },
  ].map(
    (answers, place): Situation => ({
      ...{ step, name: `P${place + 1} just above the threshold`, answers, before: supply() },
      cases: [
        ...LATER.map((field): InputCase => [field, null, says('required')]),
        ['power3', String(answers.power2).replace('.', ','), takes(answers.power2)],
        ['power3', '0,999', says('atLeast')],
      ],
    }),
  ),
  {
    ...{ step, name: 'six powers', answers: big, before: supply() },
    cases: [
      ...['power', 'power2'].flatMap(bigCases),
      ...LATER.flatMap(laterCases),
      ['power6', '100000', takes(100_000)],
      ['accessTariff', null, says('required')],
      ['accessTariff', '2', takes(2)],
    ],
  },
  {
    ...{ step, name: 'six powers, P1 alone typed', before: supply() },
    answers: { ...small, power: 20, power2: undefined },
    cases: LATER.map((field): InputCase => [field, '0', says('exclusiveMinimum')]),
  },
  {
    ...{ step, name: 'what is offered no more', asItCame: true, before: supply() },
    answers: { ...small, accessTariff: 2 },
    cases: [['accessTariff', null, takes(1)]],
  },
  {
    ...{ step, name: 'a product that is offered no more', asItCame: true, before: supply() },
    answers: { ...small, selectedProduct: 999 },
    cases: [['selectedProduct', null, says('minimum')]],
  },
  {
    ...{ step, name: 'a promotional code', answers: small, before: supply() },
    memory: { promotionalCode: 'AMIGOS' },
    cases: [['promotionalCode', null, takes('AMIGOS')]],
  },
  {
    ...{ step, name: 'panels', answers: solar, before: supply() },
    cases: [
      ['selfcons', 'true', takes(true)],
      ['selfconsCode', null, takes('41')],
      ['selfconsAttachments', null, says('required')],
      ...fileCases('selfconsAttachments', 3),
    ],
  },
  {
    ...{ step, name: 'panels that the supply point knows', answers: solar },
    before: supply({ sipsSelfconsCode: '43' }),
    cases: [
      ['selfcons', null, takes(true)],
      ['selfconsCode', null, takes('43')],
    ],
  },
  ...[
    { name: 'no documents of panels', selfconsAttachments: [], says: says('minItems') },
    {
      ...{ name: 'too many documents of panels', selfconsAttachments: ['1', '2', '3', '4'] },
      says: says('maxItems', 3),
    },
  ].map(
    ({ name, selfconsAttachments, says: outcome }): Situation => ({
      ...{ step, name, asItCame: true, before: supply() },
      answers: { ...solar, selfconsAttachments },
      cases: [['selfconsAttachments', null, outcome]],
    }),
  ),
  {
    ...{ step, name: 'panels without documents', answers: solar, before: supply() },
    contractation: {
      selfconsumption: {
        ...{ enabled: true, requireDocumentation: false },
        ...{ noneCode: '00', usualCode: '41' },
      },
    },
    cases: [...notRequested('selfconsAttachments'), ['selfconsCode', null, takes('41')]],
  },
  {
    ...{ step, name: 'nobody asks for panels', answers: small, before: supply() },
    contractation: {
      selfconsumption: {
        ...{ enabled: false, requireDocumentation: true },
        ...{ noneCode: '00', usualCode: '41' },
      },
    },
    cases: notRequested('selfcons', 'selfconsCode', 'selfconsAttachments'),
  },
];
