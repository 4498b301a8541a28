import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { addressCases, SEVERAL_TOWNS, townCases, ZARAGOZA } from './address.ts';
import {
  BLANKS,
  ENDLESS,
  each,
  fileCases,
  HOSTILE,
  type InputCase,
  notRequested,
  optional,
  required,
  type Situation,
  says,
  takes,
} from './input-case.ts';

/** Of a supply point whose customer lets nobody see its data: it fills in no address. */
const CUPS = someCups('02');
/** One whose state cannot be told. */
const UNREACHABLE = someCups('10');
/** One that has a contract already. */
const TAKEN = someCups('01');
const SHORT = CUPS.slice(0, 20);
const grouped = CUPS.replace(/(.{4})/g, '$1 ');

/** Cases of a CUPS of electricity or gas. */
export const cupsCases = (field: string): InputCase[] => [
  ...required(field),
  [field, CUPS, takes(CUPS)],
  [field, SHORT, takes(SHORT)],
  [field, `${BLANKS}${grouped.toLowerCase()}\n`, takes(CUPS)],
  [field, CUPS.replaceAll('0', 'O'), takes(CUPS)],
  [field, CUPS.replaceAll('0', 'o').replace(/(.{6})/g, '$1-'), takes(CUPS)],
  [field, CUPS.replace(/(.{5})/g, '$1\u00a0'), takes(CUPS)],
  ...each(
    field,
    [
      ...[SHORT.slice(0, 19), CUPS.slice(0, 21), `${CUPS}1`, `${SHORT}9Q`],
      ...[CUPS.replace('ES', 'FR'), SHORT.replace(/..$/, 'II'), CUPS.replaceAll('0', '０')],
      ...[CUPS.replace(/(.{6})/g, '$1.'), '12345678Z', HOSTILE, ENDLESS],
    ],
    says('format'),
  ),
  [field, TAKEN, says('notAvailable')],
  [field, UNREACHABLE, takes(UNREACHABLE)],
];

const REFERENCE = '1234567ZZ1234Z0001OZ';
const reference: InputCase[] = [
  ...optional('address/ref_catastral'),
  ['address/ref_catastral', REFERENCE, takes(REFERENCE)],
  [
    'address/ref_catastral',
    ` ${REFERENCE.toLowerCase().replace(/(.{7})/g, '$1 ')}`,
    takes(REFERENCE),
  ],
  ['address/ref_catastral', REFERENCE.replace(/(.{7})/g, '$1-\u00a0'), takes(REFERENCE)],
  ...each(
    'address/ref_catastral',
    [
      ...[REFERENCE.slice(0, 19), `${REFERENCE}1`, REFERENCE.replace('OZ', 'OY'), 'no la sé'],
      ...[REFERENCE.replaceAll('0', 'O'), REFERENCE.replaceAll('1', '１'), HOSTILE, ENDLESS],
    ],
    says('format'),
  ),
];

const home = {
  ...{ cups: CUPS, address: ZARAGOZA, residenceType: 'habitual', activeContract: false },
  socialBonus: 'no',
};
const active = { ...home, activeContract: true, invoice: ['file:given'] };
const gas = { ...home, cups: undefined, gasCups: CUPS };
const step = 'installation';

/** A box that must be ticked. */
export const mustBeTicked = (field: string): InputCase[] => [
  [field, null, says('const')],
  [field, true, takes(true)],
  [field, false, says('const')],
];

export const installation: Situation[] = [
  {
    ...{ step, name: 'a home without a contract', answers: home },
    cases: [
      ...cupsCases('cups'),
      ...addressCases('address', { nv: 256, pnp: 9 }),
      ...reference,
      ['residenceType', null, says('required')],
      ['residenceType', 'habitual', takes('habitual')],
      ['residenceType', 'second', takes('second')],
      ['activeContract', null, says('required')],
      ['activeContract', 'false', takes(false)],
      ['allowContact', null, takes(undefined)],
      ['allowContact', true, takes(true)],
      ...notRequested('cnae', 'comerOrigin', 'invoice', 'gasCups', 'acceptMorosityVerification'),
      ...notRequested('leadsConsent'),
    ],
  },
  {
    ...{ step, name: 'a postal code of several towns' },
    answers: { ...home, address: SEVERAL_TOWNS },
    cases: townCases.several('address'),
  },
  {
    ...{ step, name: 'towns that cannot be looked up', fails: 'listLocalities' },
    answers: { ...home, address: SEVERAL_TOWNS },
    cases: townCases.typed('address'),
  },
  {
    ...{ step, name: 'a province that cannot be looked up', fails: 'listProvinces' },
    answers: home,
    cases: [['address/state', null, says('waiting')]],
  },
  {
    ...{ step, name: 'answers that came from elsewhere', asItCame: true },
    answers: {
      ...{ ...active, residenceType: 'palace', comerOrigin: 9999 },
      ...{ address: { ...ZARAGOZA, tv: 9999 }, invoice: ['1', '2', '3', '4'], cups: 'ES12' },
    },
    cases: [
      ['cups', null, says('format')],
      ['residenceType', null, says('enum')],
      ['address/tv', null, says('required')],
      ['invoice', null, says('maxItems', 3)],
    ],
  },
  {
    ...{ step, name: 'a business', answers: { ...home, residenceType: 'business', cnae: 107 } },
    cases: [
      ['residenceType', 'business', takes('business')],
      ['cnae', null, says('required')],
      ['cnae', HOSTILE, says('required')],
      ['cnae', ' PANADERIA ', takes(107)],
    ],
  },
  {
    ...{ step, name: 'an active contract', answers: active },
    cases: [
      ['activeContract', 'true', takes(true)],
      ['invoice', null, says('required')],
      ...fileCases('invoice', 3),
      ['comerOrigin', null, takes(undefined)],
      ['comerOrigin', '3', takes(3)],
    ],
  },
  {
    ...{ step, name: 'no invoice needed', answers: active },
    contractation: { invoiceRequired: false },
    cases: [['invoice', null, takes(undefined)]],
  },
  {
    ...{ step, name: 'an invoice list that is empty', asItCame: true },
    answers: { ...active, invoice: [] },
    cases: [['invoice', null, says('minItems')]],
  },
  {
    ...{ step, name: 'the previous retailer is needed', answers: active },
    contractation: { requirePreviousSupplier: true },
    cases: [
      ['comerOrigin', null, says('required')],
      ['comerOrigin', '3', takes(3)],
    ],
  },
  {
    ...{ step, name: 'debts are looked up', answers: home },
    contractation: { checkMorosity: true, requireMorosityConsent: true },
    cases: mustBeTicked('acceptMorosityVerification'),
  },
  {
    ...{ step, name: 'debts are looked up, which is information', answers: home },
    contractation: { checkMorosity: true },
    cases: notRequested('acceptMorosityVerification'),
  },
  {
    ...{ step, name: 'the bono social', answers: { ...home, socialBonus: 'yes' } },
    cases: [['socialBonus', null, says('required')], ...mustBeTicked('socialBonusWaiver')],
  },
  {
    ...{ step, name: 'a second home', answers: { ...home, residenceType: 'second' } },
    cases: notRequested('socialBonus'),
  },
  {
    ...{ step, name: 'consent may be given', answers: home },
    contractation: { requireLeadConsent: true },
    cases: [
      ['leadsConsent', null, takes(undefined)],
      ['leadsConsent', true, takes(true)],
    ],
  },
  {
    ...{ step, name: 'consent is given', answers: { ...home, leadsConsent: true } },
    contractation: { requireLeadConsent: true },
    cases: notRequested('allowContact'),
  },
  {
    ...{ step, name: 'consent is needed, of a customer', answers: home, signedIn: true },
    contractation: { requireLeadConsent: true },
    cases: notRequested('leadsConsent', 'allowContact'),
  },
  {
    ...{ step, name: 'gas', answers: { ...gas, activeContract: true }, wizard: 'contracting-gas' },
    cases: [
      ...cupsCases('gasCups'),
      ['gasComerOrigin', null, takes(undefined)],
      ...notRequested('cups', 'comerOrigin', 'invoice'),
    ],
  },
  {
    ...{ step, name: 'gas, and the previous retailer is needed', wizard: 'contracting-gas' },
    ...{ answers: { ...gas, activeContract: true } },
    contractation: { requirePreviousSupplier: true },
    cases: [
      ['gasComerOrigin', null, says('required')],
      ['gasComerOrigin', '203', takes(203)],
    ],
  },
];
