import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { logFailure } from '#sandbox/api/log-failure.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import { CLIENT_ID, type OpenIdKeys } from './keys.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { byePage, errorPage, logoutPage, pageLanguage } from './pages.ts';
import { knownPerson } from './people.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Paths of the portal to which the provider may redirect after a logout. */
const AFTER_SIGN_OUT = ['/', '/acceso', '/acces'];

/** The identity provider of the portal at `origin`: authorization code, one client, no consent page. */
export function createProvider(database: Database, origin: string, keys: OpenIdKeys): Provider {
  const provider = new Provider(`${origin}/oidc`, {
    adapter: createMemoryAdapter(),
    jwks: { keys: [keys.signing] } as never,
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: keys.clientSecret,
        redirect_uris: [`${origin}/connect`],
        post_logout_redirect_uris: AFTER_SIGN_OUT.map((path) => origin + path),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub', 'name', 'email', 'phone_number'] },
    conformIdTokenClaims: false,
    cookies: {
      keys: [keys.cookies],
      names: { session: 'oidc_session', interaction: 'oidc_interaction', resume: 'oidc_resume' },
      long: { path: '/oidc', httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    ttl: {
      AuthorizationCode: MINUTE,
      AccessToken: 10 * MINUTE,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: 8 * HOUR,
      Grant: 8 * HOUR,
    },
    interactions: { url: (_, { uid }) => `/oidc/interaction/${uid}` },
    async findAccount(_, sub) {
      const person = await knownPerson(database, sub);
      if (!person) return undefined;
      const { name, email, mobile } = person;
      const optional = {
        ...(email ? { email } : {}),
        ...(mobile ? { phone_number: mobile } : {}),
      };
      return { accountId: sub, claims: async () => ({ sub, name, ...optional }) };
    },
    loadExistingGrant: (context) => ownGrant(context),
    renderError(context, { error }) {
      context.type = 'html';
      context.body = errorPage(languageOf(context), error);
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(context, form) {
          context.body = logoutPage(languageOf(context), form, !context.oidc.entities.IdTokenHint);
        },
        postLogoutSuccessSource(context) {
          context.body = byePage(languageOf(context));
        },
      },
    },
  });
  provider.on('server_error', (_, error) => void logFailure('the identity provider', error));
  return provider;
}

/** Grants consent at sign-in, as the portal is the retailer's own. */
async function ownGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  const clientId = client?.clientId ?? '';
  const known = session?.grantIdFor(clientId);
  const grant = known && (await provider.Grant.find(known));
  if (grant) return grant;
  const fresh = new provider.Grant({ clientId, accountId: session?.accountId ?? '' });
  fresh.addOIDCScope('openid');
  await fresh.save();
  return fresh;
}

function languageOf(context: KoaContextWithOIDC) {
  const locales = context.oidc?.params?.ui_locales;
  return pageLanguage(typeof locales === 'string' ? locales : context.get('accept-language'));
}
