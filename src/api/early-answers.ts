/** Answers that were asked for before the code that wants them was here, by call. */
const asked = new Map<string, Promise<Response>>();

const callOf = ({ method, url, headers }: Request): string =>
  [method, url, headers.get('authorization')].join(' ');

/** Sends a call whose answer the application will want first of all. */
export function askEarly(request: Request): void {
  const answer = globalThis.fetch(request);
  // Whoever wants it hears of a failure.
  answer.catch(() => {});
  asked.set(callOf(request), answer);
}

/** The answer to a call that was sent early, once; undefined for any other. Rejects as `fetch` does, also when aborted. */
export function earlyAnswer(request: Request): Promise<Response> | undefined {
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
