import { type Breakage, replaced } from './breakage.ts';

const partner = 'schemas/partners/tramuntana/portal.json';
const lockedOut = replaced(
  '"signUp": {',
  '"routes": { "login": { "enabled": false, "requires": ["signed-in"] }, "home": { "enabled": false }, "invoices": { "enabled": false } },\n  "signUp": {',
);
const partnersOwn = replaced(
  '"brand": { "name": "Tramuntana", ',
  '"maintenance": { "start": "2026-12-01T20:00:00Z", "end": "2026-12-01T20:00:00+02:00" },\n  "oidc": { "enabled": true },\n  "brand": { "icon": "sign.svg", "logo": "sign-name.svg", "name": "Tramuntana", ',
);

/** Settings that keep customers out, or send them and the portal where nothing is. */
export const lockOutBreakages: Breakage[] = [
  {
    name: 'a menu entry of a page that is one of many',
    file: 'schemas/portal.json',
    edit: replaced(
      '"id": "claim", "route": "customer-service"',
      '"id": "claim", "route": "request"',
    ),
    at: '"request"',
    what: /nothing leads to "request" from here: the page is one of many, by :id/,
    fix: /the page of their list/,
  },
  {
    name: 'a login for customers who are in',
    file: 'schemas/portal.json',
    edit: lockedOut,
    at: '["signed-in"] }, "home"',
    what: /no customer can sign in: these conditions fail for visitors/,
    fix: /take out the condition/,
  },
  {
    name: 'a login that is closed',
    file: 'schemas/portal.json',
    edit: lockedOut,
    at: 'false, "requires": ["signed-in"]',
    what: /with the login closed no customer can sign in/,
    fix: /oidc\.enabled/,
  },
  {
    name: 'a homepage that is closed',
    file: 'schemas/portal.json',
    edit: lockedOut,
    at: '"home",\n  "schedule"',
    what: /customers arrive at "home", which is closed/,
    fix: /let them arrive elsewhere/,
  },
  {
    name: 'a homepage that does not exist',
    file: partner,
    edit: replaced(
      '"sidebar": { "groups": true },',
      '"homepage": "hme",\n  "sidebar": { "groups": true },',
    ),
    at: '"hme"',
    what: /"hme" is not a route/,
    fix: /^write "home"$/,
  },
  {
    name: 'an identity provider without an address',
    file: partner,
    edit: partnersOwn,
    at: 'true },\n  "brand"',
    what: /an identity provider without an address/,
    fix: /oidc\.issuer/,
  },
  {
    name: 'a maintenance that ends before it begins',
    file: partner,
    edit: partnersOwn,
    at: '"2026-12-01T20:00:00+02:00"',
    what: /the maintenance ends before it begins/,
    fix: /put `end` after `start`/,
  },
  {
    name: 'a picture of the portal that is not there',
    file: partner,
    edit: partnersOwn,
    at: '"sign.svg"',
    what: /there is no picture "sign\.svg"/,
    fix: /schemas\/brand\//,
  },
  {
    name: 'a logo that is not there',
    file: partner,
    edit: partnersOwn,
    at: '"sign-name.svg"',
    what: /there is no picture "sign-name\.svg"/,
    fix: /schemas\/brand\//,
  },
  {
    name: 'a name of blanks',
    file: 'schemas/portal.json',
    edit: replaced(
      '"brand": { "name": "Lluerna", "logo": null',
      '"brand": { "name": " ", "logo": "//x.example/a.svg"',
    ),
    at: '" ", "logo"',
    what: /this setting is blank/,
    fix: /its usual value/,
  },
  {
    name: 'a logo of another server',
    file: 'schemas/portal.json',
    edit: replaced(
      '"brand": { "name": "Lluerna", "logo": null',
      '"brand": { "name": " ", "logo": "//x.example/a.svg"',
    ),
    at: '"//x.example/a.svg"',
    what: /"\/\/x\.example\/a\.svg" does not fit/,
    fix: /own server/,
  },
  {
    name: 'a link that is no address',
    file: 'schemas/portal.json',
    edit: replaced(
      '"https://lluerna.example/condiciones"',
      '"https://lluerna.example:condiciones"',
    ),
    at: '"https://lluerna.example:cond',
    what: /"https:\/\/lluerna\.example:condiciones" is not an address/,
    fix: /from the browser/,
  },
  {
    name: 'a link to a host without a dot',
    file: 'schemas/portal.json',
    edit: replaced('"https://lluerna.example/privacidad"', '"https://privacidad"'),
    at: '"https://privacidad"',
    what: /"privacidad" is hardly the name of a host/,
    fix: /from the browser/,
  },
];
