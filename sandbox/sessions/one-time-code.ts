import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** A code that cannot be guessed (57^16, some 93 bits), in groups of four, which are easier to type. */
export function newCode(): string {
  const letters = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** The stored form of a code; it is long enough to need no slow hash. White space is ignored. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code.trim()).digest('base64');
}
