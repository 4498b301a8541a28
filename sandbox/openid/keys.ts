import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '#sandbox/database/open-database.ts';

/** The client as which the portal's server asks the provider. */
export const CLIENT_ID = 'lluerna-portal';

export interface OpenIdKeys {
  /** Private, RS256; signs id tokens. */
  signing: JWK;
  cookies: string;
  clientSecret: string;
}

/** The provider's keys, made at its first use and kept in the database, so that a restart breaks no token. */
export async function openIdKeys(database: Database): Promise<OpenIdKeys> {
  return (await keptKeys(database)) ?? makeKeys(database);
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
  return (await keptKeys(database)) ?? keys;
}

async function keptKeys(database: Database): Promise<OpenIdKeys | undefined> {
  const row = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row && JSON.parse(row.value);
}

const NAME = 'openid-keys';
const random = (bytes: number) => randomBytes(bytes).toString('base64url');
