import { type Breakage, inLook, replaced } from './breakage.ts';

const change = 'schemas/forms/iban-change.json';
const login = 'schemas/forms/login.json';
const ofPassword = (more: string) =>
  replaced(
    '"password": {\n        "type": "string"',
    `"password": {\n        "type": "string",\n        ${more}`,
  );
const withoutIban = replaced(
  '"properties": {\n            "iban": {\n              "type": "string",\n              "format": "iban",\n              "notEqualTo": "/facts/subject/contract/bankAccount/iban"\n            }\n          }',
  '"properties": {}',
);

/** Fields that are named and not there. */
export const fieldBreakages: Breakage[] = [
  {
    name: 'a typo in a key',
    file: change,
    edit: replaced('"requires"', '"requries"'),
    at: '"requries"',
    what: /"requries"/,
    fix: /^write "requires"$/,
  },
  {
    name: 'a text in a schema',
    file: login,
    edit: replaced('"maxLength": 254', '"title": "Usuario",\n        "maxLength": 254'),
    at: '"title"',
    what: /"title"/,
    fix: /locales\/<language>\/forms/,
  },
  {
    name: 'an unknown condition',
    file: login,
    edit: replaced('["password-login-allowed"]', '["pasword-login-allowed"]'),
    at: '"pasword-login-allowed"',
    what: /"pasword-login-allowed" is not a condition/,
    fix: /^write "password-login-allowed"$/,
  },
  {
    name: 'a required field that does not exist',
    file: change,
    edit: replaced('"ownerIsBankOwner"]', '"ownerIsBankOwnr"]'),
    at: '"ownerIsBankOwnr"]',
    what: /no field "ownerIsBankOwnr" \(did you mean "ownerIsBankOwner"\?\)/,
    fix: /add the field/,
  },
  {
    name: 'a removed field that a rule still requires',
    file: change,
    edit: withoutIban,
    at: '"iban"],\n          "properties": {}',
    what: /no field "iban"/,
    fix: /take this out/,
  },
  {
    name: 'a removed field that the order still names',
    file: change,
    edit: withoutIban,
    at: '"iban", "files", "ownerIs',
    what: /no field "iban"/,
    fix: /take this out/,
  },
  {
    name: 'a removed field that the drafts still leave out',
    file: change,
    edit: withoutIban,
    at: '"iban", "files"]\n',
    what: /no field "iban"/,
    fix: /take this out/,
  },
  {
    name: 'a field removed whose texts are still there',
    file: 'locales/es-ES/forms/iban-change.json',
    in: change,
    edit: withoutIban,
    at: '"iban": {',
    what: /nothing uses these texts: .*"iban"/,
    fix: /take them out/,
  },
  {
    name: 'a reset of a field that does not exist',
    file: change,
    edit: replaced('  "schema": {', '  "resets": [{ "set": { "acount": null } }],\n  "schema": {'),
    at: '"acount"',
    what: /no field "acount" \(did you mean "account"\?\)/,
    fix: /add the field/,
  },
  {
    name: 'an order that names a field that does not exist',
    file: login,
    edit: inLook,
    at: '"usr"',
    what: /no field "usr"/,
    fix: /take this out/,
  },
  {
    name: 'a group of a field that does not exist',
    file: login,
    edit: inLook,
    at: '"pasword"]',
    what: /no field "pasword" \(did you mean "password"\?\)/,
    fix: /take this out/,
  },
  {
    name: 'a comparison with a field that does not exist',
    file: login,
    edit: ofPassword('"notEqualTo": "1/usr",\n        "pattern": "^(a+)+$"'),
    at: '"1/usr"',
    what: /no field "usr"/,
    fix: /add the field/,
  },
  {
    name: 'a text shorter than it must be long',
    file: 'schemas/forms/contact-phone.json',
    edit: replaced(
      '"format": "phone",',
      '"format": "phone", "minItems": 3, "maxItems": 2, "const": 7,',
    ),
    at: '2, "const"',
    what: /nothing is at least 3 and at most 2/,
    fix: /write 3 or more/,
  },
  {
    name: 'a text that must be a number',
    file: 'schemas/forms/contact-phone.json',
    edit: replaced(
      '"format": "phone",',
      '"format": "phone", "minItems": 3, "maxItems": 2, "const": 7,',
    ),
    at: '7,',
    what: /7 is no string/,
    fix: /of that type/,
  },
  {
    name: 'a field under a name that the code sends itself',
    file: 'schemas/forms/contact-unsigned.json',
    edit: replaced('"properties": {', '"properties": {\n      "attachment": { "type": "string" },'),
    at: '"attachment": {',
    what: /the portal sends something of its own as "attachment"/,
    fix: /another name/,
  },
  ...[
    ['contact-email', 'phone', /what the form "contact-phone" changes/, /another name/],
    ['contact-phone', 'email', /what the form "contact-email" changes/, /another name/],
    ['end-sessions', 'reason', /nothing is sent of "reason"/, /take the field out/],
    ['requests-filter', 'kind', /nothing is filtered by "kind"/, /used are state$/],
    ['invoices-filter', 'paper', /nothing is filtered by "paper"/, /energy_consumed/],
    ['power-calculation', 'floor', /does not use "floor"/, /used are appliances/],
    [
      'battery-move-destination',
      'percentage',
      /another step has a field "percentage"/,
      /another name/,
    ],
  ].map(
    ([form, field, what, fix]): Breakage => ({
      name: `a field "${field}" of ${form}, which goes nowhere`,
      file: `schemas/forms/${form}.json`,
      edit: replaced(
        `"properties": {${form === 'end-sessions' ? '}' : ''}`,
        `"properties": { "${field}": { "type": "string" }${form === 'end-sessions' ? ' }' : ','}`,
      ),
      at: `"${field}": { "type"`,
      what: what as RegExp,
      fix: fix as RegExp,
    }),
  ),
  {
    name: 'a field that must be equal to itself',
    file: 'schemas/forms/sign-up.json',
    edit: replaced('"equalTo": "1/email"', '"equalTo": "1/email2"'),
    at: '"1/email2"',
    what: /"equalTo" compares "email2" with itself/,
    fix: /name another field/,
  },
  {
    name: 'a form with the mutation of another one',
    file: 'schemas/forms/electronic-notification.json',
    edit: replaced('"submit": "electronic-notification"', '"submit": "power-change"'),
    at: '"power-change"',
    what: /sends the form "electronic-notification" as "electronic-notification"/,
    fix: /^write "electronic-notification"$/,
  },
];
