import { ProblemError } from '#domain/problem.ts';

/** Most bytes of an answer that is no file; a year of quarter hours, the largest, has some 5 MB. */
const MOST_BYTES = 24_000_000;
/** An answer of more bytes is kept as a Blob, outside of the page's memory: it is not copied each time it is handed on. */
const MANY_BYTES = 1_000_000;

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
    const isFile = !/json/i.test(headers.get('content-type') ?? '');
    const body = isFile ? await answer.blob() : await bodyOf(answer.body);
    return new Response(body, { status, statusText, headers });
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown;
    if (thrown instanceof ProblemError) throw thrown;
    throw new ProblemError({ kind: 'no-answer' });
  }
}

/** The bytes of a body, given up as soon as there are too many. */
async function bodyOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Blob | Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size <= MOST_BYTES) continue;
    void reader.cancel();
    throw new ProblemError({ kind: 'unreadable' });
  }
  if (size > MANY_BYTES) return new Blob(parts);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
