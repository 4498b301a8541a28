import { storedLanguage, storedToken } from '#api/session-cookies.ts';
import { loadConfiguration } from '#config/configuration.ts';
import { takeFromAddress } from './api/address-parameters.ts';
import type { FirstReads } from './app/start/first-reads.ts';
import { type NeededFiles, neededAt, writtenPage } from './config/pages/written-page.ts';
import { surviveTranslation } from './ui/hydration/browser-translation.ts';
import { answerMovedPresses } from './ui/hydration/moved-press.ts';
import { restoreTheme } from './ui/layout/theme.ts';
import { whenPainted } from './ui/loading/when-painted.ts';

// First: no other code may see a token or code in the address.
const addressParameters = takeFromAddress();
const written = writtenPage();
restoreTheme();
surviveTranslation();
answerMovedPresses();

const root = document.getElementById('root');

/** Preloads all files that the page needs, so that the browser requests them at the same time. */
function fetchAhead({ scripts, styles, data }: NeededFiles): void {
  const links = [
    ...scripts.map((href) => ({ rel: 'modulepreload', href })),
    ...styles.map((href) => ({ rel: 'preload', as: 'style', href })),
    ...data.map((href) => ({ rel: 'preload', as: 'fetch', href })),
  ];
  for (const link of links)
    document.head.append(
      Object.assign(document.createElement('link'), { crossOrigin: 'anonymous' }, link),
    );
}

/** Stops `buffered-click.ts` and follows the link that it buffered. */
function releaseClicks(): void {
  dispatchEvent(new Event('rendered'));
  document.querySelector<HTMLElement>('a[data-clicked]')?.click();
}

/** Shows the failure message that the page contains: without configuration or code there are no texts. */
function showFailure(thrown: unknown): void {
  console.error(thrown);
  // A prerendered page can still be read, and its links work.
  if (written?.prerendered) releaseClicks();
  else root?.setAttribute('hidden', '');
  document.getElementById('start-failed')?.removeAttribute('hidden');
  window.addEventListener('online', () => window.location.reload());
}

/** The workbench, only in builds for developers of the portal. */
const loadExtension =
  import.meta.env.MODE === 'preview' || import.meta.env.DEV
    ? () => import('#workbench/workbench.ts').then(({ workbench }) => workbench)
    : () => undefined;

async function start(root: HTMLElement): Promise<void> {
  let reading: Promise<FirstReads | null> | null = null;
  if (written) {
    const isPrerendered = Boolean(written.prerendered);
    // A reader sees the prerendered page before any code loads.
    if (isPrerendered) await whenPainted();
    const chosen = storedLanguage();
    const token = storedToken();
    const needed = neededAt(written, window.location.pathname, chosen);
    const isRedirected = !isPrerendered && !token && !addressParameters.signIn;
    // Most addresses without a page of their own redirect a visitor to the login.
    fetchAhead(isRedirected ? { ...needed, scripts: [], styles: [] } : needed);
    if (token && !addressParameters.signIn && !isPrerendered)
      reading = import('./app/start/first-reads.ts')
        .then(({ startReads }) => startReads(written, { token, chosen }))
        .catch(() => null);
  }
  // For measurements: from here on the page responds to the user.
  const onRendered = () => void performance.mark('drawn');
  const coming = loadConfiguration(undefined, written);
  // So that a failure before `startPortal` awaits it is not an unhandled rejection.
  coming.catch(() => {});
  const [{ startPortal }, extension, reads] = await Promise.all([
    import('./app/start/start.tsx'),
    loadExtension(),
    reading,
  ]);
  await startPortal({ root, coming, addressParameters, written, reads, onRendered, extension });
}

if (root) start(root).catch(showFailure);
