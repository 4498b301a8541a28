import { ProblemError } from '#domain/problem.ts';
import { portalAnswers } from './connection.ts';
import { report } from './report.ts';

/** Links to style sheets that failed to load. Vite's loader requests each file once. */
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

/** Loads that failed before: a missing style sheet may be theirs. */
const failed = new WeakSet<() => Promise<unknown>>();

async function loadWithStyles<T>(load: () => Promise<T>): Promise<T> {
  const styles = Promise.all([...missingStyles].map(loadAgain));
  // Missing styles of another part block no load: the dialog that reports them must open.
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
  /** The code; null until it is loaded. */
  here: T | null;
  /** Why the last attempt failed; null before a failure and during another attempt. */
  error: ProblemError | null;
}

/**
 * Code requested before the first render, with the function that loads it. The first render uses only this code, both
 * when prerendering and in the browser, so that both render the same page.
 */
let first = new Map<object, () => Promise<unknown>>();
let isFirstRenderOver = false;

/** Starts the first render of another page: forgets the code that earlier pages requested. */
export function startFirstRender(): void {
  first = new Map();
  isFirstRenderOver = false;
}

/** Ends the preparation of the first render, which ignores code requested later. Returns the loaders of its code. */
export function endFirstRender(): (() => Promise<unknown>)[] {
  isFirstRenderOver = true;
  return [...first.values()];
}

/** Code that is loaded when it is needed. */
export interface Code<T> {
  state: () => CodeState<T>;
  /** State of the code that the first render may use. */
  atFirst: () => CodeState<T>;
  /** Returns the code, or starts loading it, also after a failure. Rejects with ProblemError. */
  load: () => Promise<T>;
  /** Starts loading it in advance; after a failure it is loaded when it is needed. */
  prefetch: () => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Code that is loaded at its first use: `codeOf(() => import('./part.tsx').then(({ Part }) => Part))`. `source` is the
 * function with the import in it, where that is not `load` itself.
 */
export function codeOf<T>(load: () => Promise<T>, source: () => Promise<unknown> = load): Code<T> {
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
      // A failure without listeners is not reported: the code is loaded again when a component needs it.
      if (listeners.size > 0) become({ here: null, error: thrown as ProblemError });
      throw thrown;
    }
  };
  const code: Code<T> = {
    state: () => state,
    atFirst: () => (first.has(code) ? state : none),
    load: () => {
      if (!isFirstRenderOver) first.set(code, source);
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
