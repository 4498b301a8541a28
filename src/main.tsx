import { forgetEarlyAnswers } from '#api/early-answers.ts';
import { storedLanguage, storedToken } from '#api/session-cookies.ts';
import { loadConfiguration } from '#config/configuration.ts';
import { type NeededFiles, neededAt, writtenPage } from '#config/written-page.ts';
import { takeFromAddress } from './api/address-parameters.ts';
import { headStart } from './app/start/head-start.ts';
import { surviveTranslation } from './ui/hydration/browser-translation.ts';
import { restoreTheme } from './ui/layout/theme.ts';
import { whenPainted } from './ui/loading/when-painted.ts';

// First of all: nothing else may see a token or code in the address.
const brought = takeFromAddress();
const written = writtenPage();
restoreTheme();
surviveTranslation();

const root = document.getElementById('root');

/** Announces all that a written page needs, so that it comes in one wave. */
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

/** Ends what `buffered-click.ts` does, and follows the link that it buffered. */
function releaseClicks(): void {
  dispatchEvent(new Event('rendered'));
  document.querySelector<HTMLElement>('a[data-clicked]')?.click();
}

/** Without configuration or code there are no texts either: the page itself holds these words. */
function showFailure(thrown: unknown): void {
  console.error(thrown);
  // A page that was written ahead can still be read, and its links lead on.
  if (written?.drawn) releaseClicks();
  else root?.setAttribute('hidden', '');
  document.getElementById('start-failed')?.removeAttribute('hidden');
  window.addEventListener('online', () => window.location.reload());
}

/** The workbench, in builds for makers of the portal only. */
const loadExtension =
  import.meta.env.MODE === 'preview' || import.meta.env.DEV
    ? () => import('#workbench/workbench.ts').then(({ workbench }) => workbench)
    : () => undefined;

async function start(root: HTMLElement): Promise<void> {
  if (written) {
    // Whoever came to read waits for no code.
    if (written.drawn) await whenPainted();
    const chosen = storedLanguage();
    const token = storedToken();
    const needed = neededAt(written, window.location.pathname, chosen);
    const isLedOn = !written.drawn && !token && !brought.signIn;
    // From most addresses without a page of their own a visitor is led to the login.
    fetchAhead(isLedOn ? { ...needed, scripts: [], styles: [] } : needed);
    if (token && !brought.signIn && !written.drawn) headStart(written, { token, chosen });
  }
  const onRendered = () => {
    forgetEarlyAnswers();
    // For whoever measures: from here on the page answers.
    performance.mark('drawn');
  };
  const coming = loadConfiguration(undefined, written);
  // A failure before `startPortal` awaits it is no unhandled rejection.
  coming.catch(() => {});
  const [{ startPortal }, extension] = await Promise.all([
    import('./app/start/start.tsx'),
    loadExtension(),
  ]);
  await startPortal({ root, coming, brought, written, onRendered, extension });
}

if (root) start(root).catch(showFailure);
