/**
 * The same request at another address, optionally with another signal. The body is copied as bytes, because Chromium
 * streams a body over HTTP/2 only.
 */
export async function requestAt(
  request: Request,
  url: URL | string,
  signal: AbortSignal = request.signal,
): Promise<Request> {
  const { method, headers, credentials } = request;
  const bytes = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  const body = bytes?.byteLength ? bytes : null;
  return new Request(url, { method, headers, credentials, body, signal });
}
