import createClient, { type Middleware } from 'openapi-fetch';
import { ProblemError } from '#domain/problem.ts';
import { traceparent } from '#domain/visit-trace.ts';
import type { paths } from '#openapi/generated/types.ts';
import { requestHeaders } from './headers.ts';
import { isPendingForOther, runSubmission } from './pending-submissions.ts';
import { requestAt } from './request-at.ts';
import { userOf } from './token.ts';
import { fetchWithFallback } from './version-fallback.ts';

export interface ApiConfiguration {
  /** Address of the API, absolute or from the root of this site. */
  baseUrl: string;
  /** Token of the session, if any. */
  token: () => string | null;
  /** Language of the page, for example `es-ES`. */
  language: () => string;
  /** What the API calls a language whose code it does not know, such as `en_US` for `en-GB`. */
  sentAs: Readonly<Record<string, string>>;
  /** True where calls may carry the header `traceparent`. */
  isTraced: boolean;
  /** Called when the retailer answers that the current token has expired. */
  onExpired: () => void;
}

const timeoutMs = { read: 30_000, write: 60_000 };

let configuration: ApiConfiguration = {
  baseUrl: '/api',
  token: () => null,
  language: () => 'es-ES',
  sentAs: {},
  isTraced: false,
  onExpired: () => {},
};

/** Sets address of the API, token and language; must run before the first call. */
export function configureApi(changes: Partial<ApiConfiguration>): void {
  configuration = { ...configuration, ...changes };
}

/** Who the calls speak for: the same customer may get another token meanwhile. */
function currentCustomer(): string | null {
  const token = configuration.token();
  return token && (userOf(token)?.id ?? token);
}

/**
 * Runs the calls of one submission, all in the name of the customer who submitted it: until it ends no other customer
 * takes over this tab (`startSession`), and after a logout here its further writes are not sent.
 */
export const asOneCustomer = <Outcome>(task: () => Promise<Outcome>): Promise<Outcome> =>
  runSubmission(currentCustomer(), task);

/** Where the configured API is, absolute and without a slash at its end. */
export const apiAddress = (): string =>
  new URL(configuration.baseUrl, globalThis.location?.href).href.replace(/\/$/, '');

/** The address of a request at the configured API; openapi-fetch needs an absolute base, so it has a placeholder. */
const absoluteUrl = (request: Request): URL =>
  new URL(request.url.replace(placeholder, apiAddress()));

const placeholder = 'http://api.invalid';

/** Path segments that browsers resolve even when they are encoded, which would lead to another path. */
const isDotSegment = (part: unknown) => part === '.' || part === '..';

const addressMiddleware: Middleware = {
  onRequest({ request, params }) {
    // A customer may type such a segment; no resource of the retailer has that name.
    if (Object.values(params.path ?? {}).some(isDotSegment))
      return Response.json(null, { status: 404 });
    const url = absoluteUrl(request);
    const language = configuration.language();
    url.searchParams.set('lang', configuration.sentAs[language] ?? language.replace('-', '_'));
    const limit = request.method === 'GET' ? timeoutMs.read : timeoutMs.write;
    return requestAt(request, url, AbortSignal.any([request.signal, AbortSignal.timeout(limit)]));
  },
};

/** A read with the token that its customer has meanwhile in place of an older one; null where there is none. */
function withRenewedToken(request: Request): Request | null {
  const [, sent = ''] = request.headers.get(requestHeaders.token)?.split('Bearer ') ?? [];
  const token = configuration.token();
  const customer = userOf(sent)?.id;
  const isSame = token !== null && customer !== undefined && userOf(token)?.id === customer;
  if (request.method !== 'GET' || !isSame || token === sent) return null;
  const again = new Request(request);
  again.headers.set(requestHeaders.token, `Bearer ${token}`);
  return again;
}

const tokenMiddleware: Middleware = {
  onRequest({ request }) {
    if (request.method !== 'GET' && isPendingForOther(currentCustomer()))
      throw new ProblemError({ kind: 'signed-out', reason: 'missing' });
    const token = configuration.token();
    if (token) request.headers.set(requestHeaders.token, `Bearer ${token}`);
    if (configuration.isTraced) request.headers.set(requestHeaders.trace, traceparent());
    return request;
  },
  async onResponse({ request, response }) {
    if (response.status !== 401) return;
    const again = withRenewedToken(request);
    if (again) return fetchWithFallback(again);
    const body = await response
      .clone()
      .json()
      .catch(() => null);
    // The answer to an old call may arrive after the customer signed in again.
    const isOurs = request.headers.get(requestHeaders.token) === `Bearer ${configuration.token()}`;
    if (body?.message === 'token_expired' && isOurs) configuration.onExpired();
  },
};

/** Typed calls to the retailer; use with `unwrap` of `answer.ts`. */
export const apiClient = createClient<paths>({ baseUrl: placeholder, fetch: fetchWithFallback });
apiClient.use(addressMiddleware, tokenMiddleware);
