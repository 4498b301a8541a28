import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { createTurns } from './concurrency-limit.ts';

/** OWASP's second option for scrypt: 2^15 rounds, 32 MiB, some 60 ms. Only tests set fewer. */
const cost = (): ScryptOptions => ({
  N: Number(process.env.SANDBOX_PASSWORD_ROUNDS ?? 2 ** 15),
  r: 8,
  p: 3,
  maxmem: 64 * 1024 * 1024,
});
const LENGTH = 32;

/** Half of the four threads that Node has for such work, so that files are still read meanwhile. */
const inTurn = createTurns({ atOnce: 2, waiting: 100 });

/** Stored for a customer without a password: no password matches it. */
export const NO_PASSWORD = '';

/** The stored form of a password: `scrypt:<salt>:<key>`, both in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt:${salt.toString('base64')}:${key.toString('base64')}`;
}

/**
 * True when the password matches the stored one. Without a stored one (unknown user) it takes as long and returns
 * false, so that the duration does not reveal who is a customer.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? '').split(':');
  const expected = Buffer.from(key, 'base64');
  const derived = await derive(password, Buffer.from(salt, 'base64'));
  return expected.length === LENGTH && timingSafeEqual(expected, derived);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, LENGTH, cost(), (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
