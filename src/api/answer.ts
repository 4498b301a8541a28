import { ProblemError } from '#domain/problem.ts';
import { isObject } from '#domain/values/is-object.ts';
import { problemOfAnswer } from './problems.ts';

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * Type of an envelope's payload: `data` in v2, `data.result` in v1; `data` too where `result` is not its only member.
 */
export type Payload<Body> = Body extends { data: infer Data }
  ? Data extends { result: infer Result }
    ? Exclude<keyof Data, 'result'> extends never
      ? Result
      : Data
    : Data
  : never;

/** The payload of an answer's body without its envelope. Throws ProblemError `unreadable`. */
export function payloadOf(body: unknown): unknown {
  if (!isObject(body) || body.status !== 'OK' || !('data' in body)) {
    throw new ProblemError({ kind: 'unreadable' });
  }
  const { data } = body;
  const isOnlyResult = isObject(data) && 'result' in data && Object.keys(data).length === 1;
  return isOnlyResult ? data.result : data;
}

/**
 * The payload of an answer without its envelope: `await unwrap(apiClient.GET('/v2/contracts', …))`. Throws ProblemError
 * for every failure of the call; an aborted call keeps its AbortError, and an error of our own code stays as it is.
 */
export async function unwrap<Body>(
  call: Promise<{ data?: Body; error?: unknown; response: Response }>,
): Promise<Payload<Body>> {
  return payloadOf((await successfulAnswer(call)).data) as Payload<Body>;
}

/** The answer to a call without an envelope, for example a file. Throws ProblemError. */
export async function successfulAnswer<A extends Answer>(call: Promise<A>): Promise<A> {
  let answer: A;
  try {
    answer = await call;
  } catch (thrown) {
    // Only the parser throws a SyntaxError: the body is incomplete or no JSON.
    throw thrown instanceof SyntaxError ? new ProblemError({ kind: 'unreadable' }) : thrown;
  }
  if (!answer.response.ok) throw new ProblemError(problemOfAnswer(answer.response, answer.error));
  return answer;
}

/** Waits for the answer to a call that says only that it was done, without an envelope. Throws ProblemError. */
export async function acknowledged(call: Promise<Answer>): Promise<void> {
  const { data } = await successfulAnswer(call);
  if (!isObject(data) || data.status !== 'OK') throw new ProblemError({ kind: 'unreadable' });
}
