import { afterAll, beforeAll, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };

/** A call as the retailer sees it: `PUT /v1/users/`, without the language. */
export interface RetailerCall {
  request: string;
  key: string | null;
  /** Undefined where there is none. */
  body: unknown;
}

export interface RetailerAnswer {
  status?: number;
  /** Of the answer as a whole, with its envelope. */
  body: unknown;
}

const baseUrl = 'http://retailer.test/api';

const { schemas } = retailer.components;

/** The answer of version 1 with this result. */
export const result = (value: unknown): RetailerAnswer => data({ result: value });

/** The answer of version 2 with this data. */
export const data = (value: unknown): RetailerAnswer => ({ body: { status: 'OK', data: value } });

/** A refusal by its code, with errors by field. */
export const refusal = (
  status: number,
  message: string,
  errors?: Record<string, string[]>,
): RetailerAnswer => ({ status, body: { status: 'ERROR', message, ...(errors && { errors }) } });

/** What is read, by the end of its path: the examples of the description. */
const usualReads: [path: RegExp, answer: RetailerAnswer][] = [
  [/\/contracts\/00\d+$/, data(schemas.Contract.example)],
  [/\/users\/$/, result(schemas.User.example)],
];

/**
 * A retailer without a server: it records each call that is no read, in order, and answers it as `answer` says. Reads
 * have the answers of `reads` or else the examples of the description.
 */
export function scriptedRetailer() {
  const script = {
    calls: [] as RetailerCall[],
    reads: [] as typeof usualReads,
    answer: (_call: RetailerCall): RetailerAnswer => ({ status: 500, body: null }),
  };
  beforeAll(() => {
    const web = globalThis.fetch;
    vi.stubGlobal('fetch', async (...[request, options]: Parameters<typeof fetch>) => {
      if (!(request instanceof Request) || !request.url.startsWith(baseUrl))
        return web(request, options);
      const { pathname, searchParams } = new URL(request.url);
      searchParams.delete('lang');
      const path = pathname.replace('/api', '');
      const text = await request.text();
      const call: RetailerCall = {
        request: `${request.method} ${path}${searchParams.size > 0 ? `?${searchParams}` : ''}`,
        key: request.headers.get('Idempotency-Key'),
        body: text ? JSON.parse(text) : undefined,
      };
      const read =
        request.method === 'GET' &&
        [...script.reads, ...usualReads].find(([end]) => end.test(pathname));
      if (!read) script.calls.push(call);
      const { status = 200, body } = read ? read[1] : script.answer(call);
      return Response.json(body, { status });
    });
    configureApi({ baseUrl, token: () => null });
  });
  afterAll(() => vi.unstubAllGlobals());
  return script;
}
