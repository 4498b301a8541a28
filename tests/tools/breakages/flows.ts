import { type Breakage, replaced } from './breakage.ts';

const gas = 'schemas/wizards/contracting-gas.json';
const electricity = 'schemas/wizards/contracting-electricity.json';
const dual = 'schemas/wizards/contracting-dual.json';
const withEarlySteps = replaced(
  '"steps": [\n',
  `"steps": [
    { "id": "payment", "form": "contracting-payment", "sends": 4 },
    { "id": "pets", "form": "contracting-payment", "sends": 2 },
`,
);
const hidden = replaced(
  '"contracting-installation", "sends"',
  '"contracting-installation", "when": ["business-not-halted"], "sends"',
);
const withConditions = replaced(
  '"conditions": {\n',
  `"conditions": {
    "day-and-night": { "allOf": [{ "$condition": "signed-in" }, { "$fact": "session/signedIn", "const": false }] },
    "round": { "$condition": "trip" },
    "trip": { "$condition": "round" },
    "nowhere": { "$setting": "features.ibanChnage.enabled", "const": true },
    "asleep": { "$fact": "subject/contract/state", "const": "dormida" },
`,
);

/** Steps and conditions that cannot be. */
export const flowBreakages: Breakage[] = [
  {
    name: 'a step of a form that does not exist',
    file: gas,
    edit: replaced('"contracting-person"', '"contracting-persn"'),
    at: '"contracting-persn"',
    what: /"contracting-persn" is not a form/,
    fix: /^write "contracting-person"$/,
  },
  {
    name: 'two steps of the same name',
    file: gas,
    edit: replaced('"id": "payment"', '"id": "person"'),
    at: '"person", "form": "contracting-payment"',
    what: /another step has the id "person"/,
    fix: /its own id/,
  },
  {
    name: 'a step that no customer reaches',
    file: gas,
    edit: replaced(
      '"when": ["business-not-halted"],\n',
      '"when": ["contracting-supply-with-self-consumption", "contracting-supply-without-self-consumption"],\n',
    ),
    at: '["contracting-supply-with-',
    what: /never hold together .*no customer reaches this step/,
    fix: /take one of them out/,
  },
  {
    name: 'a condition about answers of a later step',
    file: electricity,
    edit: hidden,
    at: '"business-not-halted"], "sends": 1',
    what: /"business-not-halted" asks for answers of the step "person", which comes later/,
    fix: /move "person" before "installation"/,
  },
  {
    name: 'a step that some do not see and whose answers the retailer needs',
    file: electricity,
    edit: hidden,
    at: '"business-not-halted"], "sends": 1',
    what: /"business-not-halted" hides the step "installation", .*can confirm nothing without its answers/,
    fix: /^take it out here$/,
  },
  {
    name: 'a step after the confirmation',
    file: electricity,
    edit: replaced(
      '    }\n  ]\n',
      '    },\n    { "id": "after", "form": "contracting-gas-contract" }\n  ]\n',
    ),
    at: '"summary"',
    what: /"confirmation" sums up the steps before it, but others come after it/,
    fix: /move it to the end/,
  },
  {
    name: 'a wizard without its summary',
    file: dual,
    edit: replaced('"summary": true,', '"when": ["business-not-halted"],'),
    at: '"steps"',
    what: /no step sums up the answers before the customer confirms/,
    fix: /"summary": true/,
  },
  {
    name: 'a confirmation that some do not see',
    file: dual,
    edit: replaced('"summary": true,', '"when": ["business-not-halted"],'),
    at: '"when": ["business-not-halted"],\n      "sends": 5',
    what: /the last step, "confirmation", confirms the whole, and its conditions hide it/,
    fix: /take "when" out here/,
  },
  {
    name: 'a wizard without a step that its confirmation needs',
    file: dual,
    edit: replaced('"id": "installation"', '"id": "supply"'),
    at: '"steps"',
    what: /"contracting" cannot confirm anything without the answers of a step "installation"/,
    fix: /put the step with the id "installation" back/,
  },
  {
    name: 'a step under the number of another one',
    file: electricity,
    edit: replaced('"sends": 3', '"sends": 4'),
    at: '4\n    },\n    { "id": "payment"',
    what: /"contracting" sends the step "contract" under 3, not under 4/,
    fix: /^write 3$/,
  },
  {
    name: 'a step that is sent before one whose answers its call needs',
    file: gas,
    edit: withEarlySteps,
    at: '4 },\n    { "id": "pets"',
    what: /to send the step "payment" "contracting" needs the answers of "installation", which comes later/,
    fix: /put "installation" before "payment", or take "sends" out here/,
  },
  {
    name: 'a step of an owner that is sent by itself',
    file: gas,
    edit: withEarlySteps,
    at: '2 },\n    { "id": "installation"',
    what: /"contracting" sends no step "pets" by itself/,
    fix: /take "sends" out here: its answers travel with the next step that is sent/,
  },
  {
    name: 'a form without a field that the retailer needs',
    file: dual,
    in: 'schemas/forms/contracting-payment.json',
    edit: replaced('"isOwner": {\n        "type"', '"owns": {\n        "type"'),
    at: '"contracting-payment"',
    what: /the form "contracting-payment" has no field "isOwner", without which "contracting" can confirm nothing/,
    fix: /put the field back into that form/,
  },
  {
    name: 'a wording with an answer of a step that is misspelt',
    file: electricity,
    edit: replaced('"person/mobile"', '"persn/mobile"'),
    at: '"persn/mobile"',
    what: /there is no step "persn"/,
    fix: /^write "person"$/,
  },
  {
    name: 'a wording with an answer whose field is misspelt',
    file: electricity,
    edit: replaced('"payment/iban"', '"payment/ibn"'),
    at: '"payment/ibn"',
    what: /the step "payment" has no field "ibn"/,
    fix: /^write "iban"$/,
  },
  {
    name: 'a condition that never holds',
    file: 'schemas/conditions.json',
    edit: withConditions,
    at: '"day-and-night"',
    what: /"day-and-night" can never hold: .*session\.signedIn/,
    fix: /keep one of the demands/,
  },
  {
    name: 'conditions in a circle',
    file: 'schemas/conditions.json',
    edit: withConditions,
    at: '"round": {',
    what: /circle: round → trip → round/,
    fix: /take one of these/,
  },
  {
    name: 'a condition about a setting that does not exist',
    file: 'schemas/conditions.json',
    edit: withConditions,
    at: '"features.ibanChnage.enabled"',
    what: /ibanChnage/,
    fix: /ibanChange/,
  },
  {
    name: 'a condition about a value that is never there',
    file: 'schemas/conditions.json',
    edit: withConditions,
    at: '"dormida"',
    what: /subject\.contract\.state is never "dormida"/,
    fix: /"activa"/,
  },
  {
    name: 'a condition without words',
    file: 'schemas/conditions.json',
    edit: withConditions,
    at: '"asleep"',
    what: /no text says what to do when "asleep" does not hold/,
    fix: /conditions\.json/,
  },
];
