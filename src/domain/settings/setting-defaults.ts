import { isObject } from '#domain/values/is-object.ts';

type Group = Record<string, unknown>;

/** Settings with the schema's default for each that is missing; missing groups are created. */
export function withDefaults(settings: Group, schema: Group): Group {
  const filled: Group = { ...settings };
  for (const [key, member] of Object.entries(
    isObject(schema.properties) ? schema.properties : {},
  )) {
    if (key === '$schema' || !isObject(member)) continue;
    const value = filled[key];
    if (isObject(member.properties))
      filled[key] = withDefaults(isObject(value) ? value : {}, member);
    else if (value === undefined && member.default !== undefined) filled[key] = member.default;
  }
  return filled;
}
