import { type Breakage, replaced } from './breakage.ts';

const file = 'schemas/screens/own.json';

const facts = (source: string, members: string) =>
  `"part": "facts", "options": { "source": ${source}, "facts": [${members}] }`;
const list = (source: string, columns: string, more = '') =>
  `"part": "list", "options": { "source": ${source}, "columns": [${columns}]${more} }`;
const invoices = '{ "operation": "listInvoices" }';
const named = '"member": "number", "names": true';

/** Parts of a page, each by its id, and each with a mistake or several. */
const parts: Readonly<Record<string, string>> = {
  f1: facts('{ "operation": "getUsr" }', '{ "id": "name", "member": "name" }'),
  f2: facts(
    '{ "operation": "getUser" }',
    `{ "id": "a", "member": "nme" }, { "id": "B", "member": "name" }, { "id": "c", "member": "name", "format": "dates" },
     { "id": "d", "member": "vat", "tones": { "x": "red" } }, { "member": "email" }, { "id": "f", "member": "name_parts/nam" }`,
  ),
  f3: facts('{ "operation": "changePassword" }', ''),
  f4: '"part": "facts", "options": { "facts": [{ "id": "g", "member": "name", "requires": ["no-one"] }] }',
  l1: list(
    '{ "operation": "listInvoices", "params": { "limt": 3 } }',
    '{ "id": "one", "member": "number" }',
  ),
  l2: list(
    '{ "operation": "listCommunications" }',
    `{ "id": "x", "member": "subject", "names": true }, { "id": "x", "member": "date" }, { "id": "y", "member": "kind", "names": true }`,
    ', "rows": 0',
  ),
  l3: list(
    '{ "operation": "listInvoices", "params": { "type": "gas", "limit": "facts/session/languag", "offset": "facts/subject/contract/name" } }',
    `{ "id": "z", ${named}, "requires": ["signed-in"] }`,
  ),
  l4: list(
    '{ "operation": "listInvoices", "params": { "type": { "as": "x" } } }',
    `{ "id": "w", ${named}, "align": "right" }`,
    ', "row": 3',
  ),
  g1: `"part": "figure", "options": { "source": ${invoices}, "show": "average", "format": "euro" }`,
  g2: `"part": "figure", "options": { "source": ${invoices}, "show": "sum" }`,
  c1: `"part": "chart", "options": { "source": ${invoices}, "label": "dat", "value": "amount_totals", "order": "backwards" }`,
  h1: '"part": "html", "options": { "source": { "operation": "getBanner", "params": { "code": { "is": "x" } } } }',
  k1: '"part": "links", "options": { "links": [{ "id": "m" }, { "id": "n", "route": "nowhere" }, { "id": "o", "route": "profile", "link": "gdpr" }] }',
  k2: '"part": "links", "options": { "links": [] }',
  k3: '"part": "links", "options": { "links": [{ "id": "p", "route": "own" }, { "id": "q", "link": "gdrp" }, { "id": "r", "route": "request" }, { "id": "s", "route": "invoices" }] }',
  o1: '"part": "form", "options": { "form": "contct" }',
  o2: '"part": "form", "options": { "form": "contact", "as": "page" }',
  t1: '"part": "text", "options": { "body": "x" }',
  T2: '"part": "text"',
  d1: '"part": "contract-data"',
  t3: '"part": "text", "when": ["signed-in"]',
  t4: '"part": "text", "requires": ["contract-active"]',
  n1: '"options": {}',
};

const written = `{
  "page": { "access": "privat", "requires": ["signed-inn"] },
  "areas": {
    "mian": [],
    "main": [
${Object.entries(parts)
  .map(([id, part]) => `      { "id": "${id}", ${part} }`)
  .join(',\n')}
    ],
    "bottom": { "part": "text" }
  }
}`;

const texts = 'locales/es-ES/pages.json';
const linked = replaced(
  '"comparator": {',
  '"own": { "parts": { "t3": { "body": "See [bills](/facures) and [more](http://x.example)." } } },\n  "comparator": {',
);

type Mistake = [name: string, at: string, what: RegExp, fix: RegExp];

const mistakes: Mistake[] = [
  [
    'a page of its own without a path',
    '"page": {',
    /^ca-ES has no path for the page "own"$/,
    /locales\/ca-ES\/routes\.json$/,
  ],
  [
    'a page of its own without a title',
    '"page": {',
    /^es-ES has no title for the page "own"$/,
    /^add "own\.title"/,
  ],
  [
    'a page for those whom there is not',
    '"privat"',
    /"access" cannot be "privat"/,
    /"unprotected"$/,
  ],
  [
    'a page under a condition that does not exist',
    '"signed-inn"',
    /not a condition/,
    /^write "signed-in"$/,
  ],
  [
    'an area that pages of their own do not have',
    '"mian"',
    /no area "mian" \(did you mean "main"\?\)/,
    /^use one of: main, left, right, bottom$/,
  ],
  ['an area that is no list', '{ "part": "text" }\n', /"bottom" must be array/, /./],
  [
    'a part that reads what the API does not have',
    '"getUsr"',
    /no operation "getUsr"/,
    /^write "getUser"$/,
  ],
  [
    'a member without its text',
    '{ "id": "name", "member": "name" }',
    /^es-ES has no text "pages\.own\.parts\.f1\.members\.name"/,
    /pages\.json$/,
  ],
  ['a member that the answer does not have', '"nme"', /no "nme"$/, /^write "name"$/],
  [
    'a member inside another that it does not have',
    '"name_parts/nam"',
    /no "nam" in "name_parts"$/,
    /^write "name_parts\/name"$/,
  ],
  ['a name that is none', '"B"', /"B" does not fit/, /./],
  ['a format that does not exist', '"dates"', /"format" cannot be "dates"/, /"date-time"/],
  ['a tone that does not exist', '"red"', /"x" cannot be "red"/, /"warning"/],
  ['a member without a name', '{ "member": "email" }', /"id" is missing/, /^add "id"$/],
  [
    'a part that reads by changing something',
    '"changePassword"',
    /cannot be read here: it is no GET/,
    /^use one of: /,
  ],
  ['a part with nothing to show', '[] } }', /fewer than 1/, /./],
  ['a part that reads nothing', '{ "facts": [{ "id": "g"', /"source" is missing/, /^add "source"$/],
  ['a member under a condition that does not exist', '"no-one"', /not a condition/, /./],
  [
    'a parameter that the operation does not have',
    '3 } }, "columns": [{ "id": "one"',
    /no parameter "limt"/,
    /limit/,
  ],
  [
    'a list whose rows have no name',
    '[{ "id": "one"',
    /no column of this list names its rows/,
    /"names": true/,
  ],
  [
    'a list without a parameter that it needs',
    '{ "operation": "listCommunications" }',
    /needs the parameter "contractId"/,
    /^add it to "params"$/,
  ],
  [
    'a column twice',
    '{ "id": "x", "member": "date" }',
    /the column "x" twice/,
    /^take one of them out$/,
  ],
  [
    'two columns that name a row',
    'true }], "rows"',
    /two columns of this list name its rows/,
    /^take "names" out/,
  ],
  ['no rows', '0 }', /"rows" must be >= 1/, /./],
  [
    'a parameter that is a bare text',
    '"gas"',
    /"gas" is not the address of a fact/,
    /\{ "is": "gas" \}/,
  ],
  ['a fact that does not exist', '"facts/session/languag"', /no fact session\.languag/, /language/],
  [
    'a fact of another page',
    '"facts/subject/contract/name"',
    /the page "own" is not about a contract/,
    /^name another fact$/,
  ],
  [
    'a name of the rows that may be missing',
    '["signed-in"] }] } }',
    /may be missing/,
    /^take its "requires" out$/,
  ],
  ['a constant that is written otherwise', '"as": "x"', /no key "as"/, /^write "is"$/],
  ['an alignment that does not exist', '"right"', /"align" cannot be "right"/, /"end"$/],
  ['an option that does not exist', '"row": 3', /no key "row"/, /^write "rows"$/],
  ['a figure that does not exist', '"average"', /"show" cannot be "average"/, /"count"/],
  ['a figure in a format that does not exist', '"euro"', /"format" cannot be "euro"/, /"money"/],
  [
    'a sum of nothing',
    '{ "source": { "operation": "listInvoices" }, "show": "sum" }',
    /"member" is missing/,
    /^add "member"$/,
  ],
  ['bars without their names', '"dat"', /no "dat"$/, /^write "date"$/],
  ['bars without their height', '"amount_totals"', /no "amount_totals"$/, /^write "amount_total"$/],
  [
    'bars in an order that does not exist',
    '"backwards"',
    /"order" cannot be "backwards"/,
    /"reversed"$/,
  ],
  [
    'HTML of no member',
    '{ "source": { "operation": "getBanner"',
    /"member" is missing/,
    /^add "member"$/,
  ],
  ['a link to nothing', '{ "id": "m" }', /"route" is missing|"link" is missing|one of/, /./],
  ['a link to a page that does not exist', '"nowhere"', /"nowhere" is not a route/, /./],
  ['no links', '[] }', /fewer than 1/, /./],
  ['a link to the page itself', '"own" }', /leads to "own", where it stands/, /another page/],
  [
    'a link to a site that has no name',
    '"gdrp"',
    /no link "gdrp" \(did you mean "gdpr"\?\)/,
    /"links"/,
  ],
  [
    'a link to one page of many',
    '"request" }',
    /one of many, by :id$/,
    /^name the page of their list$/,
  ],
  [
    'a link to a page that is closed',
    '"invoices" }',
    /"invoices" is switched off/,
    /^take it out, or/,
  ],
  ['a form that does not exist', '"contct"', /"contct" is not a form/, /^write "contact"$/],
  ['a form in a place that does not exist', '"page" }', /"as" cannot be "page"/, /"dialog"$/],
  [
    'a text in the document',
    '"options": { "body"',
    /the part "text" has no options/,
    /^take "options" out$/,
  ],
  ['a name of a part that is none', '"T2"', /"T2" does not fit/, /./],
  [
    'a part of another page',
    '"contract-data"',
    /is about a contract, and the page "own" is not/,
    /contract/,
  ],
  [
    'a condition about something that the page is not about',
    '"contract-active"',
    /reads a fact of the contract, and none is at hand here: it never holds/,
    /settings, flags or the session/,
  ],
  ['a key of menus', '"when"', /no key "when"/, /./],
  ['an entry without a part', '{ "id": "n1"', /"part" is missing/, /^add "part"$/],
];

/** Pages that only the configuration knows, and the parts of any page. */
export const ownPageBreakages: Breakage[] = [
  ...mistakes.map(([name, at, what, fix]) => ({
    name,
    file,
    edit: { write: written },
    at,
    what,
    fix,
  })),
  ...(
    [
      [
        'a link to a path that no page has',
        /no page of the portal has the path "\/facures"/,
        /^write "\/facturas"$/,
      ],
      [
        'a link that a text shows as text',
        /the link to "http:\/\/x\.example" is shown as text/,
        /^begin it with https/,
      ],
    ] as const
  ).map(([name, what, fix]) => ({
    ...{ name, what, fix, file: texts, edit: linked },
    at: '"See [bills]',
  })),
  {
    name: 'a page of its own that shows nothing',
    file: 'schemas/screens/own-empty.json',
    edit: { write: '{ "page": { "access": "private" }, "areas": {} }' },
    at: '"areas"',
    what: /the page "own-empty" shows nothing/,
    fix: /^add a part$/,
  },
  {
    name: 'a page of its own with the name of one of the portal',
    file: 'schemas/screens/login.json',
    edit: {
      write: '{ "page": { "access": "private" }, "areas": { "main": [{ "part": "text" }] } }',
    },
    what: /"login" is a page of the portal without parts/,
    fix: /another name$/,
  },
];
