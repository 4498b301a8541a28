import { type Breakage, replaced } from './breakage.ts';

const form = (submit: string, properties: string, required = '') => `{
  "$schema": "../meta/form.schema.json",
  "submit": ${submit},
  "schema": { "type": "object", "required": [${required}], "properties": { ${properties} } },
  "ui": {}
}
`;

const ownCase = {
  file: 'schemas/forms/own-case.json',
  edit: {
    write: form(
      `{
    "operation": "createUnsignedCase",
    "params": { "contract": "mobile" },
    "body": {
      "email": "contact/mail",
      "mobile": "mobile",
      "category": "topic",
      "subject": { "is": 7 },
      "descripton": "topic",
      "attachment": "topic"
    },
    "fresh": ["reqests"],
    "outcomes": { "202": "signing" },
    "codes": { "to_long": "maxLength", "subject.too_long": "maxLength", "mobile.invalid": "odd" },
    "values": { "number": "anser", "id": "answer/id" }
  }`,
      `"mobile": { "type": "string" }, "topic": { "type": "string", "maxLength": 9 }`,
      '"topic"',
    ),
  },
};

const ownPrice = {
  file: 'schemas/forms/own-price.json',
  edit: {
    write: form(
      `{
    "operation": "saveOmipAlert",
    "body": { "product": "facts/session/language", "type": "kind", "price": "price" }
  }`,
      `"kind": { "type": "string", "enum": ["<", "!="] }, "price": { "type": "string" }`,
      '"kind", "price"',
    ),
  },
};

const ownShare = {
  file: 'schemas/forms/own-share.json',
  edit: {
    write: form(
      `{
    "operation": "changeBatteryShare",
    "params": { "contractName": "facts/subject/contract/name" },
    "body": { "pes_percentatge": "photos" },
    "outcomes": { "200": { "in": "batteries", "signing": { "sending": { "is": true } } } },
    "lookUp": { "operation": "listOmipAlerts", "where": { "prize": "note" } }
  }`,
      `"photos": { "type": "array", "items": { "type": "string" } }, "note": { "type": "string" }`,
    ),
  },
};

const ownEnd = {
  file: 'schemas/forms/own-end.json',
  edit: {
    write: form(
      `{
    "operation": "cancelEmailChange",
    "body": { "why": "reason" },
    "lookUp": { "operation": "logout" },
    "freshen": []
  }`,
      `"reason": { "type": "string" }`,
    ),
  },
};

const ownClaim = {
  file: 'schemas/forms/own-claim.json',
  edit: {
    write: form(
      `{
    "operation": "createClaim",
    "params": { "contractName": { "from": "supply", "as": "contractNam" } },
    "body": {
      "contract": { "from": "supply", "as": "contractName", "entry": 1 },
      "tipus": { "from": "parts", "as": "numbers", "entry": 0 },
      "subtipus": { "from": "supply", "as": "numbers" },
      "comments": { "list": ["supply"] },
      "attachment": { "is": null }
    },
    "changed": ["tipos"],
    "lookUp": {
      "operation": "listRequests",
      "in": "items",
      "where": {
        "kind": { "isMore": "parts" },
        "created_at": { "withinMinutes": 0 },
        "title": { "withinMinutes": 5 }
      },
      "each": {
        "operation": "getRequest",
        "params": { "requestId": "entry/idd" },
        "where": { "messages/0/txt": "supply" }
      },
      "values": { "number": "answer/ids" }
    }
  }`,
      `"supply": { "type": "string" }, "parts": { "type": "integer" }`,
      '"supply", "parts"',
    ),
  },
};

const ownDelivery = {
  file: 'schemas/forms/own-delivery.json',
  edit: {
    write: form(
      `{
    "operation": "changeInvoiceDelivery",
    "params": { "name": "facts/subject/contract/name" },
    "body": { "invoice_online": { "by": "way", "when": { "emial": { "is": true } } } },
    "lookUp": {
      "operation": "listRequests",
      "in": "items",
      "where": { "title": "way" },
      "each": { "operation": "getRequests", "where": { "title": "way" } }
    }
  }`,
      `"way": { "type": "string", "enum": ["email", "postal"] }`,
      '"way"',
    ),
  },
};

const calling = (name: string, operation: string) => ({
  file: `schemas/forms/${name}.json`,
  edit: { write: form(`{ "operation": "${operation}" }`, '"note": { "type": "string" }') },
});

/** Forms that call an operation of the description, wrongly. */
export const formCallBreakages: Breakage[] = [
  {
    ...{ name: 'a call of an operation that the API does not have' },
    ...calling('own-unknown', 'createUnsignedCas'),
    ...{ at: '"createUnsignedCas"', what: /has no operation "createUnsignedCas"/ },
    fix: /^write "createUnsignedCase"$/,
  },
  {
    ...{ name: 'a call of an operation that is not for forms' },
    ...calling('own-login', 'getToken'),
    ...{ at: '"getToken"', what: /lets no form call "getToken" \(x-form\)/, fix: /createClaim/ },
  },
  {
    ...{ ...ownCase, name: 'a call with a parameter that its operation does not have' },
    ...{ at: '"contract": "mobile"', what: /has no parameter "contract"/, fix: /use one of/ },
  },
  {
    ...{ ...ownCase, name: 'a call that takes a field that the form does not have' },
    ...{ at: '"contact/mail"', what: /no field "contact\/mail"/, fix: /name a field of the form/ },
  },
  {
    ...{ ...ownCase, name: 'a call that takes what it needs of a field that may be absent' },
    ...{ at: '"mobile",\n', what: /needs "mobile", and "mobile" may be absent: "required"/ },
    fix: /outside of every condition/,
  },
  {
    ...{ ...ownCase, name: 'a call that sends a text as a number' },
    ...{ at: '"topic",\n      "subject"', what: /"topic" is a text, and .* takes a number/ },
    fix: /of that kind/,
  },
  {
    ...{ ...ownCase, name: 'a call with a constant that its operation does not take' },
    ...{
      at: '7 }',
      what: /^7 is not what "createUnsignedCase" takes as "subject"/,
      fix: /a value/,
    },
  },
  {
    ...{ ...ownCase, name: 'a call with a member that the body does not have' },
    ...{ at: '"descripton"', what: /the body of .* has no "descripton"/ },
    fix: /^write "description"$/,
  },
  {
    ...{ ...ownCase, name: 'a call without a member that it needs' },
    ...{ at: '{\n      "email"', what: /needs "description" in its body, and nothing fills it/ },
    fix: /name it in "body"/,
  },
  {
    ...{ ...ownCase, name: 'a call that sends a text as a file' },
    ...{ at: '"topic"\n    }', what: /"topic" is a text, and .* takes a group as "attachment"/ },
    fix: /of that kind/,
  },
  {
    ...{ ...ownCase, name: 'a call that makes stale what nothing reads' },
    ...{ at: '"reqests"', what: /nothing reads "reqests"/, fix: /^write "requests"$/ },
  },
  {
    ...{ ...ownCase, name: 'a call with the outcome of a status that its operation does not have' },
    ...{ at: '"202"', what: /no success with the status 202/, fix: /use one of: 200/ },
  },
  {
    ...{ ...ownCase, name: 'a call with a code that the API does not have' },
    ...{ at: '"to_long"', what: /no code "to_long" for a field/, fix: /^write "too_long"$/ },
  },
  {
    ...{ ...ownCase, name: 'a call with the code of a member that no field fills' },
    ...{ at: '"subject.too_long"', what: /no field fills "subject"/, fix: /use one of: .*mobile/ },
  },
  {
    ...{ ...ownCase, name: 'a call with a keyword that no text says' },
    ...{ at: '"odd"', what: /no text in es-ES says "odd" of "mobile"/, fix: /add "errors.odd"/ },
  },
  {
    ...{ ...ownCase, name: 'a call with a value from nowhere' },
    ...{ at: '"anser"', what: /no field "anser"/, fix: /answer\/id, or now/ },
  },
  {
    ...{ ...ownCase, name: 'a call with a value that the retailer does not answer' },
    ...{ at: '"answer/id"', what: /does not answer "id"/, fix: /use one of/ },
  },
  {
    ...{ ...ownPrice, name: 'a call that may act twice after a lost answer' },
    ...{ at: '"saveOmipAlert"', what: /no Idempotency-Key/, fix: /"lookUp".*"repeat": "safe"/ },
  },
  {
    ...{ ...ownPrice, name: 'a call with a fact that is none of its subject' },
    ...{ at: '"facts/session/language"', what: /of the facts it has those of the subject/ },
    fix: /with a reset/,
  },
  {
    ...{ ...ownPrice, name: 'a call with a choice that its operation does not take' },
    ...{ at: '"kind",', what: /"kind" may be !=, which .* does not take as "type"/ },
    fix: /^offer only: <, >, ==$/,
  },
  {
    ...{ ...ownPrice, name: 'a call of a number that is typed as a text' },
    ...{ at: '"price" }', what: /"price" is a text, and .* takes a number/, fix: /of that kind/ },
  },
  {
    ...{ ...ownShare, name: 'a call without a parameter that it needs' },
    ...{
      at: '{ "contractName"',
      what: /needs the parameter "batteryId"/,
      fix: /add it to "params"/,
    },
  },
  {
    ...{ ...ownShare, name: 'a call that sends files where none are taken' },
    ...{ at: '"photos" }', what: /"photos" is files, and .* takes none/, fix: /takes files/ },
  },
  {
    ...{ ...ownShare, name: 'a call that compares a list which the answer does not have' },
    ...{ at: '"batteries"', what: /no list "batteries"/, fix: /a list of the answer/ },
  },
  {
    ...{ ...ownShare, name: 'a look-up of a lost answer by a member that its entries do not have' },
    ...{ at: '"prize"', what: /has no "prize" in what is compared/, fix: /^write "price"$/ },
  },
  {
    ...{ ...ownClaim, name: 'a call with a conversion that there is not' },
    ...{ at: '"contractNam"', what: /travels as "contractNam"/, fix: /^write "contractName"$/ },
  },
  {
    ...{ ...ownClaim, name: 'a call with an entry of a text' },
    ...{ at: '{ "from": "supply", "as": "contractName"', what: /which entries of a text/ },
    fix: /give a list one of them/,
  },
  {
    ...{ ...ownClaim, name: 'a call that converts an answer of another kind' },
    ...{ at: '"parts", "as"', what: /"parts" is a number, and a text is converted/ },
    fix: /of that kind/,
  },
  {
    ...{ ...ownClaim, name: 'a call with a conversion to another kind' },
    ...{ at: '{ "from": "supply", "as": "numbers"', what: /makes a list, and .* takes a text/ },
    fix: /to that kind/,
  },
  {
    ...{ ...ownClaim, name: 'a call with a list where none is taken' },
    ...{ at: '{ "list"', what: /takes a text as "comments", and this is a list/ },
    fix: /one source/,
  },
  {
    ...{ ...ownClaim, name: 'a call with a change of what was offered by another name' },
    ...{ at: '"tipos"', what: /the body of .* has no "tipos"/, fix: /^write "tipus"$/ },
  },
  {
    ...{ ...ownClaim, name: 'a look-up that compares the size of a text' },
    ...{ at: '{ "isMore"', what: /"kind" is no number/, fix: /a member that is a number/ },
  },
  {
    ...{ ...ownClaim, name: 'a look-up of no minutes' },
    ...{ at: '{ "withinMinutes": 0', what: /0 are no minutes/, fix: /above 0/ },
  },
  {
    ...{ ...ownClaim, name: 'a look-up that compares a text with now' },
    ...{ at: '{ "withinMinutes": 5', what: /"title" is no moment/, fix: /date-time/ },
  },
  {
    ...{ ...ownClaim, name: 'a read of each entry by a member that it does not have' },
    ...{ at: '"entry/idd"', what: /an entry has no "idd"/, fix: /^write "entry\/id"$/ },
  },
  {
    ...{ ...ownClaim, name: 'a read of each entry that compares what it does not answer' },
    ...{ at: '"messages/0/txt"', what: /has no "messages\/0\/txt"/, fix: /messages\/0\/text"$/ },
  },
  {
    ...{ ...ownClaim, name: 'a look-up with a value that the entry does not have' },
    ...{ at: '"answer/ids"', what: /does not answer "ids"/, fix: /^write "answer\/id"$/ },
  },
  {
    ...{ ...ownDelivery, name: 'a call that chooses by a value that is never answered' },
    ...{ at: '"emial"', what: /"way" is never "emial"/, fix: /^write "email"$/ },
  },
  {
    ...{ ...ownDelivery, name: 'a call that chooses nothing for a value' },
    ...{ at: '{ "by"', what: /nothing is sent where "way" is email, postal/, fix: /otherwise/ },
  },
  {
    ...{ ...ownDelivery, name: 'a read of each entry that the API does not have' },
    ...{ at: '"getRequests"', what: /no operation "getRequests"/, fix: /^write "getRequest"$/ },
  },
  {
    ...{ ...ownEnd, name: 'a call with a body where none is taken' },
    ...{ at: '{ "why"', what: /"cancelEmailChange" takes no body/, fix: /take it out/ },
  },
  {
    ...{ ...ownEnd, name: 'a field of a form whose call takes no body' },
    ...{ at: '"reason": { "type"', what: /nothing is sent of "reason"/, fix: /take the field out/ },
  },
  {
    ...{ ...ownEnd, name: 'a look-up of a lost answer that changes something' },
    ...{ at: '"logout"', what: /"logout" is no read/, fix: /a GET of openapi/ },
  },
  {
    ...{ ...ownEnd, name: 'a typo in a key of a call' },
    ...{ at: '"freshen"', what: /"freshen"/, fix: /^write "fresh"$/ },
  },
  {
    name: 'a call in the place of a mutation that its page needs',
    file: 'schemas/forms/profile-contact.json',
    edit: replaced('"submit": "profile-contact"', '"submit": { "operation": "createCase" }'),
    at: '{ "operation": "createCase" }',
    what: /as "profile-contact", and this is a call/,
    fix: /^write "profile-contact"$/,
  },
  {
    name: 'a call without a value that its page shows',
    file: 'schemas/forms/battery-share.json',
    edit: replaced('"values": { "wanted": "percentage" },', ''),
    at: '{\n    "operation": "changeBatteryShare"',
    what: /shows the value "wanted"/,
    fix: /add "wanted" to "values"/,
  },
  {
    name: 'a look-up of a lost answer without a value that its page shows',
    file: 'schemas/forms/claim.json',
    edit: replaced('"answer/id", "at": "answer/created_at"', '"answer/id"'),
    at: '{ "number": "answer/id"',
    what: /shows the value "at", and its look-up does not name it/,
    fix: /add "at" to "values"/,
  },
  {
    name: 'a mutation in the place of a call whose values its page shows',
    file: 'schemas/forms/happy-day.json',
    edit: replaced('"submit": {', '"submit": "power-change",\n  "submitted": {'),
    at: '"power-change"',
    what: /shows values of its call, and this is a mutation/,
    fix: /call an operation/,
  },
  {
    name: 'a text for a code that the API does not have',
    file: 'locales/es-ES/forms/contact-unsigned.json',
    edit: replaced('"feature_disabled"', '"feature_disable"'),
    at: '"feature_disable"',
    what: /no code "feature_disable": this is never said/,
    fix: /^write "feature_disabled"$/,
  },
];
