import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { decodeJwt } from 'jose';
import type { DocumentAnswer } from './handler.ts';
import type { InjectedFault, InjectedFaults } from './injected-faults.ts';
import { logFailure } from './log-failure.ts';
import { invalidFields, Refusal } from './refusal.ts';
import { readBody } from './request-body.ts';
import type { ApiRequest, RetailerApi } from './retailer-api.ts';
import type { SentRequest, SentRequests } from './sent-requests.ts';

type Http = Context<{ Bindings: HttpBindings }>;

interface ApiOptions {
  /** Records the requests; null where they are not read. */
  sent: SentRequests | null;
  compresses: boolean;
}

/** `/api/*`: HTTP around the retailer's operations, with the injected faults. */
export function createApiRoutes(
  api: RetailerApi,
  injectedFaults: InjectedFaults,
  { sent, compresses }: ApiOptions,
) {
  const routes = new Hono<{ Bindings: HttpBindings }>();
  if (compresses) routes.use(compress());
  routes.all('*', async (http) => {
    const sentRequest = await recordSent(http);
    const faults = faultsFor(http);
    for (const injectedFault of faults) {
      if (injectedFault.kind === 'delay') await sleep(injectedFault.milliseconds ?? 1000);
      if (injectedFault.kind === 'drop-before') return drop(http);
      if (injectedFault.kind === 'status' || injectedFault.kind === 'body')
        return faultyAnswer(injectedFault);
    }
    const answer = await respond(http);
    if (sentRequest) {
      sentRequest.handled = true;
      sentRequest.answer = readJson(await answer.clone().text());
    }
    return faults.some(({ kind }) => kind === 'drop-after') ? drop(http) : answer;
  });

  function faultsFor(http: Http): InjectedFault[] {
    const operationId = api.operationIdOf({ method: methodOf(http), url: http.req.path });
    if (!operationId) return [];
    return injectedFaults.take({
      operationId,
      customer: customerOf(http.req.header('authorization')),
      scope: scopeOf(http),
    });
  }

  async function recordSent(http: Http): Promise<SentRequest | null> {
    const scope = scopeOf(http);
    const operationId = api.operationIdOf({ method: methodOf(http), url: http.req.path });
    if (!sent || !scope || !operationId) return null;
    const request: SentRequest = {
      operationId,
      url: urlOf(http).replace(/^\/api/, ''),
      customer: customerOf(http.req.header('authorization')),
      idempotencyKey: http.req.header('idempotency-key') ?? null,
      body: readJson(await http.req.raw.clone().text()),
      handled: false,
      answer: null,
    };
    sent.keep(scope, request);
    return request;
  }

  async function respond(http: Http): Promise<Response> {
    const request: ApiRequest = {
      method: methodOf(http),
      url: urlOf(http),
      headers: http.req.header(),
      body: undefined,
      address: http.env.incoming.socket.remoteAddress ?? '',
    };
    try {
      refuseMalformed(http.req.path);
      const limit = await api.bodyLimitOf(request);
      if (limit) request.body = await readBody(http.req.raw, limit);
      const body = await api.handle(request);
      if (!isDocument(body)) return checked(request, json(200, body), body);
      return checked(request, asDocument(body));
    } catch (error) {
      if (error instanceof Refusal) {
        const headers = { ...challengeOf(error), ...error.headers };
        return checked(request, json(error.status, error.body, headers), error.body);
      }
      return broken(logFailure(api.operationIdOf(request) ?? 'no operation', error));
    }
  }

  function checked(request: ApiRequest, answer: Response, body?: unknown): Response {
    const contentType = answer.headers.get('content-type')?.split(';', 1)[0] ?? '';
    const contradiction = api.contradictionOf(request, answer.status, contentType, body);
    if (!contradiction) return answer;
    const what = `its answer is against the description (${contradiction})`;
    return broken(logFailure(api.operationIdOf(request) ?? 'no operation', what));
  }

  return routes;
}

const NO_STORE = { 'Cache-Control': 'no-store' };

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...NO_STORE, ...headers } });

const broken = (errorNumber: string) =>
  json(500, new Refusal(500, 'internal_error').body, { 'X-Error-Number': errorNumber });

/** A HEAD is answered as its GET; the server leaves the body out. */
const methodOf = ({ req }: Http) => (req.method === 'HEAD' ? 'GET' : req.method);

/** RFC 6750: how to sign in, and whether it is the token that was refused. */
function challengeOf({ status, code }: Refusal): Record<string, string> {
  if (status !== 401) return {};
  const fault = code === 'token_missing' ? '' : ' error="invalid_token"';
  return { 'WWW-Authenticate': `Bearer${fault}` };
}

const scopeOf = (http: Http) =>
  http.req.header('x-sandbox-scope') ?? getCookie(http, 'sandbox_scope') ?? null;

/** Path and query of a request. */
const urlOf = ({ req }: Http) => req.url.slice(new URL(req.url).origin.length);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || null;
  }
}

/** Refuses a path whose percent encoding is not UTF-8. */
function refuseMalformed(path: string): void {
  try {
    decodeURIComponent(path);
  } catch {
    throw invalidFields({ path: ['malformed'] });
  }
}

function isDocument(body: unknown): body is DocumentAnswer {
  return typeof body === 'object' && body !== null && 'bytes' in body;
}

function asDocument({ bytes, contentType, fileName }: DocumentAnswer): Response {
  const ascii = fileName.normalize('NFD').replace(/[^\x20-\x7e]|["\\]/g, '');
  return new Response(Buffer.from(bytes), {
    headers: {
      ...NO_STORE,
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  });
}

function faultyAnswer({ kind, status, body, contentType, retryAfter }: InjectedFault): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  const pause: Record<string, string> =
    retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  if (kind === 'status' && body === undefined) {
    return json(status ?? 500, new Refusal(500, 'internal_error').body, pause);
  }
  return new Response(text, {
    status: status ?? (kind === 'body' ? 200 : 500),
    headers: { ...NO_STORE, ...pause, 'Content-Type': contentType ?? 'application/json' },
  });
}

function drop(http: Http): Response {
  http.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Customer in the token, unverified: enough to choose an injected fault, never to authenticate. */
function customerOf(authorization: string | undefined): number | null {
  try {
    return Number(decodeJwt(authorization?.split(' ')[1] ?? '').sub);
  } catch {
    return null;
  }
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
