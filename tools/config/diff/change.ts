import { stableJson } from '#tools/config/json-value.ts';

/** What a change puts at risk: answers that customers left half-way, or what reaches the retailer. */
export type Risk = 'drafts' | 'API';

/** One thing that changes for customers between two configurations. */
export interface Change {
  /** What it is about, as `form iban-change`: changes about the same thing stand together. */
  about: string;
  what: string;
  breaks?: readonly Risk[];
}

/** `from → to`, each as JSON, shortened. */
export function fromTo(from: unknown, to: unknown): string {
  return `${shown(from)} → ${shown(to)}`;
}

/** A value as an owner would write it; long ones are cut. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value).replace(/,(?=\S)/g, ', ');
  return text.length > 160 ? `${text.slice(0, 150)} …` : text;
}

/** True for values that are the same JSON, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return stableJson(one) === stableJson(other);
}

/** Entries that one list has and the other has not. */
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

/** Names of both sides, each once: those of the first, then what is new. */
export function allNames(...sides: (Iterable<string> | undefined)[]): string[] {
  return [...new Set(sides.flatMap((side) => [...(side ?? [])]))];
}
