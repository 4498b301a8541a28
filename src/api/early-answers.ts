import { userOf } from './token.ts';

/** Answers that were asked for before the code that wants them was here, by call. */
const asked = new Map<string, Early>();

interface Early {
  answer: Promise<Response>;
  /** With which token it was asked. */
  authorization: string | null;
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
  const answer = globalThis.fetch(request);
  // Whoever wants it hears of a failure.
  answer.catch(() => {});
  asked.set(callOf(request), { answer, authorization: authorizationOf(request) });
}

/** Whoever asks from now on gets an answer of now. */
export const forgetEarlyAnswers = (): void => asked.clear();

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
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason));
    early.answer
      // A token that was renewed meanwhile may count no more, which says nothing of the new one.
      .then((answer) => (isRenewed && !answer.ok ? globalThis.fetch(request) : answer))
      .then(resolve, reject);
  });
}
