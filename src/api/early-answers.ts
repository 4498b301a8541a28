import { userOf } from './token.ts';

/** Answers that were asked for before the code that wants them was here, by call. */
const asked = new Map<string, Promise<Response>>();

/** A call, and for whom; the token of a customer may be renewed between asking and wanting. */
function callOf({ method, url, headers }: Request): string {
  const authorization = headers.get('authorization');
  const user = userOf(authorization?.replace('Bearer ', '') ?? '');
  return [method, url, user ? `user ${user.id}` : authorization].join(' ');
}

/** Sends a call whose answer the application will want first of all. */
export function askEarly(request: Request): void {
  const answer = globalThis.fetch(request);
  // Whoever wants it hears of a failure.
  answer.catch(() => {});
  asked.set(callOf(request), answer);
}

/** Whoever asks from now on gets an answer of now. */
export const forgetEarlyAnswers = (): void => asked.clear();

/** The answer to a call that was sent early, once; undefined for any other. Rejects as `fetch` does, also when aborted. */
export function earlyAnswer(request: Request): Promise<Response> | undefined {
  if (asked.size === 0) return undefined;
  const call = callOf(request);
  const answer = asked.get(call);
  asked.delete(call);
  const { signal } = request;
  return (
    answer &&
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason));
      answer.then(resolve, reject);
    })
  );
}
