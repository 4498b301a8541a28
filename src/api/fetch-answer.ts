import { ProblemError } from '#domain/problem.ts';
import { answerHeaders } from './headers.ts';

/** Most bytes of an answer that is no file; a year of quarter hours, the largest, has some 5 MB. */
const MOST_BYTES = 24_000_000;

/**
 * Fetches a request with the whole body of its answer, so that only here an error can mean a lost connection. Throws
 * ProblemError `no-answer`, and `unreadable` for an answer of more bytes than a page can take; an aborted request keeps
 * its AbortError.
 */
export async function fetchAnswer(request: Request): Promise<Response> {
  try {
    const answer = await globalThis.fetch(request);
    if (answer.body === null) return answer;
    const { status, statusText, headers } = answer;
    // A browser stores the Blob of a file outside of the page's memory and does not copy it again.
    const isFile = !/json/i.test(headers.get(answerHeaders.type) ?? '');
    const body = isFile ? await answer.blob() : await bytesOf(answer);
    return new Response(body, { status, statusText, headers });
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown;
    if (thrown instanceof ProblemError) throw thrown;
    throw new ProblemError({ kind: 'no-answer' });
  }
}

/** The bytes of an answer; developer tools and tests cannot see one that is read as a stream or a Blob. */
async function bytesOf(answer: Response): Promise<ArrayBuffer> {
  const isTooLong = (bytes: number) => bytes > MOST_BYTES;
  if (isTooLong(Number(answer.headers.get(answerHeaders.length)))) {
    void answer.body?.cancel();
    throw new ProblemError({ kind: 'unreadable' });
  }
  const bytes = await answer.arrayBuffer();
  if (isTooLong(bytes.byteLength)) throw new ProblemError({ kind: 'unreadable' });
  return bytes;
}
