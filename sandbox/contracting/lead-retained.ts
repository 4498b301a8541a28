import { isObject } from '#domain/values/is-object.ts';
import type { LeadFields } from './lead-fields.ts';

type Tree = Record<string, unknown>;

const valueIn = (fields: unknown, path: readonly string[]) =>
  path.reduce<unknown>(
    (part, name) => (isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
    fields,
  );

function withValue(tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): Tree {
  const inside = Object.hasOwn(tree, name) && isObject(tree[name]) ? tree[name] : {};
  return { ...tree, [name]: rest.length === 0 ? value : withValue(inside, rest, value) };
}

/**
 * The fields of a call plus those that it names in `FormConfirm.retained`, each from the first of these leads that has it.
 * A name that none of them has is ignored: the field is then missing.
 */
export function withRetained(
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

function without(tree: Tree, [name = '', ...rest]: readonly string[]): Tree {
  if (!Object.hasOwn(tree, name)) return tree;
  const { [name]: inside, ...others } = tree;
  if (rest.length === 0) return others;
  const left = isObject(inside) ? without(inside, rest) : inside;
  const isEmpty = isObject(left) && Object.keys(left).length === 0;
  return isEmpty ? others : { ...others, [name]: left };
}

/**
 * What a lead has without the fields that a call names in `FormConfirm.dropped`. Only `extra` has members that are
 * dropped one by one: a part of any other field says nothing without the rest.
 */
export function withoutDropped(lead: LeadFields, names: unknown): LeadFields {
  const paths = (Array.isArray(names) ? names : []).map((name) => {
    const path = String(name).split('.');
    return path[0] === 'extra' ? path : path.slice(0, 1);
  });
  return paths.reduce<Tree>(without, lead as Tree) as LeadFields;
}
