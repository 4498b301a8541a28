import { addressCases, SEVERAL_TOWNS, townCases, ZARAGOZA } from './address.ts';
import {
  each,
  fileCases,
  type InputCase,
  notRequested,
  optional,
  required,
  type Situation,
  says,
  takes,
  textCases,
} from './input-case.ts';
import { DNI, emailCases, mobileCases, taxIdCases } from './person-codes.ts';

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
const needed = (field: string): InputCase[] => [...required(field), ...textCases(field, 256)];
const free = (field: string): InputCase[] => [...optional(field), ...textCases(field, 256)];

export const personSituations: Situation[] = [
  {
    ...{ step, name: 'a person', answers: person },
    cases: [
      ...taxIdCases('vat'),
      ...['name', 'surName1'].flatMap(needed),
      ...free('surName2'),
      ['nifFaceup', null, takes(undefined)],
      ...fileCases('nifFaceup', 2),
      ...mobileCases,
      ...required('email'),
      ...emailCases,
      ['commsLanguage', null, takes('es-ES')],
      ['commsLanguage', 'ca-ES', takes('ca-ES')],
      ['sameInvoiceAddress', null, takes(true)],
      ['sameInvoiceAddress', 'true', takes(true)],
      ...notRequested(
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
    contractation: { checkIdentity: 'required' },
    cases: [
      ...each('vat', ['B00000000', ' b-00.000.000 ', 'ESB00000000'], takes('B00000000')),
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
      ...notRequested('name', 'surName1', 'surName2'),
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
    cases: notRequested('changeOwner'),
  },
  {
    ...{ step, name: 'no e-mail needed', answers: person },
    contractation: { requireEmail: false },
    cases: [...optional('email'), ...emailCases],
  },
  {
    ...{ step, name: 'one language for all letters', answers: person },
    contractation: { commsLanguage: false },
    cases: notRequested('commsLanguage'),
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
    cases: [['ownerAddress/state', null, says('waiting')]],
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
      ['mobile', null, says('format')],
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
