import { isJsonObject, type Json, type JsonObject } from './json-value.ts';
import { fieldsOf } from './schema-fields.ts';

const neverKeptWidgets = ['password', 'files'];
const neverStoredWidgets = ['iban', 'consent'];

/** Addresses of the fields of a form that no draft may keep, and of those that none may store. */
export function privateFields({ schema, ui, draft }: JsonObject): {
  neverKept: string[];
  neverStored: string[];
} {
  const fields = [...fieldsOf(schema)].map(([address, sub]) => {
    const look = address.split('/').reduce<Json | undefined>(memberOf, ui);
    const { format, type, const: only } = sub.schema;
    const usual = type === 'array' ? 'files' : only === true ? 'consent' : format;
    return { address, widget: String(memberOf(look, 'ui:widget') ?? usual) };
  });
  const drawnBy = (widgets: readonly string[]) =>
    fields.flatMap(({ address, widget }) => (widgets.includes(widget) ? [address] : []));
  const never = memberOf(draft, 'never');
  const neverKept = drawnBy(neverKeptWidgets);
  const named = Array.isArray(never) ? never.map(String) : [];
  const neverStored = new Set([...neverKept, ...drawnBy(neverStoredWidgets), ...named]);
  return { neverKept, neverStored: [...neverStored] };
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
