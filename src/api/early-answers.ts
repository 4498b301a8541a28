import { userOf } from './token.ts';

/** Responses requested before the code that uses them was loaded, by call. */
const pending = new Map<string, Early>();

interface Early {
  answer: Promise<Response>;
  /** The `Authorization` header that it was requested with. */
  authorization: string | null;
  /** Aborts the call: a response whose body is never read occupies its connection and never counts as loaded. */
  abort: () => void;
}

const authorizationOf = ({ headers }: Request) => headers.get('authorization');

/** Key of a call and its customer, whose token may be renewed between the early request and its use. */
function callOf(request: Request): string {
  const authorization = authorizationOf(request);
  const user = userOf(authorization?.replace('Bearer ', '') ?? '');
  return [request.method, request.url, user ? `user ${user.id}` : authorization].join(' ');
}

/** Sends a call whose response the application needs first. */
export function requestEarly(request: Request): void {
  const controller = new AbortController();
  const answer = globalThis.fetch(request, { signal: controller.signal });
  // The call that uses the answer receives a failure.
  answer.catch(() => {});
  const abort = () => controller.abort();
  pending.set(callOf(request), { answer, authorization: authorizationOf(request), abort });
}

/** Drops the responses that no call has used, so that later calls get a fresh one. */
export function forgetEarlyAnswers(): void {
  for (const { abort } of pending.values()) abort();
  pending.clear();
}

/** Returns the response to an early call, once; undefined for other calls. Rejects as `fetch` does. */
export function earlyAnswer(request: Request): Promise<Response> | undefined {
  if (pending.size === 0) return undefined;
  const call = callOf(request);
  const early = pending.get(call);
  pending.delete(call);
  if (!early) return undefined;
  const isRenewed = early.authorization !== authorizationOf(request);
  const { signal } = request;
  return new Promise((resolve, reject) => {
    const stop = () => {
      early.abort();
      reject(signal.reason);
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    early.answer
      .then((answer) => {
        if (!isRenewed || answer.ok) return answer;
        // The retailer may reject the old token and still accept the one that was renewed meanwhile.
        early.abort();
        return globalThis.fetch(request);
      })
      .then(resolve, reject);
  });
}
