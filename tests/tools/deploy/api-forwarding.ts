import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { type Send, textOf } from './server-answer.ts';

/** Starts a retailer that answers with what it was sent, and with headers of its own; returns the address of its API. */
export async function startRetailer(): Promise<string> {
  const retailer = createServer((request, response) => {
    const { method, url, headers } = request;
    response.writeHead(url?.includes('/none') ? 404 : 200, {
      'Content-Type': 'application/json',
      'Content-Security-Policy': "default-src 'self'",
      ...(url?.includes('/cached') && { 'Cache-Control': 'max-age=60' }),
    });
    response.end(JSON.stringify({ method, url, token: headers.authorization }));
  });
  afterAll(() => {
    retailer.close();
  });
  await new Promise<void>((resolve) => retailer.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(retailer.address() as AddressInfo).port}/base`;
}

/** What a server does that forwards the requests of the API to that retailer. */
export function describeForwarding(send: Send): void {
  it('forwards the API to the retailer, with the headers of the portal', async () => {
    const sending = { method: 'POST', headers: { authorization: 'Bearer abc' } };
    const answer = await send('/api/v1/get_token?a=b', sending);
    expect(JSON.parse(textOf(answer))).toEqual({
      ...{ method: 'POST', url: '/base/v1/get_token?a=b', token: 'Bearer abc' },
    });
    expect(answer.header('content-security-policy')).toContain('trusted-types');
    expect(answer.header('cache-control')).toBe('no-store');
    expect((await send('/api/cached')).header('cache-control')).toBe('max-age=60');
    const none = await send('/api/none');
    expect([none.status, none.header('content-type')]).toEqual([404, 'application/json']);
  });
}
