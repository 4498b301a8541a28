import type { PublishedApp } from '#config/published-app.ts';
import { scriptPolicy } from '#config/script-policy.ts';
import { FILES_CACHE, OFFLINE_CACHE, OFFLINE_PAGE, withParts } from './cached-files.ts';

const WORKER = '/service-worker.js';
const trusted = scriptPolicy('service-worker', (url) => url.startsWith(`${WORKER}?`));

/**
 * Starts the service worker and caches the offline page in a language. Rejects when the browser, the headers of the
 * site or the network do not allow it; nothing changes then.
 */
export async function keepOffline(
  app: PublishedApp,
  base: string,
  language: string,
): Promise<void> {
  const { pages, paths, needs } = app.offline;
  const page = pages[language];
  if (!page) return;
  const at = (file: string) => new URL(file, base).href;
  const options = { scope: '/', updateViaCache: 'none' } as const;
  const worker = trusted(withParts(WORKER, await firstParts(paths && at(paths))));
  // In automated browsers the promise may resolve to nothing.
  const registration: unknown = await navigator.serviceWorker.register(worker, options);
  if (!registration) return;
  // The cache exists already, unless the worker was removed and registered again on the same page.
  await caches.open(FILES_CACHE);
  const known = await caches.match(OFFLINE_PAGE);
  if (known?.url !== at(page)) await keepPage(at(page), needs.map(at));
}

/** First parts of the paths of all pages, by which the worker recognises them; none for a publication without them. */
async function firstParts(file: string | undefined): Promise<string[]> {
  return file === undefined ? [] : (await read(file)).json();
}

async function read(file: string): Promise<Response> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} cannot be read: ${answer.status}`);
  return answer;
}

async function keepPage(page: string, needs: readonly string[]): Promise<void> {
  const answer = await read(page);
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.addAll(needs);
  // Last, so that the page is never cached without the files that it loads.
  await cache.put(OFFLINE_PAGE, answer);
  for (const { url } of await cache.keys())
    if (!needs.includes(url) && !url.endsWith(OFFLINE_PAGE)) await cache.delete(url);
}

/** Removes the service worker and everything that it cached from this device. */
export async function forgetOffline(): Promise<void> {
  await Promise.all([FILES_CACHE, OFFLINE_CACHE].map((name) => caches.delete(name)));
  const registrations = await navigator.serviceWorker.getRegistrations();
  for (const registration of registrations) {
    const { active, waiting, installing } = registration;
    const address = (active ?? waiting ?? installing)?.scriptURL ?? '';
    if (new URL(address, document.baseURI).pathname === WORKER) await registration.unregister();
  }
}
