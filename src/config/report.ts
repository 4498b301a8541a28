import { ProblemError } from '#domain/problem.ts';

let version = 'none';
const reported = new Set<string>();

type Listener = (what: string, cause: unknown) => void;
const listeners = new Set<Listener>();

/** Calls back with each reported error. Returns a function that stops it. */
export function onReport(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the version of the configuration that reports name. */
export function reportUnder(current: string): void {
  reported.clear();
  version = current;
}

/** Writes an error of the configuration or the retailer to the console, once per version; the customer sees a fallback. */
export function report(what: string, cause?: unknown): void {
  if (reported.has(what)) return;
  reported.add(what);
  console.error(`[configuration ${version}] ${what}`, ...(cause === undefined ? [] : [cause]));
  for (const listener of listeners) listener(what, cause);
}

/** Reports an error of our own code; failures of a call or of the publication are shown to the customer only. */
export function reportOwnFault(what: string, thrown: unknown): void {
  const isAborted = thrown instanceof DOMException && thrown.name === 'AbortError';
  if (!(thrown instanceof ProblemError) && !isAborted) report(what, thrown);
}

/** The result of a task; an error of our own code is reported before it is thrown on. */
export async function reportingOwnFaults<Result>(
  what: string,
  task: () => Promise<Result>,
): Promise<Result> {
  try {
    return await task();
  } catch (thrown) {
    reportOwnFault(what, thrown);
    throw thrown;
  }
}
