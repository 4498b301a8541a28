import { afterEach, expect, it, vi } from 'vitest';
import { configureApi } from '#api/client.ts';
import { fetchAnswer } from '#api/fetch-answer.ts';
import { overrideApi } from '#workbench/preview/override-api.ts';
import { override, resetOverrides } from '#workbench/preview/preview-overrides.ts';

const API = 'https://retailer.example/api';
const call = (init?: RequestInit) => new Request(`${API}/v2/contracts`, init);

function overridden() {
  const fetch = vi.fn(async () => Response.json('as ever'));
  vi.stubGlobal('fetch', fetch);
  configureApi({ baseUrl: API });
  overrideApi();
  return fetch;
}

afterEach(() => {
  resetOverrides();
  configureApi({ baseUrl: '/api' });
  vi.unstubAllGlobals();
});

it('calls of the API end as the override says, from one to the next', async () => {
  const fetch = overridden();
  override({ api: 'failing' });
  expect((await fetchAnswer(call())).status).toBe(500);
  override({ api: 'offline' });
  await expect(fetchAnswer(call())).rejects.toMatchObject({ problem: { kind: 'no-answer' } });
  override({ api: 'silent' });
  const leaving = new AbortController();
  const pending = fetchAnswer(call({ signal: leaving.signal }));
  leaving.abort();
  await expect(pending).rejects.toThrow(DOMException);
  expect(fetch).not.toHaveBeenCalled();
  override({ api: 'usual' });
  expect(await (await fetchAnswer(call())).json()).toBe('as ever');
});

it('other requests are as ever', async () => {
  overridden();
  override({ api: 'failing' });
  for (const other of ['/_preview/api/examples', new Request('https://retailer.example/apis')])
    expect(await (await globalThis.fetch(other)).json()).toBe('as ever');
});
