import { type Breakage, replaced } from './breakage.ts';

const contract = 'schemas/screens/contract.json';
const gas = 'schemas/screens/gas-contract.json';
const home = 'schemas/screens/home.json';

const stranger = replaced('"part": "contract-contact"', '"part": "contract-contacts"');
const twice = replaced(
  '{ "part": "contract-services" }',
  '{ "part": "contract-services" }, { "part": "contract-supply" }, { "part": "contract-services" }',
);
const options = replaced(
  '{ "part": "contract-bank" }',
  '{ "part": "contract-bank", "options": { "wide": true } }',
);
const fact = replaced('"owner",', '"owners",');
const ways = replaced(
  '"mobile", "delivery", "notification"] }\n      },',
  '"mobile", "notification"] }\n      },\n      { "part": "contract-actions", "id": "others", "options": { "actions": [{ "form": "invoice-delivery" }] } },',
);
const actions = replaced(
  '{ "id": "claim", "route": "claims" }',
  '{ "form": "iban-chnage" }, { "form": "power-change" }, { "route": "claim" }, { "look": "big", "form": "profile-email" }',
);

const turned = replaced(
  '{ "part": "contract-tariff-options" }',
  '{ "part": "contract-tariff-options", "from": "2999-01-07T00:00:00+01:00", "until": "2999-01-01T00:00:00+01:00" }',
);
const times = replaced(
  '{ "part": "home-attention" }',
  '{ "part": "home-attention", "from": "2999-12-01T00:00:00", "until": "2999-02-45T00:00:00+01:00" }',
);
const request = 'schemas/screens/request.json';
const comparator = 'schemas/screens/comparator.json';
const gasComparator = 'schemas/screens/gas-comparator.json';
const end = 'schemas/screens/contracting-gas.json';
const errors = 'schemas/screens/errors.json';

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
    what: /the part "contract-bank" has no options/,
    fix: /^take "options" out$/,
  },
  {
    name: 'a fact that a card does not know',
    file: contract,
    edit: fact,
    at: '"owners"',
    what: /cannot be "owners"/,
    fix: /^use one of: "number", "owner", /,
  },
  {
    name: 'an action whose dialog a card is without',
    file: contract,
    edit: ways,
    at: '"invoice-delivery"',
    what: /no part of this page has the dialog of "invoice-delivery"/,
    fix: /^add the part/,
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
    name: 'a part that ends before it begins',
    file: contract,
    edit: turned,
    at: '"2999-01-01T00:00:00+01:00"',
    what: /this entry ends before it begins/,
    fix: /^put `until` after `from`$/,
  },
  {
    name: 'a part with a time without its zone',
    file: home,
    edit: times,
    at: '"2999-12-01T00:00:00"',
    what: /"2999-12-01T00:00:00" does not fit/,
    fix: /with the time zone/,
  },
  {
    name: 'a part with a time that does not exist',
    file: home,
    edit: times,
    at: '"2999-02-45T00:00:00+01:00"',
    what: /there is no such time: 2999-02-45/,
    fix: /^correct the day, the month or the hour$/,
  },
  {
    name: 'the part that a page is for, for a time only',
    file: 'schemas/screens/requests.json',
    edit: replaced(
      '"part": "requests-list",',
      '"part": "requests-list",\n        "until": "2999-01-01T00:00:00+01:00",',
    ),
    at: '"2999-01-01T00:00:00+01:00"',
    what: /"requests-list", which this page is for, may be missing/,
    fix: /^take its "until" out; to close the page, use the setting routes$/,
  },
  {
    name: 'the document of a page that there is not',
    file: 'schemas/screens/contarct.json',
    edit: { write: '{ "areas": {} }' },
    what: /there is no page "contarct" \(did you mean "contract"\?\)/,
    fix: /^name the file as one of: home, home-visitors, contract, .*; for a page of your own, add "page"$/,
  },
  {
    name: 'a page without the part that it is for',
    file: request,
    edit: replaced('{ "part": "request-thread" },', ''),
    at: '"main": [',
    what: /the area "main" of this page has no "request-thread", which the page is for/,
    fix: /^add \{ "part": "request-thread" \}$/,
  },
  {
    name: 'a result that may be without its answer',
    file: comparator,
    edit: replaced(
      '"part": "comparison-answer",',
      '"part": "comparison-answer", "requires": ["signed-in"],',
    ),
    at: '["signed-in"]',
    what: /"comparison-answer", which this page is for, may be missing/,
    fix: /^take its "requires" out; to close the page, use the setting routes$/,
  },
  {
    name: 'a fact of a comparison that there is not',
    file: gasComparator,
    edit: replaced('"facts": ["retailer",', '"facts": ["retailler",'),
    at: '"retailler"',
    what: /cannot be "retailler"$/,
    fix: /^use one of: "retailer", "tariff"/,
  },
  {
    name: 'a part of another page',
    file: gasComparator,
    edit: replaced('{ "part": "comparison-contact" }', '{ "part": "request-answer" }'),
    at: '"request-answer"',
    what: /"request-answer" is about a request, and the page "gas-comparator" is not/,
    fix: /^take it out, or put it on one of: request$/,
  },
  {
    name: 'a step after the end of a wizard without a text',
    file: end,
    edit: replaced('"stepsOfReply": ["reply"]', '"stepsOfReply": ["reply", "visit"]'),
    at: '"visit"',
    what: /ca-ES has no text "wizard\.finished\.next\.visit", which this part needs/,
    fix: /^add "finished\.next\.visit" to locales\/ca-ES\/wizard\.json$/,
  },
  {
    name: 'a way from the end of a wizard that leads nowhere',
    file: end,
    edit: replaced('{ "action": "print", "icon": "document" }', '{ "icon": "document" }'),
    at: '{ "icon": "document" }',
    what: /"action" is missing/,
    fix: /^add "action"$/,
  },
  {
    name: 'a useful page that does not exist',
    file: errors,
    edit: replaced('{ "route": "profile" }', '{ "route": "profil" }'),
    at: '"profil"',
    what: /"profil" is not a route/,
    fix: /^write "profile"$/,
  },
  {
    name: 'a page without areas',
    file: 'schemas/screens/nothing.json',
    edit: { write: '{}' },
    what: /"areas" is missing/,
    fix: /^add "areas"$/,
  },
];
