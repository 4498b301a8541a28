import { ProblemError } from '#domain/problem.ts';

/** An answer, or a part of one, before anybody has looked at it. */
export type Unread = Record<string, unknown>;

function unreadable(): never {
  throw new ProblemError({ kind: 'unreadable' });
}

/** Retailers' systems write `false` and the empty text where they have nothing. */
const isNothing = (value: unknown) =>
  value === undefined || value === null || value === false || value === '';

/** Members of an object; throws ProblemError `unreadable` for anything else, as all readers here do. */
export function record(value: unknown): Unread {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable();
  return value as Unread;
}

/** Like `record`, with null for nothing. */
export function optionalRecord(value: unknown): Unread | null {
  return isNothing(value) ? null : record(value);
}

/** Every entry of a list, read by `read`. */
export function list<T>(value: unknown, read: (entry: unknown) => T): T[] {
  return Array.isArray(value) ? value.map(read) : unreadable();
}

/** Like `list`, with no entries for nothing. */
export function optionalList<T>(value: unknown, read: (entry: unknown) => T): T[] {
  return isNothing(value) ? [] : list(value, read);
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : unreadable();
}

/** Like `text`, with null for nothing. */
export function optionalText(value: unknown): string | null {
  return isNothing(value) ? null : text(value);
}

export function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : unreadable();
}

/** Like `number`, with null for nothing. */
export function optionalNumber(value: unknown): number | null {
  return isNothing(value) ? null : number(value);
}

export function flag(value: unknown): boolean {
  return typeof value === 'boolean' ? value : unreadable();
}
