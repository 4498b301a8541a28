import type { ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { type Context as Matched, OpenAPIBackend, type Operation } from 'openapi-backend';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Session } from '#sandbox/sessions/sessions.ts';
import { type BodyLimit, bodyLimitOf } from './body-limit.ts';
import { compiledOnce } from './compiled-once.ts';
import {
  bodySchemaOf,
  isForCustomers,
  isIdempotent,
  isLimited,
  JSON_TYPE,
} from './described-operation.ts';
import { readDescription } from './description.ts';
import type { AllHandlers, Call, Services } from './handler.ts';
import { actOnce, refusalOrRethrow } from './idempotency.ts';
import { numbersIn, sessionOf } from './matched-request.ts';
import { invalidFields, Refusal } from './refusal.ts';
import { refusalOf, refuseExpired, refuseReadOnly } from './refuse-matched.ts';
import { isUnstorable } from './request-body.ts';

/** An HTTP request, its body still text. */
export interface ApiRequest {
  method: string;
  /** Path with the query string. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  address: string;
}

export interface RetailerApi {
  /** The operation that a request would reach, for matching injected faults. */
  operationIdOf(request: Pick<ApiRequest, 'method' | 'url'>): string | undefined;
  /**
   * How large a body the request may have; null where no operation reads one. Where files are taken of customers only,
   * throws 401 for a caller without a session.
   */
  bodyLimitOf(request: ApiRequest): Promise<BodyLimit | null>;
  /** Validates and acts. Returns the body of the 200; throws a Refusal for anything else. */
  handle(request: ApiRequest): Promise<unknown>;
  /** Why an answer contradicts the description; null when it does not. */
  contradictionOf(
    request: ApiRequest,
    status: number,
    contentType: string,
    body: unknown,
  ): string | null;
}

/** The operations of the description over a database; every request is validated before its handler runs. */
export async function createRetailerApi(
  handlers: AllHandlers,
  database: Database,
  services: Services,
): Promise<RetailerApi> {
  const backend = new OpenAPIBackend({
    definition: readDescription(),
    apiRoot: '/api',
    quick: true,
    coerceTypes: true,
    // Each operation gets an Ajv of its own, which would compile the schema of schemas first; a test validates the description.
    ajvOpts: { allErrors: true, useDefaults: true, validateSchema: false },
    customizeAjv: (ajv) => addFormats.default(ajv, { mode: 'full' }),
  });

  backend.register({
    notFound: () => Promise.reject(new Refusal(404, 'not_found')),
    methodNotAllowed: (_: Matched, { url }: ApiRequest) => {
      const headers = { Allow: methodsOf(url).join(', ') };
      return Promise.reject(new Refusal(405, 'method_not_allowed', { headers }));
    },
    notImplemented: () => Promise.reject(new Refusal(501, 'not_implemented')),
    unauthorizedHandler: ({ security }: Matched) => Promise.reject(security?.bearer?.error),
    postSecurityHandler: async (matched: Matched) => {
      refuseExpired(matched);
      refuseReadOnly(matched);
    },
    validationFail: (matched: Matched) => Promise.reject(refusalOf(matched)),
    ...Object.fromEntries(
      Object.entries(handlers).map(([id, handler]) => [
        id,
        (matched: Matched, request: ApiRequest) => act(matched, request, handler as AnyHandler),
      ]),
    ),
  });
  await backend.init();
  compiledOnce(backend);
  backend.registerSecurityHandler('bearer', ({ request }: Matched) =>
    authenticate(request.headers.authorization),
  );

  /** HTTP methods of the operations at an address. */
  function methodsOf(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    const described = METHODS.filter((method) =>
      backend.matchOperation({ method, path, headers: {} }),
    );
    return described.includes('GET') ? ['HEAD', ...described] : described;
  }

  async function authenticate(header: string | string[] | undefined): Promise<Session> {
    const token = /^Bearer (\S+)$/i.exec(String(header ?? ''))?.[1];
    if (!token) throw new Refusal(401, 'token_missing');
    const state = await services.sessions.read(token);
    if (state.kind !== 'valid') throw new Refusal(401, `token_${state.kind}`);
    return state.session;
  }

  async function act(matched: Matched, request: ApiRequest, handler: AnyHandler) {
    const { query, params, requestBody } = matched.request;
    if (isUnstorable(query) || isUnstorable(params) || isUnstorable(requestBody)) {
      throw invalidFields({ body: ['invalid'] });
    }
    const call = {
      services,
      database,
      session: sessionOf(matched),
      query,
      path: numbersIn(matched) ?? params,
      body: requestBody,
      address: request.address,
      userAgent: request.headers['user-agent'],
    } as unknown as Call;
    if (isLimited(matched.operation)) countCall(call, matched.operation);
    if (!isIdempotent(matched.operation)) return handler(call);
    const outcome = await database.transaction().execute((transaction) => {
      const inside = { ...call, database: transaction };
      const key = request.headers['idempotency-key'];
      if (!key) return refusalOrRethrow(handler(inside));
      const once = {
        customerId: call.session?.customer.id ?? null,
        operation: String(matched.operation.operationId),
        key,
        request: [params, requestBody],
        now: services.clock.now(),
      };
      return actOnce(transaction, once, () => refusalOrRethrow(handler(inside)));
    });
    if (outcome instanceof Refusal) throw outcome;
    return outcome;
  }

  function countCall({ session, address }: Call, { operationId }: Operation) {
    const caller = session ? `customer ${session.customer.id}` : address;
    services.attempts.count(`${operationId} ${caller}`, services.attempts.limits.calls);
  }

  const toBackend = ({ method, url, headers, body }: ApiRequest) => {
    const [path = '', query = ''] = url.split('?', 2);
    return { method, path, query, headers, body };
  };
  const recent = new Map<string, Operation | undefined>();
  const operationOf = ({ method, url }: Pick<ApiRequest, 'method' | 'url'>) => {
    const path = url.split('?', 1)[0] ?? '';
    const key = `${method} ${path}`;
    if (!recent.has(key)) {
      if (recent.size > MOST_RECENT) recent.clear();
      recent.set(key, backend.matchOperation({ method, path, headers: {} }));
    }
    return recent.get(key);
  };

  return {
    operationIdOf: (request) => operationOf(request)?.operationId,
    async bodyLimitOf(request) {
      const operation = operationOf(request);
      if (!operation) return null;
      const limit = bodyLimitOf(bodySchemaOf(operation));
      const takesFiles = limit.bytes > limit.outsideBase64;
      if (takesFiles && isForCustomers(operation)) {
        await authenticate(request.headers.authorization);
      }
      return limit;
    },
    handle: (request) => backend.handleRequest(toBackend(request), request),
    contradictionOf(request, status, contentType, body) {
      const operation = operationOf(request);
      if (!operation) return null;
      const described = operation.responses?.[status];
      if (!described) return `status ${status} is not described`;
      if (!('content' in described) || !described.content?.[contentType]) {
        return `content type ${contentType} is not described for status ${status}`;
      }
      if (contentType !== JSON_TYPE) return null;
      const { errors } = backend.validateResponse(body, operation, status);
      return errors ? errors.map(contradiction).join(', ') : null;
    },
  };
}

const contradiction = ({ instancePath, keyword }: ErrorObject) => `${instancePath} ${keyword}`;

const MOST_RECENT = 500;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

type AnyHandler = (call: Call) => Promise<unknown>;
