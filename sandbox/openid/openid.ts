import type { JWTPayload } from 'jose';
import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import type Provider from 'oidc-provider';
import type { Database } from '#sandbox/database/open-database.ts';
import { CLIENT_ID, type OpenIdKeys, openIdKeys } from './keys.ts';

/** The provider's data about a person who returned with a code. */
export interface Identity {
  /** Tax id. */
  sub: string;
  name: string;
  email: string | null;
  mobile: string | null;
}

export interface OpenId {
  /** The setting `oidc` to serve; null where the sandbox has no identity provider. */
  setting: () => { enabled: boolean; issuer: string; clientId: string } | null;
  /** The provider; it and its keys are loaded at the first use. */
  provider(): Promise<Provider>;
  /**
   * Exchanges a code at the provider's token endpoint. Returns `invalid_code` for one that is unknown, used or expired,
   * and `invalid_nonce` when the id token has another nonce; the code is used up either way.
   */
  exchange(
    code: string,
    nonce: string,
  ): Promise<{ identity: Identity; idToken: string } | 'invalid_code' | 'invalid_nonce'>;
}

/** The identity provider under `/oidc` of `origin`, and the portal's server as its client. */
export function createOpenId(
  database: Database,
  { origin, served }: { origin: () => string; served: boolean },
): OpenId {
  const issuer = () => `${origin()}/oidc`;
  let keys: Promise<OpenIdKeys> | undefined;
  let provider: Promise<Provider> | undefined;
  const keysOnce = () => {
    keys ??= openIdKeys(database);
    return keys;
  };

  async function load(): Promise<Provider> {
    const { createProvider } = await import('./provider.ts');
    return createProvider(database, origin(), await keysOnce());
  }

  async function redeem(code: string): Promise<string | null> {
    const { clientSecret } = await keysOnce();
    const credentials = Buffer.from(`${CLIENT_ID}:${clientSecret}`).toString('base64');
    const answer = await fetch(`${issuer()}/token`, {
      method: 'POST',
      headers: { Authorization: `Basic ${credentials}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${origin()}/connect`,
      }),
    });
    if (answer.status >= 500) throw new Error(`The identity provider answers ${answer.status}`);
    const { id_token } = (await answer.json()) as { id_token?: string };
    return id_token ?? null;
  }

  return {
    setting: () => (served ? { enabled: true, issuer: issuer(), clientId: CLIENT_ID } : null),
    provider() {
      provider ??= load();
      return provider;
    },
    async exchange(code, nonce) {
      const idToken = await redeem(code);
      if (!idToken) return 'invalid_code';
      const { signing } = await keysOnce();
      const { kty, n, e, kid, alg } = signing;
      const publicKeys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg } as never] });
      const expected = { issuer: issuer(), audience: CLIENT_ID, algorithms: ['RS256'] };
      const { payload } = await jwtVerify(idToken, publicKeys, expected);
      return payload.nonce === nonce ? { identity: identityOf(payload), idToken } : 'invalid_nonce';
    },
  };
}

function identityOf({ sub, name, email, phone_number }: JWTPayload): Identity {
  if (!sub) throw new errors.JWTInvalid('The id token has no subject');
  return {
    sub,
    name: String(name ?? sub),
    email: email ? String(email) : null,
    mobile: phone_number ? String(phone_number) : null,
  };
}
