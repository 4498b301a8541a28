import { type Breakage, replaced } from './breakage.ts';

const _change = 'schemas/forms/iban-change.json';
const partner = 'schemas/partners/tramuntana/portal.json';
const scheduled = replaced(
  '"homepage": "invoices",',
  '"homepage": "invoices",\n  "schedule": [\n    { "set": "features.ibanChang.enabled", "to": false },\n    { "set": "homepage", "to": "contracts", "from": "2026-11-27 20:00" }\n  ],',
);

/** Settings, and overrides of partners, that cannot be. */
export const settingBreakages: Breakage[] = [
  {
    name: 'a language without texts',
    file: partner,
    edit: replaced('["ca-ES", "es-ES"]', '["ca-ES", "es-ES", "pt-PT"]'),
    at: '"pt-PT"',
    what: /"pt-PT" is not a language with texts/,
    fix: /use one of: ca-ES, .*es-ES/,
  },
  {
    name: 'a menu entry of a route that does not exist',
    file: 'schemas/portal.json',
    edit: replaced('{ "route": "contracts", "requires"', '{ "route": "contracs", "requires"'),
    at: '"contracs"',
    what: /"contracs" is not a route/,
    fix: /^write "contracts"$/,
  },
  {
    name: 'a colour that is none',
    file: partner,
    edit: replaced('"#1d4f91"', '"blue"'),
    at: '"blue"',
    what: /"blue" does not fit/,
    fix: /#rrggbb/,
  },
  {
    name: 'an action with a dialog of no contract',
    file: 'schemas/portal.json',
    edit: replaced('"dialog": "power-change"', '"dialog": "login"'),
    at: '"login"',
    what: /the page of a contract has no dialog "login"/,
    fix: /power-change, iban-change/,
  },
  {
    name: 'a tile that the overview does not know',
    file: 'schemas/portal.json',
    edit: replaced('{ "id": "invoice" }', '{ "id": "weather" }'),
    at: '"weather"',
    what: /"weather"/,
    fix: /attention.*invoice.*consumption.*documents.*offers/,
  },
  {
    name: 'a link that is not safe',
    file: partner,
    edit: replaced(
      '"https://tramuntana.example/condicions"',
      '"http://tramuntana.example/condicions"',
    ),
    at: '"http://tramuntana',
    what: /does not fit \^https:/,
    fix: /must begin with https/,
  },
  {
    name: 'a value of the wrong type',
    file: 'schemas/portal.json',
    edit: replaced('"fileUploadSizeLimit": 15000000', '"fileUploadSizeLimit": "15 MB"'),
    at: '"15 MB"',
    what: /"fileUploadSizeLimit" must be .*, not string/,
    fix: /usually/,
  },
  {
    name: 'a setting that only the API may serve',
    file: 'schemas/portal.json',
    edit: replaced('"script"', '"hosts": ["pay.example"], "script"'),
    at: '"hosts"',
    what: /"payment\.hosts" is taken from the private settings/,
    fix: /let the API serve it/,
  },
  {
    name: 'a schedule for a setting that does not exist',
    file: 'schemas/portal.json',
    edit: scheduled,
    at: '"features.ibanChang.enabled"',
    what: /no setting "features\.ibanChang\.enabled"/,
    fix: /./,
  },
  {
    name: 'a schedule without a time zone',
    file: 'schemas/portal.json',
    edit: scheduled,
    at: '"2026-11-27 20:00"',
    what: /"2026-11-27 20:00" does not fit/,
    fix: /time zone/,
  },
  {
    name: 'an override of a form that does not exist',
    file: 'schemas/partners/tramuntana/forms/iban-chnage.json',
    edit: { write: '{ "submit": null }' },
    what: /overrides nothing/,
    fix: /name of the file it should change/,
  },
  {
    name: 'an override that changes nothing',
    file: 'schemas/partners/tramuntana/conditions.json',
    edit: { write: '{ "conditions": { "signed-in": { "const": true } } }' },
    at: '"const"',
    what: /is what the retailer has already/,
    fix: /differences only/,
  },
  {
    name: 'an override that takes away what is not there',
    file: partner,
    edit: replaced('"organization": {', '"organization": {\n    "fax": null,'),
    at: '"fax"',
    what: /"organization\.fax" takes away what is not there/,
    fix: /correct the name/,
  },
  {
    name: 'code that the security policy would have to allow',
    file: 'schemas/deployment.json',
    edit: replaced("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
    at: '"default-src',
    what: /allows unsafe code/,
    fix: /unsafe-eval/,
  },
  {
    name: 'a wrong $schema',
    file: 'schemas/deployment.json',
    edit: replaced('./meta/deployment.schema.json', './meta/deployement.schema.json'),
    at: '"./meta/deployement',
    what: /\$schema does not lead/,
    fix: /"\.\/meta\/deployment\.schema\.json"/,
  },
];
