import { fetchAnswer } from './fetch-answer.ts';
import { requestAt } from './request-at.ts';

const versionMissing = new Set([404, 405, 501]);
const reads = new Set(['GET', 'HEAD']);

/** The same address one version lower; null for version 1. */
function lowerVersion(url: string): string | null {
  const address = new URL(url);
  const found = /\/v([2-9])\//.exec(address.pathname);
  if (!found) return null;
  address.pathname = address.pathname.replace(found[0], `/v${Number(found[1]) - 1}/`);
  return address.href;
}

/**
 * Fetches a request, and falls back to the lower version of the API when this one is not available (404, 405, 501), for
 * a read also when it fails (5xx). A write that may have acted is never sent twice (decision 6). When the lower version
 * is missing too, returns the first response.
 */
export async function fetchWithFallback(request: Request): Promise<Response> {
  const lower = lowerVersion(request.url);
  if (!lower) return fetchAnswer(request);

  const copy = request.clone();
  const response = await fetchAnswer(request);
  const fallsBack =
    versionMissing.has(response.status) || (response.status >= 500 && reads.has(request.method));
  if (!fallsBack) return response;

  const second = await requestAt(copy, lower)
    .then(fetchWithFallback)
    .catch(() => null);
  return second && !versionMissing.has(second.status) ? second : response;
}
