import { afterEach, expect, it, vi } from 'vitest';
import { successfulAnswer } from '#api/answer.ts';
import { apiClient, configureApi } from '#api/client.ts';
import { loadFile } from '#api/downloads.ts';
import { answerHeaders, requestHeaders } from '#api/headers.ts';

afterEach(() => configureApi({ baseUrl: '/api', token: () => null, isTraced: false }));

const lower = (names: Iterable<string>) => [...names].map((name) => name.toLowerCase()).sort();

/** Makes a call of each kind that gets one answer; returns the headers that were sent and those that were read. */
async function headersOf(answer: () => Response) {
  const sent = new Set<string>();
  configureApi({ baseUrl: 'https://api.example/api', token: () => 'a.token', isTraced: true });
  vi.stubGlobal('fetch', async (request: Request) => {
    for (const name of request.headers.keys()) sent.add(name);
    return answer();
  });
  const read = vi.spyOn(Headers.prototype, 'get');
  const file = apiClient.GET('/v1/orders/withdrawal-form/', { parseAs: 'blob' });
  await loadFile(file, 'form.pdf').catch(() => {});
  const claim = apiClient.POST('/v1/contracts/{contractName}/atc/', {
    params: { path: { contractName: '1' }, header: { 'Idempotency-Key': 'one-key-of-a-claim' } },
    body: { contract: '1', tipus: '02', subtipus: '036', comments: 'No' },
  });
  await successfulAnswer(claim).catch(() => {});
  return { sent: lower(sent), read: lower(new Set(read.mock.calls.map(([name]) => name))) };
}

it('sends the headers of the list, and the key that an operation describes', async () => {
  const { sent } = await headersOf(() => Response.json({ status: 'OK', data: {} }));
  expect(sent).toEqual(lower([...Object.values(requestHeaders), 'Idempotency-Key']));
});

it.each([200, 401, 429, 503])('reads of an answer %i headers of the list alone', async (status) => {
  const { read } = await headersOf(
    () => new Response('%PDF', { status, headers: { 'Content-Type': 'application/pdf' } }),
  );
  const listed = lower([...Object.values(answerHeaders), requestHeaders.token]);
  expect(read.filter((name) => !listed.includes(name))).toEqual([]);
});
