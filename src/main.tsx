import { takeFromAddress } from '#api/brought-by-address.ts';
import { loadConfiguration } from '#config/configuration.ts';
import { restoreTheme } from '#ui/theme.ts';

// First of all: nothing else may see a token or code in the address.
const brought = takeFromAddress();
const configuration = loadConfiguration();
// A failure before `startPortal` awaits it is no unhandled rejection.
configuration.catch(() => {});
restoreTheme();

/** Without configuration or code there are no texts either: the page itself holds these words. */
function showFailure(thrown: unknown): void {
  console.error(thrown);
  document.getElementById('root')?.setAttribute('hidden', '');
  document.getElementById('start-failed')?.removeAttribute('hidden');
  window.addEventListener('online', () => window.location.reload());
}

/** The workbench, in builds for makers of the portal only. */
const loadExtension =
  import.meta.env.MODE === 'preview' || import.meta.env.DEV
    ? () => import('#workbench/workbench.ts').then(({ workbench }) => workbench)
    : () => undefined;

const root = document.getElementById('root');
if (root) {
  Promise.all([import('#app/start.tsx'), loadExtension()])
    .then(([{ startPortal }, extension]) => startPortal(root, configuration, brought, extension))
    .catch(showFailure);
}
