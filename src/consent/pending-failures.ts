import { onReport } from '#config/report.ts';
import { ProblemError } from '#domain/problem.ts';
import { isThirdParty } from './third-parties.ts';

/** A failure of the portal: what failed, and what was thrown. */
export interface Failure {
  what: string;
  cause: unknown;
}

type Send = (failure: Failure) => void;

/** Most failures that are kept until it is known whether they may be sent. */
const MOST_KEPT = 10;

let kept: Failure[] = [];
let send: Send | 'keep' | 'drop' = 'keep';
const seen = new WeakSet<object>();

/** Keeps what fails (`keep`), forgets it (`drop`), or sends it, what was kept first. */
export function treatFailures(how: typeof send): void {
  send = how;
  if (how === 'keep') return;
  const waiting = kept;
  kept = [];
  if (how !== 'drop') waiting.forEach(how);
}

function take(what: string, cause: unknown): void {
  // React hands the same error on to the window.
  if (typeof cause === 'object' && cause !== null) {
    if (seen.has(cause)) return;
    seen.add(cause);
  }
  if (send === 'drop') return;
  if (send !== 'keep') send({ what, cause });
  else if (kept.length < MOST_KEPT) kept.push({ what, cause });
}

/** What a call failed with, or was called off, is no fault of the code. */
const isOwnFault = (thrown: unknown): boolean =>
  !(thrown instanceof ProblemError) &&
  !(thrown instanceof DOMException && thrown.name === 'AbortError');

/** Takes each failure that is reported or that nobody caught, from now on; gives what stops it. */
export function keepFailures(): () => void {
  const stop = onReport(take);
  const onError = ({ message, error, filename }: ErrorEvent) => {
    // Scripts of others tell of themselves; without an error nothing is known ("Script error.").
    if (error && !isThirdParty(filename)) take(message, error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isOwnFault(reason)) take('Nobody caught a rejection', reason);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    stop();
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
