import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '#sandbox/database/open-database.ts';

const NAME = 'document-signing-key';

/** The key that signs this sandbox's documents; generated at the first use, without a certificate. */
export async function documentSigningKey(database: Database): Promise<KeyObject> {
  const stored = await storedKey(database);
  if (stored) return createPrivateKey(stored);
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const value = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await database
    .insertInto('secrets')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return createPrivateKey((await storedKey(database)) ?? value);
}

async function storedKey(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.value;
}
