import {
  FILES_CACHE,
  isCachedFile,
  isPageVisit,
  isWholeFile,
  OFFLINE_PAGE,
  outdatedFiles,
  partsOf,
} from './cached-files.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Paths of the application's files, which the build fills in. */
declare const BUILT_FILES: readonly string[];

const scope = self as unknown as WorkerScope;
const built = new Set(BUILT_FILES);
const firstParts = partsOf(scope.location);

/**
 * Caches files whose name contains a hash of their content, and returns an offline page when a navigation fails for
 * lack of a network. It does not handle any other request, and sends none twice. A new version waits until no page of
 * the previous one is open.
 */
scope.addEventListener('activate', (event) => event.waitUntil(begin()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (isPageVisit(request, address, firstParts)) return event.respondWith(visit(event));
  const isPlain = request.method === 'GET' && !request.headers.has('Range');
  if (isPlain && isCachedFile(address, scope.location.origin)) event.respondWith(file(event));
});

async function begin(): Promise<void> {
  await caches.open(FILES_CACHE);
  await tidy();
  // An earlier worker enabled it: the browser then requests twice what the worker does not answer.
  await scope.registration.navigationPreload?.disable();
  await scope.clients.claim();
}

async function visit(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  } finally {
    event.waitUntil(tidy());
  }
}

async function file(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // A page that found a file broken requests it past all caches.
  const known = request.cache === 'reload' ? undefined : await cached(request);
  if (known) return known;
  const answer = await fetch(request);
  if (isWholeFile(answer)) event.waitUntil(keep(request, answer.clone()));
  return answer;
}

const cached = (request: Request) =>
  caches.match(request, { ignoreVary: true }).catch(() => undefined);

/** Caches a response while the cache exists: a page that disables the worker deletes it. A full disk is no failure. */
async function keep(request: Request, answer: Response): Promise<void> {
  try {
    if (await caches.has(FILES_CACHE)) await (await caches.open(FILES_CACHE)).put(request, answer);
  } catch {
    // The file comes from the network next time.
  }
}

async function tidy(): Promise<void> {
  if (!(await caches.has(FILES_CACHE))) return;
  const cache = await caches.open(FILES_CACHE);
  const addresses = (await cache.keys()).map(({ url }) => url);
  for (const address of outdatedFiles(addresses, built)) await cache.delete(address);
}
