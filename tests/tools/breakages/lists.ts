import { type Breakage, replaced } from './breakage.ts';

const gasInvoices = 'schemas/screens/gas-contract-invoices.json';
const contractInvoices = 'schemas/screens/contract-invoices.json';
const joint = 'schemas/screens/multipoint-invoices.json';
const contracts = 'schemas/screens/contracts.json';
const requests = 'schemas/screens/requests.json';
const filter = 'schemas/forms/my-invoices.json';

const pages = replaced(
  '"sizes": [5, 10, 12, 25, 50, 100, 150],',
  '"sizes": [10, 5, 501], "size": 7,',
);
const ownFilter = replaced('"filter": "invoices-filter"', '"filter": "my-invoices"');

/** What documents say of lists. */
export const listBreakages: Breakage[] = [
  {
    name: 'page sizes that do not ascend',
    file: gasInvoices,
    edit: pages,
    at: '5, 501',
    what: /^the page size 5 comes after 10$/,
    fix: /^write page sizes in ascending order$/,
  },
  {
    name: 'a page size above what the API answers',
    file: gasInvoices,
    edit: pages,
    at: '501',
    what: /^the API answers 500 rows at most, and this page size is 501$/,
    fix: /^leave 500 at most$/,
  },
  {
    name: 'a size at first that is not on offer',
    file: gasInvoices,
    edit: pages,
    at: '7,',
    what: /^7 is none of the page sizes of this list$/,
    fix: /^use one of: 10, 5, 501$/,
  },
  {
    name: 'page sizes of half a row',
    file: requests,
    edit: replaced('"sizes": [5, 10,', '"sizes": [2.5, 10,'),
    at: '2.5',
    what: /^"sizes 1" must be integer, not number$/,
    fix: /^Rows on a page, at least 1/,
  },
  {
    name: 'filters by a form that does not exist',
    file: gasInvoices,
    edit: replaced('"filter": "invoices-filter"', '"filter": "invoice-filter"'),
    at: '"invoice-filter"',
    what: /^"invoice-filter" is not a form/,
    fix: /^write "invoices-filter"$/,
  },
  {
    name: 'filters by a form that is sent',
    file: joint,
    edit: replaced('"filter": "invoices-filter"', '"filter": "claim"'),
    at: '"claim"',
    what: /^the form "claim" submits its answers, and the filters of a list submit nothing$/,
    fix: /^name a form without "submit"$/,
  },
  {
    name: 'filters of a list that has none',
    file: contracts,
    edit: replaced('"sizes": [5, 10, 25, 50, 100]', '"filter": "invoices-filter"'),
    at: '"filter"',
    what: /^there is no key "filter"$/,
    fix: /^use one of: columns, actions, sizes, size$/,
  },
  {
    name: 'a filter by which no list with the form can be filtered',
    file: filter,
    edit: {
      write:
        '{ "schema": { "type": "object", "properties": {\n"number": { "type": "string" }, "cups": { "type": "string" } } }, "ui": {} }',
    },
    at: '"cups"',
    what: /^nothing is filtered by "cups": what is chosen there would do nothing$/,
    fix: /^take it out; used are number, from, to, least, most, state, date/,
  },
  {
    name: 'filters by a form without texts',
    file: 'locales/es-ES/forms/my-invoices.json',
    in: contractInvoices,
    edit: ownFilter,
    what: /^the form "my-invoices" has no texts in es-ES$/,
    fix: /title/,
  },
  {
    name: 'a column of actions that offers none',
    file: contracts,
    edit: replaced('"actions": ["pay", "invoices"],', ''),
    at: '{ "id": "actions"',
    what: /^the column "actions" offers nothing$/,
    fix: /^add "actions" beside "columns", with pay, invoices$/,
  },
  {
    name: 'an action that a row does not have',
    file: joint,
    edit: replaced('"actions": ["documents"]', '"actions": ["document"]'),
    at: '"document"]',
    what: /cannot be "document"$/,
    fix: /^use one of: "documents"$/,
  },
];
