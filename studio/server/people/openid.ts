import * as oauth from 'oauth4webapi';

/** The identity provider of a team (`STUDIO_OPENID` and what belongs to it). */
export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** Left out for a client without one. */
  clientSecret?: string | undefined;
}

/** What a sign-in that was started has to come back with. */
export interface Journey {
  state: string;
  nonce: string;
  verifier: string;
}

/** The person of a return; `unverified`: the provider does not vouch for an address. */
type Identity = { address: string } | 'unverified';

/** The provider, as a client of it sees it. */
export interface OpenIdClient {
  /** Where the browser signs in, and what is to be remembered of it. Rejects where the provider is out of reach. */
  begin(): Promise<{ address: string; journey: Journey }>;
  /** Who came back. Rejects for a return or a token that is not what it must be. */
  finish(returned: URL, journey: Journey): Promise<Identity>;
}

const LONGEST_MS = 10_000;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A client with authorization code and PKCE (RFC 7636) for OpenID Connect Core 1.0; `redirect` is where the provider
 * sends the browser back to. Throws for an issuer without TLS that is not on this machine.
 */
export function openIdClient(
  { issuer, clientId, clientSecret }: OpenIdSettings,
  redirect: () => string,
): OpenIdClient {
  const place = new URL(issuer);
  const isPlain = place.protocol === 'http:';
  if (isPlain && !LOOPBACK.includes(place.hostname))
    throw new Error(`STUDIO_OPENID: ${issuer} must begin with https.`);
  const client: oauth.Client = { client_id: clientId };
  const options = () => ({
    signal: AbortSignal.timeout(LONGEST_MS),
    [oauth.allowInsecureRequests]: isPlain,
  });
  let found: Promise<oauth.AuthorizationServer> | undefined;
  const provider = () => {
    found ??= oauth
      .discoveryRequest(place, { algorithm: 'oidc', ...options() })
      .then((answer) => oauth.processDiscoveryResponse(place, answer));
    // It is looked for again at the next try.
    found.catch(() => {
      found = undefined;
    });
    return found;
  };
  const own = ({ token_endpoint_auth_methods_supported: ways }: oauth.AuthorizationServer) => {
    if (clientSecret === undefined) return oauth.None();
    const isBasic = !ways || ways.includes('client_secret_basic');
    return isBasic ? oauth.ClientSecretBasic(clientSecret) : oauth.ClientSecretPost(clientSecret);
  };
  return {
    async begin() {
      const { authorization_endpoint: endpoint } = await provider();
      if (!endpoint) throw new Error(`${issuer} has no authorization endpoint.`);
      const journey: Journey = {
        state: oauth.generateRandomState(),
        nonce: oauth.generateRandomNonce(),
        verifier: oauth.generateRandomCodeVerifier(),
      };
      const address = new URL(endpoint);
      const parameters = {
        ...{ client_id: clientId, response_type: 'code', scope: 'openid email' },
        redirect_uri: redirect(),
        ...{ state: journey.state, nonce: journey.nonce },
        code_challenge: await oauth.calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      return { address: address.href, journey };
    },
    async finish(returned, { state, nonce, verifier }) {
      const server = await provider();
      const code = oauth.validateAuthResponse(server, client, returned, state);
      const answer = await oauth.authorizationCodeGrantRequest(
        ...([server, client, own(server), code, redirect(), verifier] as const),
        options(),
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(server, answer, options());
      const claims = oauth.getValidatedIdTokenClaims(tokens);
      if (!claims) throw new Error('The provider sent no id token.');
      // Many providers have the address in the answer about the person alone.
      const { email, email_verified } =
        claims.email === undefined && server.userinfo_endpoint
          ? await oauth.processUserInfoResponse(
              ...([server, client, claims.sub] as const),
              await oauth.userInfoRequest(server, client, tokens.access_token, options()),
            )
          : claims;
      if (typeof email !== 'string' || email_verified !== true) return 'unverified';
      return { address: email };
    },
  };
}
