import type { Difference } from './diff.ts';

/** The differences as text, grouped by partners, then by subject. */
export function reportOf(
  differences: readonly Difference[],
  partners: readonly (string | null)[],
): string[] {
  if (differences.length === 0) return ['Nothing changes for customers.'];
  const groups = grouped(differences, (one) => partnersText(one.partners, partners));
  return [...groups].flatMap(([whose, group], index) => [
    ...(index > 0 ? [''] : []),
    whose,
    ...[...grouped(group, ({ about }) => about)].flatMap(([about, changes]) => [
      `  ${about}`,
      ...changes.map((change) => `    ${change.what}${riskWords(change)}`),
    ]),
  ]);
}

function partnersText(some: readonly (string | null)[], all: readonly (string | null)[]): string {
  if (all.length > 1 && some.length === all.length) return 'Everybody';
  const names = some.map((partner) =>
    partner === null ? "the retailer's own portal" : `partner ${partner}`,
  );
  return `Only ${names.join(', ')}`;
}

function riskWords({ breaks = [] }: Difference): string {
  return breaks.length > 0
    ? `   !! breaks ${breaks.map((risk) => (risk === 'API' ? 'the API' : risk)).join(' and ')}`
    : '';
}

function grouped<T>(list: readonly T[], nameOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
}
