import { beforeEach, expect, it, vi } from 'vitest';
import { loadCode } from '#config/code-loading.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('document', { baseURI: 'http://portal.test/' });
  vi.stubGlobal('fetch', async () => new Response());
});

/** Code that fails so many times before it is there, and what becomes of loading it. */
async function loadedAfter(failures: number): Promise<unknown> {
  let attempts = 0;
  const loading = loadCode(async () => {
    attempts += 1;
    if (attempts <= failures) throw new TypeError('Failed to fetch');
    return 'code';
  }).catch(({ problem }) => problem);
  await vi.runAllTimersAsync();
  return loading;
}

it('is loaded again while the connection returns: to the page before its service worker', async () => {
  expect(await loadedAfter(1)).toBe('code');
  expect(await loadedAfter(2)).toBe('code');
});

it('is outdated where the portal answers and the code still fails', async () => {
  expect(await loadedAfter(3)).toEqual({ kind: 'outdated' });
});

it('is unreachable where the portal does not answer', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadedAfter(1)).toEqual({ kind: 'unreachable' });
});
