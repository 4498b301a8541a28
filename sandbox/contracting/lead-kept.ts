import type { LeadFields } from './lead-fields.ts';

type Tree = Record<string, unknown>;

const isGroup = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueIn = (fields: unknown, path: readonly string[]) =>
  path.reduce<unknown>(
    (part, name) => (isGroup(part) && Object.hasOwn(part, name) ? part[name] : undefined),
    fields,
  );

function withValue(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): Tree {
  const inside = Object.hasOwn(tree, name) && isGroup(tree[name]) ? tree[name] : {};
  return { ...tree, [name]: rest.length === 0 ? value : withValue(inside, rest, value) };
}

/**
 * The fields of a call with those that it names in `FormConfirm.kept`, as the first of these leads has them. A name that
 * none of them has is passed over: the field is missing then.
 */
export function withKept(
  sent: LeadFields,
  names: unknown,
  leads: readonly LeadFields[],
): LeadFields {
  const paths = Array.isArray(names) ? names.map((name) => String(name).split('.')) : [];
  const fields = paths.reduce<Tree>((all, path) => {
    const known = leads.map((lead) => valueIn(lead, path)).find((value) => value !== undefined);
    return known === undefined ? all : withValue(all, path, known);
  }, sent as Tree);
  return fields as LeadFields;
}
