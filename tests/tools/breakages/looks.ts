import { type Breakage, replaced } from './breakage.ts';

const change = 'schemas/forms/iban-change.json';
const login = 'schemas/forms/login.json';
const ofPassword = (more: string) =>
  replaced(
    '"password": {\n        "type": "string"',
    `"password": {\n        "type": "string",\n        ${more}`,
  );

/** Rules, widgets and look-ups of fields that cannot be. */
export const ruleBreakages: Breakage[] = [
  {
    name: 'a pattern that runs away',
    file: login,
    edit: ofPassword('"notEqualTo": "1/usr",\n        "pattern": "^(a+)+$"'),
    at: '"^(a+)+$"',
    what: /can run for minutes/,
    fix: /give it a limit/,
  },
  {
    name: 'a pattern that is none',
    file: 'schemas/fragments/address.json',
    edit: replaced('"^[0-9]{5}$"', '"^[0-9{5}$"'),
    at: '"^[0-9{5}$"',
    what: /not a regular expression/,
    fix: /regex101/,
  },
  {
    name: 'an unknown format',
    file: 'schemas/fragments/address.json',
    edit: replaced('"format": "postal-code"', '"format": "postalcode"'),
    at: '"postalcode"',
    what: /"postalcode" is not a format/,
    fix: /^write "postal-code"$/,
  },
  {
    name: 'an unknown fragment',
    file: 'schemas/forms/contracting-person.json',
    edit: replaced('"$fragment": "address"', '"$fragment": "adress"'),
    at: '"adress"',
    what: /"adress" is not a fragment/,
    fix: /^write "address"$/,
  },
  {
    name: 'an unknown widget',
    file: change,
    edit: replaced('"ui:widget": "consent"', '"ui:widget": "consnet"'),
    at: '"consnet"',
    what: /"consnet" is not a widget/,
    fix: /^write "consent"$/,
  },
  {
    name: 'a widget on the wrong type',
    file: login,
    edit: replaced('"ui:widget": "password"', '"ui:widget": "files"'),
    at: '"files"',
    what: /the widget "files" cannot answer "password", which is of type string/,
    fix: /give the field the type array, or use .*"password"/,
  },
  {
    name: 'further contracts under a name that nothing reads',
    file: 'schemas/forms/invoice-delivery.json',
    edit: replaced(
      '"otherContracts": {\n      "ui:widget"',
      '"moreContracts": {\n      "ui:widget"',
    ),
    at: '"contracts"',
    what: /"contracts" cannot show "moreContracts": .* would not be sent/,
    fix: /^name the field "otherContracts", outside of any group/,
  },
  {
    name: 'a look-up of an operation that does not exist',
    file: 'schemas/fragments/address.json',
    edit: replaced('"operation": "listLocalities"', '"operation": "listLocalitys"'),
    at: '"listLocalitys"',
    what: /no operation "listLocalitys"/,
    fix: /^write "listLocalities"$/,
  },
  {
    name: 'a parameter that the operation has not',
    file: change,
    edit: replaced('"value": "id"', '"params": { "zip": "account" },\n        "value": "id"'),
    at: '"account" }',
    what: /"listIbans" has no parameter "zip"/,
    fix: /use one of/,
  },
  {
    name: 'a fact in force that does not exist',
    file: change,
    edit: replaced('contract/bankAccount/id', 'contract/account/id'),
    at: '"facts/subject/contract/account/id"',
    what: /there is no fact "facts\/subject\/contract\/account\/id"/,
    fix: /facts\.schema\.json/,
  },
  {
    name: 'a place in a list of facts that has no such member',
    file: 'schemas/forms/power-change.json',
    edit: replaced(
      '"current": "facts/subject/contract/powers/0/powerKw"',
      '"current": "facts/subject/contract/powers/0/watts"',
    ),
    at: '"facts/subject/contract/powers/0/watts"',
    what: /there is no fact "facts\/subject\/contract\/powers\/0\/watts"/,
    fix: /facts\.schema\.json/,
  },
  {
    name: 'what is in force of a widget that does not show it',
    file: change,
    edit: replaced(
      '"ui:widget": "iban"',
      '"ui:widget": "iban",\n      "ui:options": { "current": "facts/subject/contract/bankAccount/iban" }',
    ),
    at: '"current": "facts/subject/contract/bankAccount/iban"',
    what: /only "choice" and "kilowatts" show what is in force/,
    fix: /leave "current" out/,
  },
  {
    name: 'a list of 5,000 choices in a form',
    file: change,
    edit: replaced(
      '"account": {\n        "type": "string"\n',
      `"account": {\n        "type": "string",\n        "enum": [${Array.from({ length: 5000 }, (_, i) => `"a${i}"`)}]\n`,
    ),
    at: '["a0"',
    what: /"enum" has 5000 entries, more than 300/,
    fix: /look-up/,
  },
  {
    name: 'a first answer that does not fit',
    file: 'schemas/forms/contracting-payment.json',
    edit: replaced('"format": "iban"', '"format": "iban",\n        "default": "ES00"'),
    at: '"ES00"',
    what: /begins with "ES00", which it does not take/,
    fix: /an answer that fits/,
  },
];
