import { type Breakage, replaced } from './breakage.ts';

const comparison = 'schemas/forms/comparison.json';
const delivery = 'schemas/forms/invoice-delivery.json';
const claim = 'schemas/forms/claim.json';
const withUnknownChoices = replaced(
  '"required": ["delivery"],',
  `"required": ["delivery"],
    "allOf": [
      { "if": { "properties": { "delivery": { "const": "postl" } } }, "then": { "required": ["delivery"] } },
      { "if": { "properties": { "delivery": { "const": "by pigeon" } } }, "then": { "required": ["delivery"] } }
    ],`,
);
const setting = replaced('"tariffName": null', '"tariffName": 3, "power2": { "from": "cups" }');

const recovery = 'schemas/forms/password-recovery.json';
const anyEmail = replaced('"format": "email",\n        "maxLength": 254', '"maxLength": 5000');

/** Values, comparisons and resets that no answer can match. */
export const valueBreakages: Breakage[] = [
  {
    name: 'a number compared with a text',
    file: comparison,
    edit: replaced(
      '"exclusiveMinimum": 0,\n        "maximum": 100000\n',
      '"exclusiveMinimum": 0,\n        "equalTo": "1/cups"\n',
    ),
    at: '"1/cups"',
    what: /"equalTo" compares a number with "cups", which is a text/,
    fix: /name one that is a number/,
  },
  {
    name: 'an order of yes and no',
    file: comparison,
    edit: replaced('"const": true\n', '"const": true,\n        "atLeast": "1/power"\n'),
    at: '"1/power"',
    what: /"atLeast" takes a text or a number, and this is yes or no/,
    fix: /take it out/,
  },
  {
    name: 'a comparison with a fact that does not exist',
    file: comparison,
    edit: replaced('comparison/lastDay"', 'comparison/lastDya"'),
    at: '"/facts/subject/comparison/lastDya"',
    what: /no fact subject\.comparison\.lastDya \(did you mean "lastDay"\?\)/,
    fix: /use one of/,
  },
  {
    name: 'a choice that its own field refuses',
    file: comparison,
    edit: replaced(
      '"accessTariff": {\n        "type": "integer",',
      '"accessTariff": {\n        "type": "integer",\n        "enum": [0, 2],',
    ),
    at: '[0, 2]',
    what: /0 does not fit "minimum": 1 beside it/,
    fix: /write a value that fits/,
  },
  {
    name: 'a fixed value that is none of the choices',
    file: 'schemas/forms/price-alert.json',
    edit: replaced('"enum": ["<", ">", "=="]', '"enum": ["<", ">", "=="],\n        "const": "="'),
    at: '"="',
    what: /"=" does not fit "enum"/,
    fix: /write a value that fits/,
  },
  {
    name: 'a number that is more and not more',
    file: comparison,
    edit: replaced(
      '"exclusiveMinimum": 0,\n        "maximum": 10000000\n',
      '"exclusiveMinimum": 9,\n        "maximum": 9\n',
    ),
    at: '9\n      },\n      "p1"',
    what: /nothing is more than 9 and at most 9/,
    fix: /lower exclusiveMinimum/,
  },
  {
    name: 'a branch that its field refuses',
    file: comparison,
    edit: replaced('"p2": {', '"p1": { "maximum": -1 },\n            "p2": {'),
    at: '-1 }',
    what: /nothing is at least 0 and at most -1/,
    fix: /write 0 or more/,
  },
  {
    name: 'a rule about answers of another kind',
    file: comparison,
    edit: replaced(
      '"tariffName": {\n        "type": "string"',
      '"tariffName": {\n        "type": "string",\n        "minimum": 2',
    ),
    at: '"minimum": 2',
    what: /"minimum" says nothing here: it is about a number, and this is a text/,
    fix: /change "type"/,
  },
  {
    name: 'a question for a value of another type',
    file: comparison,
    edit: replaced('"includesAny": "1/facts/settings/comparator/sixPeriods"', '"const": 6'),
    at: '6\n            }\n          }\n        },\n        "then"',
    what: /the answer "tariffName" is never 6/,
    fix: /a value of its type, string/,
  },
  {
    name: 'a comparison with a misspelt choice',
    file: delivery,
    edit: withUnknownChoices,
    at: '"postl"',
    what: /the answer "delivery" is never "postl"/,
    fix: /^write "postal"$/,
  },
  {
    name: 'a comparison with a choice that no longer exists',
    file: delivery,
    edit: withUnknownChoices,
    at: '"by pigeon"',
    what: /the answer "delivery" is never "by pigeon"/,
    fix: /compare it with one of: "email", "postal"/,
  },
  {
    name: 'a reset to a choice that does not exist',
    file: delivery,
    edit: replaced('"delivery": "email"', '"delivery": "fax"'),
    at: '"fax"',
    what: /"delivery" cannot be "fax"/,
    fix: /set one of: "email", "postal"/,
  },
  {
    name: 'a reset to a value of another type',
    file: comparison,
    edit: setting,
    at: '3, "power2"',
    what: /"tariffName" cannot be 3/,
    fix: /a value of its type, string/,
  },
  {
    name: 'a reset that copies a text into a number',
    file: comparison,
    edit: setting,
    at: '"cups" }',
    what: /"power2" is a number, and "cups" is a text/,
    fix: /the same kind/,
  },
  {
    name: 'resets that never come to rest',
    file: claim,
    edit: replaced(
      '"changed": ["type"],\n      "set": {\n        "subtype": null\n      }\n    }',
      `"set": { "type": { "from": "subtype" } }
    },
    { "if": { "required": ["type"], "properties": { "type": { "const": "a" } } }, "set": { "subtype": "b" } },
    { "if": { "required": ["type"], "properties": { "type": { "const": "b" } } }, "set": { "subtype": "a" } }`,
    ),
    at: '{\n      "set": { "type"',
    what: /never come to rest: .*"type" becomes .*, then .*, again and again/,
    fix: /say in its "if" when it counts/,
  },
  {
    name: 'a condition about an answer of a step that is misspelt',
    file: 'schemas/conditions.json',
    edit: replaced('answers/installation/activeContract', 'answers/instalation/activeContract'),
    at: '"subject/wizard/answers/instalation/',
    what: /there is no step "instalation"/,
    fix: /^write "installation"$/,
  },
  {
    name: 'a condition about an answer whose field is misspelt',
    file: 'schemas/conditions.json',
    edit: replaced('answers/gas-contract/includeGas', 'answers/gas-contract/includeGaz'),
    at: '"subject/wizard/answers/gas-contract/includeGaz"',
    what: /the step "gas-contract" has no field "includeGaz"/,
    fix: /^write "includeGas"$/,
  },
  {
    name: 'a line of the running summary whose field is misspelt',
    file: 'schemas/wizards/contracting-gas.json',
    edit: replaced('"fields": ["selectedProduct"]', '"fields": ["selectedProducts"]'),
    at: '"selectedProducts"',
    what: /the step "gas-contract" has no field "selectedProducts"/,
    fix: /^write "selectedProduct"$/,
  },
  {
    name: 'an answer that the running summary says before another, misspelt',
    file: 'schemas/wizards/contracting-gas.json',
    edit: replaced('"fields": ["gasProduct"]', '"fields": ["gasProducts"]'),
    at: '"gasProducts"',
    what: /the step "estimate" has no field "gasProducts"/,
    fix: /^write "gasProduct"$/,
  },
  {
    name: 'a price a month that is computed with a field that is not there',
    file: 'schemas/forms/contracting-contract.json',
    edit: replaced('"powers": ["power", "power2"', '"powers": ["power", "pawer2"'),
    at: '"pawer2"',
    what: /this form has no field "pawer2" \(did you mean "power2"\?\)/,
    fix: /no product says what it costs a month/,
  },
  {
    name: 'an answer that may be left empty and that the API needs',
    file: recovery,
    edit: replaced('"required": ["nif", "email"]', '"required": ["nif"]'),
    at: '"email": {\n        "type"',
    what: /the API needs "email" \(resetPassword\)/,
    fix: /name "email" in "required"/,
  },
  {
    name: 'a text longer than the API takes',
    file: recovery,
    edit: anyEmail,
    at: '5000',
    what: /the API takes "email" with maxLength 254 .* here it is maxLength 5000/,
    fix: /254 or less/,
  },
  {
    name: 'a text of any format where the API takes one',
    file: recovery,
    edit: anyEmail,
    at: '"email": {\n        "type"',
    what: /takes "email" only as email/,
    fix: /"format"/,
  },
];
