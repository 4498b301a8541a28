import { onReport } from '#config/report.ts';
import { ProblemError } from '#domain/problem.ts';
import { isThirdParty } from './third-parties.ts';

/** A failure of the portal: what failed, and what was thrown. */
export interface Failure {
  what: string;
  cause: unknown;
}

type Send = (failure: Failure) => void;

/** Most failures that are buffered until it is known whether they may be sent. */
const MOST_BUFFERED = 10;

/** The buffered failures, or what sends them; null where they are dropped. */
let treatment: Failure[] | Send | null = [];
const seen = new WeakSet<object>();

/** Sets how failures are treated: buffered (`keep`), dropped (`drop`), or sent, the buffered ones first. */
export function treatFailures(how: Send | 'keep' | 'drop'): void {
  const buffered = Array.isArray(treatment) ? treatment : [];
  if (how === 'keep') treatment = buffered;
  else if (how === 'drop') treatment = null;
  else {
    treatment = how;
    buffered.forEach(how);
  }
}

function take(what: string, cause: unknown): void {
  // React reports the same error to the window too.
  if (typeof cause === 'object' && cause !== null) {
    if (seen.has(cause)) return;
    seen.add(cause);
  }
  if (typeof treatment === 'function') treatment({ what, cause });
  else if (treatment && treatment.length < MOST_BUFFERED) treatment.push({ what, cause });
}

/** True for a fault of the code; failed and aborted calls are none. */
const isOwnFault = (thrown: unknown): boolean =>
  !(thrown instanceof ProblemError) &&
  !(thrown instanceof DOMException && thrown.name === 'AbortError');

/** Collects each reported or uncaught failure from now on. Returns a function that stops it. */
export function keepFailures(): () => void {
  const stop = onReport(take);
  const onError = ({ message, error, filename }: ErrorEvent) => {
    // Third parties report their own errors; without an error object nothing is known ("Script error.").
    if (error && !isThirdParty(filename)) take(message, error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isOwnFault(reason)) take('Unhandled rejection', reason);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    stop();
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
