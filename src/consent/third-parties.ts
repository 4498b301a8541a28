import { report } from '#config/report.ts';
import { scriptPolicy } from '#config/script-policy.ts';
import type { ConsentedScript } from '#domain/settings/settings-types.ts';
import { smallStore } from '#ui/small-store.ts';

/** Longest wait for a script, in milliseconds; one that loads later still counts as loaded then. */
const PATIENCE_MS = 10_000;

type State = 'loading' | 'loaded' | 'failed';

const admitted = new Set<string>();
const trusted = scriptPolicy('consented-scripts', (url) => admitted.has(url));

/** The scripts of this document by their ids, and those that failed. */
const loading = smallStore({
  scripts: new Map<string, { script: ConsentedScript; state: State }>(),
  failed: [] as readonly ConsentedScript[],
});

function become(script: ConsentedScript, state: State): void {
  const scripts = new Map(loading.read().scripts).set(script.id, { script, state });
  const failed = [...scripts.values()].filter((one) => one.state === 'failed');
  loading.write({ scripts, failed: failed.map((one) => one.script) });
}

/** Loads a script into this document, once. Never throws: what fails is reported, and `failedScripts` names it. */
export function loadThirdParty(script: ConsentedScript): void {
  const { id, src, integrity } = script;
  if (loading.read().scripts.has(id)) return;
  become(script, 'loading');
  const fail = (why: unknown) => {
    report(`The script "${id}" failed`, why);
    become(script, 'failed');
  };
  try {
    const address = new URL(src, document.baseURI).href;
    admitted.add(address);
    const element = document.createElement('script');
    element.async = true;
    if (integrity) Object.assign(element, { integrity, crossOrigin: 'anonymous' });
    const timer = setTimeout(fail, PATIENCE_MS, 'it takes too long');
    let hasThrown = false;
    // A script that throws during its start has loaded but does not work.
    const note = ({ filename, message }: ErrorEvent) => {
      if (filename !== address) return;
      hasThrown = true;
      fail(message);
    };
    const end = () => {
      clearTimeout(timer);
      removeEventListener('error', note);
    };
    addEventListener('error', note);
    element.addEventListener('error', () => {
      end();
      fail('it cannot be loaded');
    });
    element.addEventListener('load', () => {
      end();
      if (!hasThrown) become(script, 'loaded');
    });
    element.src = trusted(address);
    document.head.append(element);
  } catch (thrown) {
    fail(thrown);
  }
}

/** The third-party scripts in this document, also those that are still loading. */
export const thirdParties = (): ConsentedScript[] =>
  [...loading.read().scripts.values()].map(({ script }) => script);

/** Whether an address is of such a script. */
export const isThirdParty = (address: string): boolean => admitted.has(address);

/** Scripts that failed to load or threw; the same list until it changes. */
export const failedScripts = (): readonly ConsentedScript[] => loading.read().failed;

/** Calls back when a script starts to load, has loaded or failed. Returns a function that stops it. */
export const onThirdParty = (listener: () => void): (() => void) => loading.subscribe(listener);
