import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the odd server is about to answer. */
export interface OddAnswer {
  status: number;
  /** By their names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface OddRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}

/** Changes an answer; null closes the connection instead. */
export type Oddity = (answer: OddAnswer, request: OddRequest) => OddAnswer | null;

/** Changes a request before it reaches the retailer. */
export type RequestChange = (headers: Record<string, string>, request: OddRequest) => void;

export interface OddServer {
  url: string;
  answers(oddity: Oddity): void;
  sends(change: RequestChange): void;
  close(): Promise<void>;
}

const CORS = {
  'access-control-allow-origin': 'https://portal.example',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
  'access-control-expose-headers': 'Content-Disposition, Retry-After, X-Error-Number',
  'access-control-max-age': '7200',
  vary: 'Origin',
};

/**
 * A retailer of another make: what a sandbox answers, with CORS, and with whatever oddity is set. Reads are remembered,
 * as each oddity is tried on the same ones.
 */
export async function startOddServer(api: string): Promise<OddServer> {
  let oddity: Oddity = (answer) => answer;
  let change: RequestChange = () => {};
  const known = new Map<string, Promise<OddAnswer>>();
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const body = await buffer(incoming);
    const { pathname: path, searchParams: query } = new URL(url, 'http://odd');
    const request = { method, path, query, headers };
    const key = [url, headers.authorization, headers.origin].join(' ');
    const own = method === 'GET' ? known.get(key) : undefined;
    const original = own ?? forwarded(request, url, body);
    if (method === 'GET') known.set(key, original);
    const answer = oddity(structuredCloneOf(await original), request);
    if (!answer) return void incoming.socket.destroy();
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function forwarded(request: OddRequest, url: string, body: Buffer): Promise<OddAnswer> {
    const cors = request.headers.origin ? CORS : {};
    if (request.method === 'OPTIONS') return { status: 204, headers: cors, body: Buffer.of() };
    const names = ['authorization', 'content-type', 'idempotency-key'];
    const headers = Object.fromEntries(
      names.flatMap((name) =>
        request.headers[name] ? [[name, String(request.headers[name])]] : [],
      ),
    );
    change(headers, request);
    const answer = await fetch(api + url, {
      method: request.method,
      headers,
      body: body.length > 0 ? new Uint8Array(body) : null,
    });
    const sent = Object.fromEntries(
      ['content-type', 'content-disposition', 'retry-after', 'x-error-number', 'date'].flatMap(
        (name) => {
          const value = answer.headers.get(name);
          return value === null ? [] : [[name, value]];
        },
      ),
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: { ...sent, ...cors }, body: bytes };
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers(next) {
      oddity = next;
    },
    sends(next) {
      change = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const structuredCloneOf = ({ status, headers, body }: OddAnswer): OddAnswer => ({
  status,
  headers: { ...headers },
  body: Buffer.from(body),
});
