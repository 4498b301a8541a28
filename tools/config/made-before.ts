import { contentHash } from './published-files.ts';

/** Code by what it was made from: on a save most forms are as they were. */
const made = new Map<string, string>();

/** What `make` gives, or what it gave before from the same JSON values. */
export function madeBefore(from: readonly unknown[], make: () => string): string {
  const key = contentHash(JSON.stringify(from));
  const known = made.get(key);
  if (known !== undefined) return known;
  const code = make();
  made.set(key, code);
  return code;
}
