import { ProblemError } from '#domain/problem.ts';

/**
 * Fetches a request with the whole body of its answer, so that only here an error can mean a lost connection. Throws
 * ProblemError `no-answer`; an aborted request keeps its AbortError.
 */
export async function fetchAnswer(request: Request): Promise<Response> {
  try {
    const answer = await globalThis.fetch(request);
    if (answer.body === null) return answer;
    const { status, statusText, headers } = answer;
    return new Response(await answer.arrayBuffer(), { status, statusText, headers });
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown;
    throw new ProblemError({ kind: 'no-answer' });
  }
}
