import { addressCases, SEVERAL_TOWNS, townCases, ZARAGOZA } from './address.ts';
import {
  BLANKS,
  ENDLESS,
  fileCases,
  HOSTILE,
  type InputCase,
  optional,
  required,
  type Situation,
  says,
  takes,
  textCases,
} from './input-case.ts';

const DNI = '12345678Z';

/** Cases of the tax id of a person. */
const taxIdCases = (field: string): InputCase[] => [
  ...required(field),
  ...[
    ...[DNI, '12345678z', ' 12 345 678 Z ', '12.345.678-Z', '12345678\u00a0Z', 'ES12345678Z'],
    ...[`${BLANKS}${DNI}${BLANKS}`, '12.345.678 z\n'],
  ].map((typed): InputCase => [field, typed, takes(DNI)]),
  [field, 'x-1234567-l', takes('X1234567L')],
  ...[
    ...[
      '12345678A',
      '1234567Z',
      '123456789Z',
      '12345678',
      'DOCE',
      '1234567OZ',
      '１２３４５６７８Z',
    ],
    ...['ESES12345678Z', HOSTILE, ENDLESS],
  ].map((typed): InputCase => [field, typed, says('format')]),
];

const mobileCases: InputCase[] = [
  ...required('mobile'),
  ...[
    ...['600000009', '600 000 009', '600.00.00.09', '600-000-009', '+34 600 000 009'],
    ...['0034600000009', '(600) 000009', '600\u00a0000\u00a0009', '６０００００００９'],
    ...[`${BLANKS}600000009${BLANKS}`, '+34-600-000-009'],
  ].map((typed): InputCase => ['mobile', typed, takes('+34600000009')]),
  ['mobile', '+33 6 12 34 56 78', takes('+33612345678')],
  ['mobile', '+351 912 345 678', says('maxLength', 12)],
  ['mobile', '600', says('minLength')],
  ['mobile', HOSTILE, says('maxLength', 12)],
  ['mobile', ENDLESS, says('maxLength', 12)],
  ...['600O', '60000000', '6000000091', '60000000O', '100000000', 'seis'].map(
    (typed): InputCase => ['mobile', typed, says('format')],
  ),
];

const LOCAL = 'a'.repeat(64);
const longest = `${LOCAL}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.es`;
const emailCases: InputCase[] = [
  ['email', `${BLANKS}ana@example.com${BLANKS}`, takes('ana@example.com')],
  ['email', 'Ana.Lopez+luz@Example.COM', takes('Ana.Lopez+luz@Example.COM')],
  ['email', longest, takes(longest)],
  ...[`e${longest}`, ENDLESS].map((typed): InputCase => ['email', typed, says('maxLength', 254)]),
  ...[
    ...['ana', 'ana@', '@example.com', 'ana@example', 'ana@example,com', 'ana @example.com'],
    ...['ana@example..com', 'ana@example.com, pep@example.com', 'ana＠example.com', HOSTILE],
    ...[`<ana@example.com>`, `${'a'.repeat(65)}@example.com`],
  ].map((typed): InputCase => ['email', typed, says('format')]),
];

const reached = { mobile: '+34600000009', email: 'ana@example.com', commsLanguage: 'es-ES' };
const person = {
  ...{ vat: DNI, name: 'Ana', surName1: 'Pérez', nifFaceup: ['file:given'] },
  ...{ ...reached, sameInvoiceAddress: true },
};
const company = {
  ...{ vat: 'B00000000', companyName: 'Valls, SL', nifFaceup: ['file:given'] },
  ...{ vatRepresentante: DNI, nameRepresentante: 'Ana', surName1Representante: 'Pérez' },
  ...{ nifEmpresa: ['file:given'], ...reached, sameInvoiceAddress: true },
};
const elsewhere = { ...person, sameInvoiceAddress: false, ownerAddress: ZARAGOZA };
const active = { installation: { activeContract: true } };
const step = 'person';
const notAsked = (...fields: string[]): InputCase[] =>
  fields.map((field) => [field, null, 'not asked']);
const needed = (field: string): InputCase[] => [...required(field), ...textCases(field, 256)];
const free = (field: string): InputCase[] => [...optional(field), ...textCases(field, 256)];

export const personSituations: Situation[] = [
  {
    ...{ step, name: 'a person', answers: person },
    cases: [
      ...taxIdCases('vat'),
      ...['name', 'surName1'].flatMap(needed),
      ...free('surName2'),
      ['nifFaceup', null, says('required')],
      ...fileCases('nifFaceup', 2),
      ...mobileCases,
      ...required('email'),
      ...emailCases,
      ['commsLanguage', null, takes('es-ES')],
      ['commsLanguage', 'ca-ES', takes('ca-ES')],
      ['sameInvoiceAddress', null, takes(true)],
      ['sameInvoiceAddress', 'true', takes(true)],
      ...notAsked(
        'companyName',
        'vatRepresentante',
        'nifEmpresa',
        'changeOwner',
        'ownerAddress/dp',
      ),
    ],
  },
  {
    ...{ step, name: 'a company', answers: company },
    cases: [
      ...['B00000000', ' b-00.000.000 ', 'ESB00000000'].map(
        (typed): InputCase => ['vat', typed, takes('B00000000')],
      ),
      ...needed('companyName'),
      ...taxIdCases('vatRepresentante'),
      ['vat', 'B00000001', says('format')],
      ['vatRepresentante', 'B00000000', says('not')],
      ['vatRepresentante', 'B00000001', says('not')],
      ...['nameRepresentante', 'surName1Representante'].flatMap(needed),
      ...free('surName2Representante'),
      ['nifEmpresa', null, says('required')],
      ...fileCases('nifEmpresa', 3),
      ['nifFaceup', null, says('required')],
      ...notAsked('name', 'surName1', 'surName2'),
    ],
  },
  {
    ...{ step, name: 'companies cannot contract', answers: person },
    contractation: { restrictCompanyVAT: true },
    cases: [
      ['vat', 'B00000000', says('not')],
      ['vat', 'b-00.000.000', says('not')],
      ['vat', DNI, takes(DNI)],
    ],
  },
  {
    ...{ step, name: 'an active contract', answers: { ...person, changeOwner: true } },
    before: active,
    cases: [
      ['changeOwner', null, says('required')],
      ['changeOwner', 'true', takes(true)],
      ['changeOwner', 'false', takes(false)],
    ],
  },
  {
    ...{ step, name: 'nobody asks whether the owner changes', answers: person, before: active },
    contractation: { requireMarkChangeOwner: false },
    cases: notAsked('changeOwner'),
  },
  {
    ...{ step, name: 'no e-mail needed', answers: person },
    contractation: { requireEmail: false },
    cases: [...optional('email'), ...emailCases],
  },
  {
    ...{ step, name: 'one language for all letters', answers: person },
    contractation: { commsLanguage: false },
    cases: notAsked('commsLanguage'),
  },
  {
    ...{ step, name: 'invoices go elsewhere', answers: elsewhere },
    cases: [
      ['sameInvoiceAddress', 'false', takes(false)],
      ...addressCases('ownerAddress', { nv: 255, pnp: 8 }),
    ],
  },
  {
    ...{ step, name: 'invoices go to one of several towns' },
    answers: { ...elsewhere, ownerAddress: SEVERAL_TOWNS },
    cases: townCases.several('ownerAddress'),
  },
  {
    ...{ step, name: 'invoices go to a town that is typed', fails: 'listLocalities' },
    answers: { ...elsewhere, ownerAddress: SEVERAL_TOWNS },
    cases: townCases.typed('ownerAddress'),
  },
  {
    ...{ step, name: 'invoices go to a province that is unknown', fails: 'listProvinces' },
    answers: elsewhere,
    cases: [['ownerAddress/state', null, says('required')]],
  },
  {
    ...{ step, name: 'answers that came from elsewhere', asItCame: true, before: active },
    answers: {
      ...{ ...company, commsLanguage: 'fr-FR', changeOwner: 'quizá', sameInvoiceAddress: 'no' },
      ...{ nifFaceup: ['1', '2', '3'], nifEmpresa: [], mobile: '+34600', email: 'ana' },
    },
    cases: [
      ['commsLanguage', null, says('enum')],
      ['nifFaceup', null, says('maxItems', 2)],
      ['nifEmpresa', null, says('minItems')],
      ['mobile', null, says('minLength')],
      ['email', null, says('format')],
    ],
  },
  {
    ...{ step, name: 'other lists of files', asItCame: true },
    answers: { ...company, nifFaceup: [], nifEmpresa: ['1', '2', '3', '4'] },
    cases: [
      ['nifFaceup', null, says('minItems')],
      ['nifEmpresa', null, says('maxItems', 3)],
    ],
  },
];
