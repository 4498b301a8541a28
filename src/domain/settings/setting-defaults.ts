import { isObject } from '#domain/values/is-object.ts';

type Group = Record<string, unknown>;

/**
 * Settings with the schema's default for each that is missing; missing groups are created. Where a group has a
 * `shorthand`, a value that is no object is that of its member.
 */
export function withDefaults(settings: Group, schema: Group): Group {
  const filled: Group = { ...settings };
  for (const [key, member] of Object.entries(
    isObject(schema.properties) ? schema.properties : {},
  )) {
    if (key === '$schema' || !isObject(member)) continue;
    const value = filled[key];
    if (isObject(member.properties)) filled[key] = withDefaults(groupOf(value, member), member);
    else if (value === undefined && member.default !== undefined) filled[key] = member.default;
  }
  return filled;
}

/** A value of a setting that is a group, as a group. */
export function groupOf(value: unknown, { shorthand }: Group): Group {
  if (isObject(value)) return value;
  return typeof shorthand === 'string' && value !== undefined ? { [shorthand]: value } : {};
}
