import { type Breakage, replaced } from './breakage.ts';

const contract = 'schemas/screens/contract.json';
const gas = 'schemas/screens/gas-contract.json';

const stranger = replaced('{ "part": "contract-contact" }', '{ "part": "contract-contacts" }');
const twice = replaced(
  '{ "part": "contract-services" }',
  '{ "part": "contract-services" }, { "part": "contract-supply" }, { "part": "contract-services" }',
);
const options = replaced(
  '{ "part": "contract-data" }',
  '{ "part": "contract-data", "options": { "wide": true } }',
);
const actions = replaced(
  '{ "form": "iban-change" }',
  '{ "form": "iban-chnage" }, { "form": "power-change" }, { "route": "claim" }, { "look": "big", "form": "profile-email" }',
);

/** Documents of pages. */
export const screenBreakages: Breakage[] = [
  {
    name: 'a part that does not exist',
    file: contract,
    edit: stranger,
    at: '"contract-contacts"',
    what: /"contract-contacts" is not a part of/,
    fix: /^write "contract-contact"$/,
  },
  {
    name: 'an area that the page does not have',
    file: contract,
    edit: replaced('"right": [', '"rigth": ['),
    at: '"rigth"',
    what: /the page "contract" has no area "rigth" \(did you mean "right"\?\)/,
    fix: /^use one of: top, left, right, bottom$/,
  },
  {
    name: 'a part twice that may stand once',
    file: gas,
    edit: twice,
    at: '{ "part": "contract-supply" }, { "part": "contract-services"',
    what: /"contract-supply" stands on this page twice, and may stand once/,
    fix: /^take one of them out$/,
  },
  {
    name: 'two parts of one name',
    file: gas,
    edit: twice,
    at: '{ "part": "contract-services" }, { "part": "contract-documents"',
    what: /two parts of this page are called "contract-services"/,
    fix: /^give one a name of its own: "id"$/,
  },
  {
    name: 'options of a part that has none',
    file: contract,
    edit: options,
    at: '"options": { "wide"',
    what: /the part "contract-data" has no options/,
    fix: /^take "options" out$/,
  },
  {
    name: 'an action with a form that does not exist',
    file: gas,
    edit: actions,
    at: '"iban-chnage"',
    what: /"iban-chnage" is not a form/,
    fix: /^write "iban-change"$/,
  },
  {
    name: 'an action whose dialog no part has',
    file: gas,
    edit: actions,
    at: '"power-change"',
    what: /no part of this page has the dialog of "power-change"/,
    fix: /^add the part with the dialog, or take the action out$/,
  },
  {
    name: 'an action that leads to a page that does not exist',
    file: gas,
    edit: actions,
    at: '"claim" }',
    what: /"claim" is not a route/,
    fix: /^write "claims"$/,
  },
  {
    name: 'an action without a text',
    file: gas,
    edit: actions,
    at: '{ "look": "big"',
    what: /es-ES has no text "contracts\.actions\.profile-email", which this part needs/,
    fix: /^add "actions\.profile-email" to locales\/es-ES\/contracts\.json$/,
  },
  {
    name: 'a look that there is not',
    file: gas,
    edit: actions,
    at: '"big"',
    what: /"look" cannot be "big"/,
    fix: /^use one of: "primary", "more"$/,
  },
  {
    name: 'the document of a page that there is not',
    file: 'schemas/screens/contarct.json',
    edit: { write: '{ "areas": {} }' },
    what: /there is no page "contarct" \(did you mean "contract"\?\)/,
    fix: /^name the file as one of: contract, .*; for a page of your own, add "page"$/,
  },
  {
    name: 'a page without areas',
    file: 'schemas/screens/nothing.json',
    edit: { write: '{}' },
    what: /"areas" is missing/,
    fix: /^add "areas"$/,
  },
];
