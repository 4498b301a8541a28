import { type Json, type JsonObject, stableJson } from '#tools/config/sources/json-value.ts';

/** What a change can break: stored drafts, or the data that the retailer receives. */
export type Risk = 'drafts' | 'API';

/** A change for customers between two configurations. */
export interface Change {
  /** Its subject, such as `form iban-change`; changes are grouped by it. */
  about: string;
  what: string;
  breaks?: readonly Risk[];
}

/** `from → to`, each as JSON, shortened. */
export function fromTo(from: unknown, to: unknown): string {
  return `${shortJson(from)} → ${shortJson(to)}`;
}

/** A value as JSON, shortened when it is long. */
export function shortJson(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value).replace(/,(?=\S)/g, ', ');
  return text.length > 160 ? `${text.slice(0, 150)} …` : text;
}

/** True for equal JSON, whatever the order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return stableJson(one) === stableJson(other);
}

/** Entries that only one of two lists has. */
export function listChanges<T>(
  before: readonly T[],
  after: readonly T[],
): { gone: T[]; added: T[] } {
  const has = (list: readonly T[], one: T) => list.some((other) => isSame(one, other));
  return {
    gone: before.filter((one) => !has(after, one)),
    added: after.filter((one) => !has(before, one)),
  };
}

/** Names of all sides without duplicates, in order of appearance. */
export function allNames(...sides: (Iterable<string> | undefined)[]): string[] {
  return [...new Set(sides.flatMap((side) => [...(side ?? [])]))];
}

/** The list at a path in an object; empty when there is none. */
export function listAt(value: JsonObject, ...path: string[]): Json[] {
  const found = path.reduce<Json | undefined>((part, key) => (part as JsonObject)?.[key], value);
  return Array.isArray(found) ? found : [];
}
