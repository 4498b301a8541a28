import type { Answers } from '#domain/submission.ts';

/**
 * Path from the form's root to what an address names, seen from a field: `dp` stands beside it,
 * `/person/vat` is named from the root, `facts/…` is a fact.
 */
export function pathOfAddress(address: string, field: readonly string[]): string[] {
  const [first, ...rest] = address.split('/');
  if (first === '') return rest;
  return first === 'facts' ? [first, ...rest] : [...field.slice(0, -1), ...address.split('/')];
}

/** The answers with another one at a path; undefined takes it out. */
export function withValueAt(answers: Answers, path: readonly string[], value: unknown): Answers {
  const [name = '', ...rest] = path;
  if (rest.length > 0) {
    const group = answers[name];
    const isThere = typeof group === 'object' && group !== null;
    if (!isThere && value === undefined) return answers;
    const inside = isThere ? (group as Answers) : {};
    return { ...answers, [name]: withValueAt(inside, rest, value) };
  }
  const { [name]: _before, ...others } = answers;
  return value === undefined ? others : { ...others, [name]: value };
}
