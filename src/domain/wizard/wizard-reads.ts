const SUBJECT = ['facts', 'subject', 'wizard'];
const POINTER = /(?:^|\/)facts\/subject\/wizard\/(.+)$/;

/**
 * Values of a wizard that parts of a form read, in conditions, rules, look-ups and resets:
 * `answers/installation/cups`, `memory/promotionalCode`.
 */
export function wizardReads(...parts: readonly unknown[]): string[] {
  const found = new Set<string>();
  /** @param trail names of the properties that lead to this part of a schema */
  const walk = (part: unknown, trail: readonly string[]) => {
    if (typeof part === 'string') {
      const [, address] = POINTER.exec(part) ?? [];
      if (address) found.add(address);
    }
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key !== 'properties') walk(value, trail);
      else for (const [name, field] of Object.entries(value)) enter(field, [...trail, name]);
    }
  };
  const enter = (field: unknown, trail: readonly string[]) => {
    const start = trail.findIndex((_, place) =>
      SUBJECT.every((name, offset) => trail[place + offset] === name),
    );
    const inner = start < 0 ? [] : trail.slice(start + SUBJECT.length);
    const isLeaf = typeof field !== 'object' || field === null || !('properties' in field);
    if (inner.length > 0 && isLeaf) found.add(inner.join('/'));
    walk(field, trail);
  };
  for (const part of parts) walk(part, []);
  return [...found];
}
