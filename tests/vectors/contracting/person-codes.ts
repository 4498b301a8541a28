import {
  BLANKS,
  ENDLESS,
  each,
  HOSTILE,
  type InputCase,
  required,
  says,
  takes,
} from './input-case.ts';

/** Of somebody made up. */
export const DNI = '12345678Z';

/** Cases of the tax id of a person. */
export const taxIdCases = (field: string): InputCase[] => [
  ...required(field),
  ...each(
    field,
    [
      ...[DNI, '12345678z', ' 12 345 678 Z ', '12.345.678-Z', '12345678\u00a0Z', 'ES12345678Z'],
      ...[`${BLANKS}${DNI}${BLANKS}`, '12.345.678 z\n'],
    ],
    takes(DNI),
  ),
  [field, 'x-1234567-l', takes('X1234567L')],
  ...each(
    field,
    [
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
    ],
    says('format'),
  ),
];

/** Cases of the mobile. */
export const mobileCases: InputCase[] = [
  ...required('mobile'),
  ...each(
    'mobile',
    [
      ...['600000009', '600 000 009', '600.00.00.09', '600-000-009', '+34 600 000 009'],
      ...['0034600000009', '(600) 000009', '600\u00a0000\u00a0009', '６０００００００９'],
      ...[`${BLANKS}600000009${BLANKS}`, '+34-600-000-009'],
    ],
    takes('+34600000009'),
  ),
  ['mobile', '+33 6 12 34 56 78', takes('+33612345678')],
  ['mobile', '+351 912 345 678', says('maxLength', 12)],
  ['mobile', '600', says('minLength')],
  ['mobile', HOSTILE, says('maxLength', 12)],
  ['mobile', ENDLESS, says('maxLength', 12)],
  ...each(
    'mobile',
    ['600O', '60000000', '6000000091', '60000000O', '100000000', 'seis'],
    says('format'),
  ),
];

const LOCAL = 'a'.repeat(64);
const longest = `${LOCAL}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.es`;
/** Cases of an e-mail address, whether it is needed or not. */
export const emailCases: InputCase[] = [
  ['email', `${BLANKS}ana@example.com${BLANKS}`, takes('ana@example.com')],
  ['email', 'Ana.Lopez+luz@Example.COM', takes('Ana.Lopez+luz@example.com')],
  ['email', longest, takes(longest)],
  ...each('email', [`e${longest}`, ENDLESS], says('maxLength', 254)),
  ...each(
    'email',
    [
      ...['ana', 'ana@', '@example.com', 'ana@example', 'ana@example,com', 'ana @example.com'],
      ...['ana@example..com', 'ana@example.com, pep@example.com', 'ana＠example.com', HOSTILE],
      ...[`<ana@example.com>`, `${'a'.repeat(65)}@example.com`],
    ],
    says('format'),
  ),
];
