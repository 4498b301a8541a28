import { afterEach, expect, it, vi } from 'vitest';
import { apiClient, configureApi } from '#api/client.ts';
import { traceOfVisit } from '#domain/visit-trace.ts';

afterEach(() => {
  configureApi({ isTraced: false });
  vi.unstubAllGlobals();
});

async function sentTrace(): Promise<string | null> {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ status: 'OK', data: {} });
  });
  configureApi({ baseUrl: 'http://retailer.test/api' });
  await apiClient.GET('/v2/ov_customize/ov_settings');
  return sent[0]?.headers.get('traceparent') ?? null;
}

it('calls carry the visit and a number of their own, where the API allows the header', async () => {
  expect(await sentTrace()).toBeNull();
  configureApi({ isTraced: true });
  const [one, other] = [await sentTrace(), await sentTrace()];
  // https://www.w3.org/TR/trace-context/#traceparent-header
  expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(one?.split('-')[1]).toBe(traceOfVisit());
  expect(other?.split('-')[1]).toBe(traceOfVisit());
  expect(other).not.toBe(one);
});
