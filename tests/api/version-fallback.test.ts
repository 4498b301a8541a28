import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchWithFallback } from '#api/version-fallback.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Answers by version; gives what was asked, for example `GET v2 body`. */
function retailer(statuses: Record<string, number>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const version = /\/(v\d)\//.exec(request.url)?.[1] ?? '';
    asked.push(`${request.method} ${version} ${await request.text()}`.trim());
    const status = statuses[version];
    if (!status) throw new TypeError('fetch failed');
    return new Response(version, { status });
  });
  return asked;
}

const ask = (method: string, version = 'v2') =>
  fetchWithFallback(
    new Request(`http://retailer.test/api/${version}/contracts?lang=es_ES`, {
      method,
      ...(method === 'GET' ? {} : { body: 'answers' }),
    }),
  );

describe('the version below is asked', () => {
  it.each([404, 405, 501])(
    'when this one is not there (%i), for reads and writes',
    async (status) => {
      expect(retailer({ v2: status, v1: 200 })).toEqual([]);
      const asked = retailer({ v2: status, v1: 200 });
      expect((await ask('GET')).status).toBe(200);
      expect((await ask('POST')).status).toBe(200);
      expect(asked).toEqual(['GET v2', 'GET v1', 'POST v2 answers', 'POST v1 answers']);
    },
  );

  it.each([500, 502, 503])('for a read that fails (%i)', async (status) => {
    const asked = retailer({ v2: status, v1: 200 });
    expect((await ask('GET')).status).toBe(200);
    expect(asked).toHaveLength(2);
  });
});

describe('a write is never sent twice', () => {
  it.each([500, 502, 503, 504, 400, 403, 409])('after %i', async (status) => {
    const asked = retailer({ v2: status, v1: 200 });
    expect((await ask('POST')).status).toBe(status);
    expect(asked).toHaveLength(1);
  });

  it('after an answer that was lost', async () => {
    const asked = retailer({ v1: 200 });
    await expect(ask('POST')).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });
});

it('the first answer counts when the version below is missing too', async () => {
  retailer({ v2: 503, v1: 404 });
  expect((await ask('GET')).status).toBe(503);
  retailer({ v2: 404 });
  expect((await ask('GET')).status).toBe(404);
});

it('below version 1 there is nothing', async () => {
  const asked = retailer({ v1: 500 });
  expect((await ask('GET', 'v1')).status).toBe(500);
  expect(asked).toHaveLength(1);
});
