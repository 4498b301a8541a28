import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchWithFallback } from '#api/version-fallback.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Responds by version; returns the received requests, for example `GET v2 body`. */
function retailer(statuses: Record<string, number>): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const version = /\/(v\d)\//.exec(request.url)?.[1] ?? '';
    requests.push(`${request.method} ${version} ${await request.text()}`.trim());
    const status = statuses[version];
    if (!status) throw new TypeError('fetch failed');
    return new Response(version, { status });
  });
  return requests;
}

const send = (method: string, version = 'v2') =>
  fetchWithFallback(
    new Request(`http://retailer.test/api/${version}/contracts?lang=es_ES`, {
      method,
      ...(method === 'GET' ? {} : { body: 'answers' }),
    }),
  );

describe('the version below is requested', () => {
  it.each([404, 405, 501])(
    'when this one does not exist (%i), for reads and writes',
    async (status) => {
      expect(retailer({ v2: status, v1: 200 })).toEqual([]);
      const requests = retailer({ v2: status, v1: 200 });
      expect((await send('GET')).status).toBe(200);
      expect((await send('POST')).status).toBe(200);
      expect(requests).toEqual(['GET v2', 'GET v1', 'POST v2 answers', 'POST v1 answers']);
    },
  );

  it.each([500, 502, 503])('when a read fails (%i)', async (status) => {
    const requests = retailer({ v2: status, v1: 200 });
    expect((await send('GET')).status).toBe(200);
    expect(requests).toHaveLength(2);
  });
});

describe('a write is never sent twice', () => {
  it.each([500, 502, 503, 504, 400, 403, 409])('after %i', async (status) => {
    const requests = retailer({ v2: status, v1: 200 });
    expect((await send('POST')).status).toBe(status);
    expect(requests).toHaveLength(1);
  });

  it('after a response that was lost', async () => {
    const requests = retailer({ v1: 200 });
    await expect(send('POST')).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });
});

it('the first response is returned when the version below is missing too', async () => {
  retailer({ v2: 503, v1: 404 });
  expect((await send('GET')).status).toBe(503);
  retailer({ v2: 404 });
  expect((await send('GET')).status).toBe(404);
});

it('below version 1 there is nothing', async () => {
  const requests = retailer({ v1: 500 });
  expect((await send('GET', 'v1')).status).toBe(500);
  expect(requests).toHaveLength(1);
});
