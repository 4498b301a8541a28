/** Name of the cache that holds files of the application and of the configuration. */
export const FILES_CACHE = 'portal-files';

/** Name of the cache that holds the page without connection and what it shows. */
export const OFFLINE_CACHE = 'portal-offline';

/** Address under which that page is kept, in the language of the customer. */
export const OFFLINE_PAGE = '/offline-page';

/** Most files that are kept: an application with its configuration has some 250. */
const MOST_FILES = 500;

/** Vite puts the hash of the content behind a hyphen, `config:compile` between dots. */
const OF_APPLICATION = /^\/assets\/[\w.-]+-[\w-]{8}\.(js|css|svg|png|woff2)$/;
const OF_CONFIGURATION = /^\/config\/([\w-]+\/)*[\w.-]+\.[0-9a-f]{10}\.(js|json|css|svg|png)$/;

/** True for the address of a file whose name says its content, so that it never changes: of the portal, and no page. */
export function isCachedFile({ origin, pathname, search }: URL, portal: string): boolean {
  if (origin !== portal || search !== '') return false;
  return OF_APPLICATION.test(pathname) || OF_CONFIGURATION.test(pathname);
}

/** The address of the worker with the first parts of the pages' paths: `?parts=,acceso,contratos`, for `/` nothing. */
export const withParts = (worker: string, parts: readonly string[]): string =>
  `${worker}?${new URLSearchParams({ parts: parts.join() })}`;

/** The first parts of paths that the address of the worker carries; none in one that carries nothing. */
export const partsOf = ({ search }: Pick<URL, 'search'>): ReadonlySet<string> =>
  new Set(new URLSearchParams(search).get('parts')?.split(','));

/**
 * True for the loading of a page of the portal in a tab. The first parts of their paths are a closed list: the
 * worker knows nothing of what else the site serves (API, identity provider, card platform, files).
 */
export function isPageVisit(
  { method, mode, destination }: Pick<Request, 'method' | 'mode' | 'destination'>,
  { pathname }: Pick<URL, 'pathname'>,
  firstParts: ReadonlySet<string>,
): boolean {
  const isVisit = method === 'GET' && mode === 'navigate' && destination === 'document';
  return isVisit && firstParts.has(pathname.split('/')[1] ?? '');
}

/** True for an answer that may be kept: whole, and of the kind that its name says (a network's own page is HTML). */
export function isWholeFile({ status, type, headers }: Response): boolean {
  const kind = headers.get('Content-Type') ?? '';
  return status === 200 && type === 'basic' && kind !== '' && !kind.includes('html');
}

/**
 * The addresses among `kept` (oldest first) that are to go: files of applications before this one, and the oldest of
 * more than can be needed. `built` are the paths of this application's files.
 */
export function outdatedFiles(kept: readonly string[], built: ReadonlySet<string>): string[] {
  const isNamed = (address: string) => {
    const { pathname } = new URL(address);
    return !pathname.startsWith('/assets/') || built.has(pathname);
  };
  const named = kept.filter(isNamed);
  const excess = named.slice(0, Math.max(0, named.length - MOST_FILES));
  return [...kept.filter((address) => !isNamed(address)), ...excess];
}
