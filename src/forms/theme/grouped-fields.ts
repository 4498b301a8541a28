import type { FieldGroup } from '#forms/groups/field-group.ts';

/**
 * What a form shows from top to bottom: groups in their order, and fields that no group names. Such a field stands
 * after the group of the field before it in `order`; before all groups if there is none. No key of its own is needed
 * for such a field: `ui:order` places it.
 */
export function groupedFields<Group extends FieldGroup>(
  order: readonly string[],
  groups: readonly Group[],
): (string | Group)[] {
  const after = new Map<Group | undefined, string[]>();
  let last: Group | undefined;
  for (const field of order) {
    const group = groups.find(({ fields }) => fields.includes(field));
    if (group) last = group;
    else after.set(last, [...(after.get(last) ?? []), field]);
  }
  return [
    ...(after.get(undefined) ?? []),
    ...groups.flatMap((group) => [group, ...(after.get(group) ?? [])]),
  ];
}
