import { requestHeaders } from '#api/headers.ts';
import type { Json } from '#tools/config/sources/json-value.ts';

/** A request to the server. */
export interface Sent {
  method: string;
  /** Path with its query, from the base of the API. */
  path: string;
  headers?: Record<string, string>;
  /** Sent without the token; with another one by its own header. */
  isAnonymous?: boolean;
  body?: Json;
}

/** What came back. */
export interface Answer {
  sent: Sent;
  /** 0 without an answer. */
  status: number;
  headers: Headers;
  /** Content type without its parameters, in lower case. */
  type: string;
  bytes: Uint8Array;
  /** The body as JSON; undefined where it is none. */
  json: Json | undefined;
  /** Milliseconds until the whole body was there. */
  ms: number;
  /** When it was there, in milliseconds since 1970. */
  at: number;
  /** Why there was no answer. */
  failure: string | null;
}

/** One request to the server; never rejects. */
export type Call = (sent: Sent) => Promise<Answer>;

interface Server {
  url: string;
  token: string | null;
  /** Origin of the portal; sent as a browser would. */
  origin: string | null;
  timeoutMs: number;
}

/** Calls a server with the token, as the portal does: a redirect is no answer, as it leads to a page. */
export function callsTo({ url, token, origin, timeoutMs }: Server): Call {
  const base = url.replace(/\/+$/, '');
  return async (sent) => {
    const start = performance.now();
    const { method, path, headers = {}, body, isAnonymous } = sent;
    const passed = () => performance.now() - start;
    try {
      const response = await fetch(base + path, {
        method,
        headers: {
          ...(token && !isAnonymous && { [requestHeaders.token]: `Bearer ${token}` }),
          ...(origin && { Origin: origin }),
          ...(body !== undefined && { [requestHeaders.bodyType]: 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
      return {
        ...{ sent, status: response.status, headers: response.headers, bytes },
        ...{ type: type.trim().toLowerCase(), json: jsonOf(bytes), ms: passed(), failure: null },
        at: Date.now(),
      };
    } catch (thrown) {
      const none = { status: 0, headers: new Headers(), type: '', bytes: new Uint8Array() };
      return {
        ...none,
        sent,
        json: undefined,
        ms: passed(),
        at: Date.now(),
        failure: reasonOf(thrown),
      };
    }
  };
}

/** The innermost reason, as `fetch failed` names none. */
function reasonOf(thrown: unknown): string {
  const { cause, code, message } = thrown as Error & { cause?: Error; code?: string };
  return cause ? reasonOf(cause) : typeof code === 'string' ? code : message;
}

function jsonOf(bytes: Uint8Array): Json | undefined {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
