import { type Breakage, replaced } from './breakage.ts';

const _change = 'schemas/forms/iban-change.json';
const _login = 'schemas/forms/login.json';
const partner = 'schemas/partners/tramuntana/portal.json';

/** Keys and files that are not read. */
export const fileBreakages: Breakage[] = [
  {
    name: 'a key twice',
    file: 'schemas/portal.json',
    edit: replaced('"oidc": {', '"oidc": { "enabled": true },\n  "oidc": {'),
    at: '"oidc": { "enabled": false',
    what: /"oidc" stands here a second time/,
    fix: /the first is in line \d+/,
  },
  {
    name: 'a key __proto__',
    file: partner,
    edit: replaced(
      '"links": {',
      '"__proto__": { "admin": true },\n  "constructor": {},\n  "links": {',
    ),
    at: '"__proto__"',
    what: /"__proto__" is reserved/,
    fix: /another name/,
  },
  {
    name: 'a key constructor',
    file: partner,
    edit: replaced(
      '"links": {',
      '"__proto__": { "admin": true },\n  "constructor": {},\n  "links": {',
    ),
    at: '"constructor"',
    what: /"constructor" is reserved/,
    fix: /another name/,
  },
  {
    name: 'a link to a file',
    file: 'schemas/forms/linked.json',
    edit: { link: 'login.json' },
    what: /this is a link/,
    fix: /the file itself/,
  },
  {
    name: 'a folder named as a file',
    file: 'schemas/wizards/folder.json',
    edit: 'folder',
    what: /this is a folder/,
    fix: /another name/,
  },
  {
    name: 'a file name with capitals',
    file: 'schemas/forms/IbanChange.json',
    edit: { write: '{}' },
    what: /"IbanChange" cannot be the name of a file/,
    fix: /lower-case/,
  },
  {
    name: 'a file of another kind',
    file: 'schemas/forms/power-change.json5',
    edit: { write: '{}' },
    what: /nothing reads this file/,
    fix: /\.json/,
  },
  {
    name: 'a file at the wrong place',
    file: 'schemas/condition.json',
    edit: { write: '{}' },
    what: /nothing reads this file/,
    fix: /did you mean "conditions"/,
  },
  {
    name: 'an example that no longer fits',
    file: 'tests/config/examples/login/customer.json',
    edit: { write: '{ "answers": { "user": "00000000T" } }' },
    what: /refuses this example: .*password/,
    fix: /correct the form/,
  },
];
