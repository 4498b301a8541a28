import { randomBytes } from 'node:crypto';

/** A reference that opens something to whoever has it: 192 random bits, so that nobody guesses it. */
export function newReference(): string {
  return randomBytes(24).toString('base64url');
}
