type Group = Record<string, unknown>;

/** Settings with the schema's default for each that is missing; missing groups are created. */
export function withDefaults(settings: Group, schema: Group): Group {
  const filled: Group = { ...settings };
  for (const [key, member] of Object.entries(isGroup(schema.properties) ? schema.properties : {})) {
    if (key === '$schema' || !isGroup(member)) continue;
    const value = filled[key];
    if (isGroup(member.properties)) filled[key] = withDefaults(isGroup(value) ? value : {}, member);
    else if (value === undefined && member.default !== undefined) filled[key] = member.default;
  }
  return filled;
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
