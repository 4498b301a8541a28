import { warnedField } from '#tools/config/compile/compile-warnings.ts';
import { fieldsOf, subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import { gone } from './composed-document.ts';
import { isJsonObject, type Json, type JsonObject } from './json-value.ts';

/** Addresses of the fields that an upper layer (a partner, or keys beside `$fragment`) removes with `null`. */
export function removedFields(schema: Json | undefined): Set<string> {
  const named = new Set<string>();
  const present = new Set<string>();
  for (const [address, { schema: field }] of fieldsOf(schema))
    (field === gone ? named : present).add(address);
  // A field may be in several branches, and `fieldsOf` returns the first.
  for (const { schema: field, address, inCondition } of subSchemasOf(schema))
    if (!inCondition && field !== gone) present.add(address.join('/'));
  return new Set([...named].filter((address) => !present.has(address)));
}

/**
 * A form without its references to removed fields: order, groups, `ui`, `required`, draft, resets and warnings. Rules that read
 * their answers stay: the check reports those.
 */
export function withoutRemoved(form: JsonObject, taken: ReadonlySet<string>): JsonObject {
  if (taken.size === 0) return form;
  const isStored = (address: string) =>
    ![...taken].some((field) => address === field || address.startsWith(`${field}/`));
  const remaining = (names: Json | undefined, group: readonly string[]) =>
    Array.isArray(names) && names.filter((name) => isStored([...group, String(name)].join('/')));
  const replaced = (part: JsonObject, key: string, list: Json | false): JsonObject =>
    list ? { ...part, [key]: list } : part;

  const schema = (part: Json | undefined, group: string[]): Json | undefined => {
    if (Array.isArray(part)) return part.map((branch) => schema(branch, group) as Json);
    if (!isJsonObject(part)) return part;
    const inner = Object.entries(part).map(([key, value]) => {
      if (key === 'if' || key === 'not') return [key, value];
      if (key !== 'properties' || !isJsonObject(value)) return [key, schema(value, group)];
      const fields = Object.entries(value).map(([name, field]) => [
        name,
        field === gone ? field : schema(field, [...group, name]),
      ]);
      return [key, Object.fromEntries(fields)];
    });
    return replaced(Object.fromEntries(inner), 'required', remaining(part.required, group));
  };
  const look = (part: JsonObject, group: string[]): JsonObject => {
    const inner = Object.entries(part)
      .filter(([name]) => name.startsWith('ui:') || isStored([...group, name].join('/')))
      .map(([name, value]) => [
        name,
        isJsonObject(value) && !name.startsWith('ui:') ? look(value, [...group, name]) : value,
      ]);
    const groups =
      Array.isArray(part['ui:groups']) &&
      part['ui:groups']
        .filter(isJsonObject)
        .map((one) => replaced(one, 'fields', remaining(one.fields, group)))
        .filter(({ fields }) => !Array.isArray(fields) || fields.length > 0);
    const ordered = replaced(
      Object.fromEntries(inner),
      'ui:order',
      remaining(part['ui:order'], group),
    );
    return replaced(ordered, 'ui:groups', groups);
  };
  const resetOf = (reset: Json): Json[] => {
    if (!isJsonObject(reset)) return [reset];
    const group = typeof reset.in === 'string' ? reset.in.split('/') : [];
    const names = (address: string) =>
      address.startsWith('/') || isStored([...group, address].join('/'));
    const set = Object.entries(isJsonObject(reset.set) ? reset.set : {}).filter(([to]) =>
      names(to),
    );
    const changed = remaining(reset.changed, group);
    const idle = set.length === 0 || (Array.isArray(changed) && changed.length === 0);
    return idle ? [] : [replaced({ ...reset, set: Object.fromEntries(set) }, 'changed', changed)];
  };
  const left: JsonObject = { ...form };
  if (form.schema !== undefined) left.schema = schema(form.schema, []) as Json;
  if (isJsonObject(form.ui)) left.ui = look(form.ui, []);
  if (isJsonObject(form.draft))
    left.draft = replaced(form.draft, 'never', remaining(form.draft.never, []));
  if (Array.isArray(form.resets)) left.resets = form.resets.flatMap(resetOf);
  if (Array.isArray(form.warnings))
    left.warnings = form.warnings.filter((one) => !isJsonObject(one) || isStored(warnedField(one)));
  return left;
}
