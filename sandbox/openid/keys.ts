import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '#sandbox/database/open-database.ts';

/** Client id of the portal's server at the provider. */
export const CLIENT_ID = 'lluerna-portal';

export interface OpenIdKeys {
  /** Private, RS256; signs id tokens. */
  signing: JWK;
  cookies: string;
  clientSecret: string;
}

/** The provider's keys, generated at the first use and stored in the database, so that tokens survive a restart. */
export async function openIdKeys(database: Database): Promise<OpenIdKeys> {
  return (await storedKeys(database)) ?? makeKeys(database);
}

async function makeKeys(database: Database): Promise<OpenIdKeys> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signing = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: random(8) };
  const keys: OpenIdKeys = { signing, cookies: random(32), clientSecret: random(32) };
  await database
    .insertInto('secrets')
    .values({ name: NAME, value: JSON.stringify(keys) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await storedKeys(database)) ?? keys;
}

async function storedKeys(database: Database): Promise<OpenIdKeys | undefined> {
  const row = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row && JSON.parse(row.value);
}

const NAME = 'openid-keys';
const random = (bytes: number) => randomBytes(bytes).toString('base64url');
