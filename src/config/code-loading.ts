import { ProblemError } from '#domain/problem.ts';
import { portalAnswers } from './connection.ts';
import { report } from './report.ts';

/** Links to styles that did not come. Vite's loader asks for each file once. */
const missingStyles = new Set<HTMLLinkElement>();
globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target);
  },
  { capture: true },
);

/**
 * Imports code of the portal: `loadCode(() => import('./part.tsx'))`. Rejects with ProblemError: `unreachable` without
 * a connection, `outdated` where only a reload of the page helps, as after a deployment.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadWithStyles(load);
  } catch {
    if (!(await portalAnswers())) throw new ProblemError({ kind: 'unreachable' });
    try {
      return await loadWithStyles(load).catch(() => loadLater(load));
    } catch (cause) {
      report('Code of the portal cannot be loaded', cause);
      throw new ProblemError({ kind: 'outdated' });
    }
  }
}

/** A connection that returns reaches the page before its service worker, which fetches the code. */
const SETTLE_MS = 1_000;

async function loadLater<T>(load: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return loadWithStyles(load);
}

/** What failed before: a style sheet that did not come may be its own. */
const failed = new WeakSet<() => Promise<unknown>>();

async function loadWithStyles<T>(load: () => Promise<T>): Promise<T> {
  const styles = Promise.all([...missingStyles].map(loadAgain));
  // What another part lacks stops nobody: a dialog that says so must come.
  await (failed.has(load) ? styles : styles.catch(() => {}));
  try {
    return await load();
  } catch (thrown) {
    failed.add(load);
    throw thrown;
  }
}

async function loadAgain(link: HTMLLinkElement): Promise<void> {
  missingStyles.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  const done = new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', reject);
  });
  link.replaceWith(again);
  await done;
}

interface CodeState<T> {
  /** Null until it is here. */
  here: T | null;
  /** Why the last attempt failed; null while none did, and while another one is under way. */
  error: ProblemError | null;
}

/**
 * Code that was asked for before the page is drawn for the first time, with what loads it. A page that is written ahead
 * shows that and no other, so that the browser finds what it draws there itself.
 */
let first = new Map<object, () => Promise<unknown>>();
let isDrawn = false;

/** Forgets what was asked for before: another page is written. */
export function startFirstRender(): void {
  first = new Map();
  isDrawn = false;
}

/** The page is drawn now: what is asked for from here on comes later. Gives what loads the code that is there. */
export function endFirstRender(): (() => Promise<unknown>)[] {
  isDrawn = true;
  return [...first.values()];
}

/** Code that is loaded when it is needed. */
export interface Code<T> {
  state: () => CodeState<T>;
  /** What a page that is drawn for the first time may show of it. */
  atFirst: () => CodeState<T>;
  /** Gives the code, or starts loading it, again after a failure. Rejects with ProblemError. */
  load: () => Promise<T>;
  /** Starts loading it for later; after a failure it is loaded when it is needed. */
  prefetch: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Code that is loaded at its first use: `codeOf(() => import('./part.tsx').then(({ Part }) => Part))`. */
export function codeOf<T>(load: () => Promise<T>): Code<T> {
  const none: CodeState<T> = { here: null, error: null };
  let state = none;
  let loading: Promise<T> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: CodeState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const begin = async () => {
    if (state.error) become({ here: null, error: null });
    try {
      const here = await loadCode(load);
      become({ here, error: null });
      return here;
    } catch (thrown) {
      loading = null;
      // What failed while nobody waited is tried again, not told, when somebody does.
      if (listeners.size > 0) become({ here: null, error: thrown as ProblemError });
      throw thrown;
    }
  };
  const code: Code<T> = {
    state: () => state,
    atFirst: () => (first.has(code) ? state : none),
    load: () => {
      if (!isDrawn) first.set(code, load);
      loading ??= begin();
      return loading;
    },
    prefetch: () => void code.load().catch(() => {}),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) state = { here: state.here, error: null };
      };
    },
  };
  return code;
}
