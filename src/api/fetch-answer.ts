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
    // A browser keeps the Blob of a file outside of the page's memory, and copies it no more.
    const isFile = !/json/i.test(headers.get('content-type') ?? '');
    const body = isFile ? await answer.blob() : await answer.arrayBuffer();
    return new Response(body, { status, statusText, headers });
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown;
    throw new ProblemError({ kind: 'no-answer' });
  }
}
