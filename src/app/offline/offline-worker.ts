import type { PublishedApp } from '#config/published-app.ts';
import { scriptPolicy } from '#config/script-policy.ts';
import { FILES_CACHE, OFFLINE_CACHE, OFFLINE_PAGE, withParts } from './cached-files.ts';

const WORKER = '/service-worker.js';
const trusted = scriptPolicy('service-worker', (url) => url.startsWith(`${WORKER}?`));

/**
 * Starts the service worker and gives it the page without connection, in a language. Rejects where the browser, the
 * headers of the site or the network do not allow it, and changes nothing then.
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
  // Browsers that automate pages may answer nothing.
  const registration: unknown = await navigator.serviceWorker.register(worker, options);
  if (!registration) return;
  // It is there already, unless the worker was taken away and brought back on the same page.
  await caches.open(FILES_CACHE);
  const known = await caches.match(OFFLINE_PAGE);
  if (known?.url !== at(page)) await keepPage(at(page), needs.map(at));
}

/** First parts of the paths of all pages, by which the worker knows them; none in what was published without them. */
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
  // Last, so that it never stands without what it loads.
  await cache.put(OFFLINE_PAGE, answer);
  for (const { url } of await cache.keys())
    if (!needs.includes(url) && !url.endsWith(OFFLINE_PAGE)) await cache.delete(url);
}

/** Takes the service worker and all that it kept off this device. */
export async function forgetOffline(): Promise<void> {
  await Promise.all([FILES_CACHE, OFFLINE_CACHE].map((name) => caches.delete(name)));
  const registrations = await navigator.serviceWorker.getRegistrations();
  for (const registration of registrations) {
    const { active, waiting, installing } = registration;
    const address = (active ?? waiting ?? installing)?.scriptURL ?? '';
    if (new URL(address, document.baseURI).pathname === WORKER) await registration.unregister();
  }
}
