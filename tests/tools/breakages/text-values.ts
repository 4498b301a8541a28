import { type Breakage, replaced } from './breakage.ts';

const spanish = 'locales/es-ES';
const plural = replaced('"more_other"', '"more_two"');

/** Placeholders that no value fills, and plural forms that no number uses. */
export const textValueBreakages: Breakage[] = [
  {
    name: 'a place in an error that its rule does not fill',
    file: `${spanish}/forms/price-alert.json`,
    edit: replaced('{{limit}} €/MWh como máximo', '{{maximum}} €/MWh como máximo'),
    at: '"Escriba un precio de {{maximum}}',
    what: /no value fills \{\{maximum\}\}/,
    fix: /\{\{limit\}\}/,
  },
  {
    name: 'a place in an introduction that its page does not fill',
    file: `${spanish}/forms/battery-share.json`,
    edit: replaced('para {{address}}. Ahora', 'para {{adress}}. Ahora'),
    at: '"Elija qué parte',
    what: /no value fills \{\{adress\}\}/,
    fix: /^write \{\{address\}\}$/,
  },
  {
    name: 'a place in a wording that takes no such answer',
    file: `${spanish}/forms/contracting-confirmation.json`,
    edit: replaced('llamemos al {{mobile}}', 'llamemos al {{mobil}}'),
    at: '"Al enviarnos estos datos',
    what: /no value fills \{\{mobil\}\}/,
    fix: /^write \{\{mobile\}\}$/,
  },
  {
    name: 'a place for a link in a label that has none',
    file: `${spanish}/forms/sips-opt-out.json`,
    edit: replaced('"label": "', '"label": "{{link}} '),
    at: '"{{link}} ',
    what: /no value fills \{\{link\}\}/,
    fix: /use one of: .*\{\{phone\}\}/,
  },
  {
    name: 'a place for a member that the entries of a look-up have not',
    file: `${spanish}/forms/claim.json`,
    edit: replaced('"entry": "{{home}} ', '"entry": "{{hom}} '),
    at: '"{{hom}} ',
    what: /no value fills \{\{hom\}\}/,
    fix: /^write \{\{home\}\}$/,
  },
  {
    name: "a place in a partner's text that the retailer's has not",
    file: 'schemas/partners/tramuntana/locales/es-ES/session.json',
    edit: replaced('"intro": "', '"intro": "{{nombre}} '),
    at: '"{{nombre}} ',
    what: /the retailer's own text has no \{\{nombre\}\}/,
    fix: /use one of/,
  },
  {
    name: 'a text without the plural',
    file: `${spanish}/contracts.json`,
    edit: plural,
    at: '"more_one"',
    what: /"detail\.more" says nothing of 2: it has no form "_other"/,
    fix: /^add "more_other" beside it$/,
  },
  {
    name: 'a plural form that the language has not',
    file: `${spanish}/contracts.json`,
    edit: plural,
    at: '"more_two"',
    what: /es-ES has no plural form "_two"/,
    fix: /its forms are .*_other/,
  },
];
