import { userOf } from './token.ts';

/** Answers that were asked for before the code that wants them was here, by call. */
const asked = new Map<string, Early>();

interface Early {
  answer: Promise<Response>;
  /** With which token it was asked. */
  authorization: string | null;
  /** Ends the call: an answer whose body is never read keeps its connection, and never counts as loaded. */
  abort: () => void;
}

const authorizationOf = ({ headers }: Request) => headers.get('authorization');

/** A call, and for whom; the token of a customer may be renewed between asking and wanting. */
function callOf(request: Request): string {
  const authorization = authorizationOf(request);
  const user = userOf(authorization?.replace('Bearer ', '') ?? '');
  return [request.method, request.url, user ? `user ${user.id}` : authorization].join(' ');
}

/** Sends a call whose answer the application will want first of all. */
export function askEarly(request: Request): void {
  const controller = new AbortController();
  const answer = globalThis.fetch(request, { signal: controller.signal });
  // The call that uses the answer receives a failure.
  answer.catch(() => {});
  const abort = () => controller.abort();
  asked.set(callOf(request), { answer, authorization: authorizationOf(request), abort });
}

/** Drops the answers that no call has used, so that later calls get a fresh one. */
export function forgetEarlyAnswers(): void {
  for (const { abort } of asked.values()) abort();
  asked.clear();
}

/** The answer to a call that was sent early, once; undefined for any other. Rejects as `fetch` does, also when aborted. */
export function earlyAnswer(request: Request): Promise<Response> | undefined {
  if (asked.size === 0) return undefined;
  const call = callOf(request);
  const early = asked.get(call);
  asked.delete(call);
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
        // A token that was renewed meanwhile may count no more, which says nothing of the new one.
        early.abort();
        return globalThis.fetch(request);
      })
      .then(resolve, reject);
  });
}
