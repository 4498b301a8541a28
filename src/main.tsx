import { takeTokenFromAddress } from '#api/address-token.ts';
import { loadConfiguration } from '#config/configuration.ts';

// First of all: nothing else may see a token in the address.
const token = takeTokenFromAddress();
const configuration = loadConfiguration();
// It may fail before anybody waits for it: who waits tells.
configuration.catch(() => {});

/** Without configuration or code there are no texts either: the page itself holds these words. */
function tellFailure(thrown: unknown): void {
  console.error(thrown);
  document.getElementById('root')?.setAttribute('hidden', '');
  document.getElementById('start-failed')?.removeAttribute('hidden');
}

const root = document.getElementById('root');
if (root) {
  import('#app/start.tsx')
    .then(({ startPortal }) => startPortal(root, configuration, token))
    .catch(tellFailure);
}
