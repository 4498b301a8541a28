/**
 * The same request for another address, with its body as bytes: a body passed on as a stream would need HTTP/2,
 * and Chromium refuses it over HTTP/1.1. `signal` replaces the request's own.
 */
export async function readdressed(
  request: Request,
  url: URL | string,
  signal: AbortSignal = request.signal,
): Promise<Request> {
  const { method, headers, credentials } = request;
  const bytes = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  const body = bytes?.byteLength ? bytes : null;
  return new Request(url, { method, headers, credentials, body, signal });
}
