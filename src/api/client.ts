import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '#openapi/generated/types.ts';
import { readdressed } from './readdressed.ts';
import { fetchWithFallback } from './version-fallback.ts';

export interface ApiConfiguration {
  /** Address of the API, absolute or from the root of this site. */
  baseUrl: string;
  /** Token of the session, if any. */
  token: () => string | null;
  /** Language of the page, for example `es-ES`. */
  language: () => string;
  /** The retailer says that the token in use has expired. */
  onExpired: () => void;
}

const patienceMs = { read: 30_000, write: 60_000 };

let configuration: ApiConfiguration = {
  baseUrl: '/api',
  token: () => null,
  language: () => 'es-ES',
  onExpired: () => {},
};

/** Tells the client where the API is and who is asking; to be called before the first call. */
export function configureApi(changes: Partial<ApiConfiguration>): void {
  configuration = { ...configuration, ...changes };
}

/** Where the API is right now; the client's own base is only a place-holder, for calls need an absolute one. */
function placed(request: Request): URL {
  const base = new URL(configuration.baseUrl, globalThis.location?.href).href.replace(/\/$/, '');
  return new URL(request.url.replace(placeholder, base));
}

const placeholder = 'http://api.invalid';

/** Parts of an address that lead elsewhere: browsers resolve them however they are encoded. */
const leadsAway = (part: unknown) => part === '.' || part === '..';

const addressing: Middleware = {
  onRequest({ request, params }) {
    // What a customer typed names nothing that the retailer could know.
    if (Object.values(params.path ?? {}).some(leadsAway))
      return Response.json(null, { status: 404 });
    const url = placed(request);
    url.searchParams.set('lang', configuration.language().replace('-', '_'));
    const limit = request.method === 'GET' ? patienceMs.read : patienceMs.write;
    return readdressed(request, url, AbortSignal.any([request.signal, AbortSignal.timeout(limit)]));
  },
};

const bearer: Middleware = {
  onRequest({ request }) {
    const token = configuration.token();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
  async onResponse({ request, response }) {
    if (response.status !== 401) return;
    const body = await response
      .clone()
      .json()
      .catch(() => null);
    // An old call may come back after the customer signed in again.
    const isOurs = request.headers.get('Authorization') === `Bearer ${configuration.token()}`;
    if (body?.message === 'token_expired' && isOurs) configuration.onExpired();
  },
};

/** Typed calls to the retailer; use with `unwrap` of `answer.ts`. */
export const apiClient = createClient<paths>({ baseUrl: placeholder, fetch: fetchWithFallback });
apiClient.use(addressing, bearer);
