import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

/** A client of a provider, as the Studio's settings name it. */
export const CLIENT = { clientId: 'studio', clientSecret: 'a secret of the Studio' };

/** An account, by its name at the provider. */
export interface Account {
  email?: string;
  email_verified?: boolean;
}

/** Pairs for RS256, made once: that takes its time. */
const pairs = new Map<string, ReturnType<typeof generateKeyPair>>();
const pairOf = (name: string) => {
  const pair = pairs.get(name) ?? generateKeyPair('RS256', { extractable: true });
  pairs.set(name, pair);
  return pair;
};

/** A provider that runs, as the settings of the Studio name it, until it is closed. */
export interface RunningProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  close(): void;
}

async function listen(server: Server): Promise<RunningProvider> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...CLIENT,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * A provider of OpenID Connect (`oidc-provider`), which takes everyone for `account`, and demands PKCE. As many do, it has
 * the address in its answer about the person alone.
 */
export async function startProvider(
  redirect: () => string,
  account: Account,
): Promise<RunningProvider> {
  const { privateKey } = await pairOf('own');
  const signing = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: '1' };
  let provider: Provider | undefined;
  const running = await listen(
    createServer((request, response) => {
      // The Studio that it sends browsers back to may start after it.
      provider ??= providerAt(running.issuer, redirect(), signing, account);
      return request.url === '/interaction'
        ? provider.interactionFinished(request, response, { login: { accountId: 'someone' } })
        : provider.callback()(request, response);
    }),
  );
  return running;
}

function providerAt(issuer: string, redirect: string, signing: object, account: Account): Provider {
  return new Provider(issuer, {
    jwks: { keys: [signing] } as never,
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirect],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of cookies'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: () => '/interaction' },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ sub, ...account }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
}

/** What a provider forges in its tokens. */
export interface Forgery {
  nonce?: string;
  audience?: string;
  issuer?: string;
  /** Signs with another key than it publishes. */
  isForeign?: true;
}

/** A provider that says what a test wants, with RS256 keys of its own; Marta has her address in the token. */
export async function startForger(forgery: Forgery): Promise<RunningProvider> {
  const [own, other] = [await pairOf('own'), await pairOf('other')];
  const jwks = {
    keys: [{ ...(await exportJWK(own.publicKey)), alg: 'RS256', use: 'sig', kid: '1' }],
  };
  let nonce = '';
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    const json = (content: object) =>
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(content));
    if (pathname === '/.well-known/openid-configuration')
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (pathname === '/jwks') return json(jwks);
    if (pathname === '/authorize') {
      nonce = searchParams.get('nonce') ?? '';
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'a code');
      back.searchParams.set('state', searchParams.get('state') ?? '');
      return response.writeHead(302, { Location: back.href }).end();
    }
    const token = new SignJWT({
      nonce: forgery.nonce ?? nonce,
      ...{ email: 'marta@example.com', email_verified: true },
    })
      .setProtectedHeader({ alg: 'RS256', kid: '1' })
      .setSubject('marta')
      .setIssuer(forgery.issuer ?? issuer)
      .setAudience(forgery.audience ?? CLIENT.clientId)
      .setIssuedAt()
      .setExpirationTime('1 minute');
    return token
      .sign((forgery.isForeign ? other : own).privateKey)
      .then((id_token) => json({ access_token: 'a', token_type: 'Bearer', id_token }));
  });
  const running = await listen(server);
  const { issuer } = running;
  return running;
}
