/** Name of the cache that holds files of the application and of the configuration. */
export const FILES_CACHE = 'portal-files';

/** Name of the cache that holds the page without connection and what it shows. */
export const OFFLINE_CACHE = 'portal-offline';

/** Address under which that page is cached, in the language of the customer. */
export const OFFLINE_PAGE = '/offline-page';

/** Most files in the cache: an application with its configuration has some 250. */
const MOST_FILES = 500;

/** Vite puts the hash of the content behind a hyphen, `config:compile` between dots. */
const OF_APPLICATION = /^\/assets\/[\w.-]+-[\w-]{8}\.(js|css|svg|png|woff2)$/;
const OF_CONFIGURATION = /^\/config\/([\w-]+\/)*[\w.-]+\.[0-9a-f]{10}\.(js|json|css|svg|png)$/;

/** True for the address of a file of the portal whose name contains a hash of its content, so that it never changes. */
export function isCachedFile({ origin, pathname, search }: URL, portal: string): boolean {
  if (origin !== portal || search !== '') return false;
  return OF_APPLICATION.test(pathname) || OF_CONFIGURATION.test(pathname);
}

/** The address of the worker with the first parts of the pages' paths: `?parts=,acceso,contratos`, for `/` nothing. */
export const withParts = (worker: string, parts: readonly string[]): string =>
  `${worker}?${new URLSearchParams({ parts: parts.join() })}`;

/** The first parts of paths in the address of the worker; empty when it contains none. */
export const partsOf = ({ search }: Pick<URL, 'search'>): ReadonlySet<string> =>
  new Set(new URLSearchParams(search).get('parts')?.split(','));

/**
 * True for the navigation of a tab to a page of the portal. The first parts of their paths are a closed list: the
 * worker does not know what else the site serves (API, identity provider, card platform, files).
 */
export function isPageVisit(
  { method, mode, destination }: Pick<Request, 'method' | 'mode' | 'destination'>,
  { pathname }: Pick<URL, 'pathname'>,
  firstParts: ReadonlySet<string>,
): boolean {
  const isVisit = method === 'GET' && mode === 'navigate' && destination === 'document';
  return isVisit && firstParts.has(pathname.split('/')[1] ?? '');
}

/** True for a response that may be cached: complete, and no HTML in place of a file (as a captive portal sends). */
export function isWholeFile({ status, type, headers }: Response): boolean {
  const kind = headers.get('Content-Type') ?? '';
  return status === 200 && type === 'basic' && kind !== '' && !kind.includes('html');
}

/**
 * The addresses among `cached` (oldest first) to delete: files of earlier applications, and the oldest beyond the
 * limit. `built` are the paths of this application's files.
 */
export function outdatedFiles(cached: readonly string[], built: ReadonlySet<string>): string[] {
  const isNamed = (address: string) => {
    const { pathname } = new URL(address);
    return !pathname.startsWith('/assets/') || built.has(pathname);
  };
  const named = cached.filter(isNamed);
  const excess = named.slice(0, Math.max(0, named.length - MOST_FILES));
  return [...cached.filter((address) => !isNamed(address)), ...excess];
}
