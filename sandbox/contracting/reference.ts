import { randomBytes } from 'node:crypto';

/** A reference that authorises access by itself: 192 random bits, which cannot be guessed. */
export function newReference(): string {
  return randomBytes(24).toString('base64url');
}
