import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import { conditionWords } from './condition-words.ts';

/** When a rule applies: empty for always, else a text for the conditions. */
type When = string;

/** A field of a form. */
export interface Field {
  shown: Set<When>;
  required: Set<When>;
  /** Keyword, with `when …` if it is conditional -> its value. */
  rules: Map<string, Json>;
}

const structure = new Set([
  'properties',
  'required',
  'if',
  'then',
  'else',
  'allOf',
  'anyOf',
  'not',
]);

/** Fields of a form's schema by address (`address/street`), in source order. */
export function formFields(schema: Json): Map<string, Field> {
  const fields = new Map<string, Field>();
  const fieldAt = (address: readonly string[]) => {
    const key = address.join('/');
    const known = fields.get(key);
    if (known) return known;
    const field: Field = { shown: new Set(), required: new Set(), rules: new Map() };
    fields.set(key, field);
    return field;
  };
  const visit = (part: Json | undefined, address: readonly string[], when: When) => {
    if (!isJsonObject(part)) return;
    for (const [name, inner] of Object.entries(membersOf(part.properties))) {
      fieldAt([...address, name]).shown.add(when);
      visit(inner, [...address, name], when);
    }
    for (const name of Array.isArray(part.required) ? part.required : [])
      fieldAt([...address, String(name)]).required.add(when);
    if (address.length > 0)
      for (const [keyword, value] of Object.entries(part))
        if (!structure.has(keyword))
          fieldAt(address).rules.set(when ? `${keyword}, when ${when}` : keyword, value);
    if (part.if !== undefined) {
      const words = conditionWords(part.if, address);
      visit(part.then, address, both(when, words));
      visit(part.else, address, both(when, `not (${words})`));
    }
    for (const key of ['allOf', 'anyOf'])
      for (const inner of Array.isArray(part[key]) ? part[key] : []) visit(inner, address, when);
  };
  visit(schema, [], '');
  for (const [address, { shown }] of fields) if (shown.size === 0) fields.delete(address);
  return fields;
}

/** The order in which the fields of a group (of the form itself: '') are shown; those without a place come last. */
export function shownOrder(fields: Iterable<string>, ui: Json | undefined, group = ''): string[] {
  const start = group === '' ? '' : `${group}/`;
  const names = [...fields]
    .filter((address) => address.startsWith(start))
    .map((address) => address.slice(start.length))
    .filter((name) => !name.includes('/'));
  const { 'ui:order': given } = membersAt(ui, group === '' ? [] : group.split('/'));
  const order = Array.isArray(given) ? given : [];
  const wanted = [...order.map(String), ...(order.includes('*') ? [] : ['*'])];
  const others = names.filter((name) => !wanted.includes(name));
  return wanted.flatMap((name) => (name === '*' ? others : names.includes(name) ? [name] : []));
}

/** `always`, or `when a or b`. */
export function whenWords(when: ReadonlySet<When>): string {
  return when.has('') ? 'always' : `when ${[...when].sort().join(' or when ')}`;
}

const both = (a: When, b: When): When => (a ? `${a} and ${b}` : b);

function membersOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function membersAt(value: Json | undefined, path: readonly string[]): JsonObject {
  return path.reduce((part, key) => membersOf(part[key]), membersOf(value));
}
