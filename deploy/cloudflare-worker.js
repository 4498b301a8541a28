/**
 * The portal as a Cloudflare Worker in front of R2 (deploy/cdn.md). It reads what is published, so that headers and
 * addresses follow each publication and rollback. Bindings: `PORTAL`, the bucket with the content of dist/; `API`, the
 * address of the retailer's API, where its requests are forwarded.
 */
const CLOSED = ['/config/private/', '/prerender/'];
const AT_ROOT = {
  '/version.json': '/config/version.json',
  '/robots.txt': '/config/robots.txt',
  '/sitemap.xml': '/config/sitemap.xml',
  '/.well-known/security.txt': '/config/security.txt',
};
/** How long a worker remembers headers and addresses, in milliseconds. */
const REMEMBERED_MS = 30_000;

let published = { until: 0, deployment: null, addresses: [] };

async function publishedIn(bucket) {
  if (Date.now() < published.until) return published;
  const read = async (name) => (await bucket.get(`config/private/${name}.json`)).json();
  const [deployment, patterns] = await Promise.all([read('deployment'), read('addresses')]);
  const addresses = patterns.map((pattern) => new RegExp(pattern, 'iu'));
  published = { until: Date.now() + REMEMBERED_MS, deployment, addresses };
  return published;
}

/** The path without escapes and double slashes; null where it is none. */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.pathname).replace(/\/{2,}/g, '/');
    return /\0|(^|\/)\.\.?(\/|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}

/** Prerendered pages are for visitors: a customer, and an address that signs in, get the application. */
const isVisitor = (request, { searchParams }) =>
  !/(^|;\s*)token=/.test(request.headers.get('Cookie') ?? '') &&
  !searchParams.has('token') &&
  !searchParams.has('id_client');

const plain = (status, text) => new Response(text, { status });

async function answerTo(request, env) {
  const { deployment, addresses } = await publishedIn(env.PORTAL);
  const cacheControlOf = (path) =>
    deployment.caching.find(({ match }) => path.startsWith(match))?.cacheControl ?? 'no-cache';
  const url = new URL(request.url);
  const path = pathOf(url);
  if (path === null) return plain(400, 'Bad Request');
  if (path === '/healthz')
    return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
  const api = deployment.api.startsWith('/') ? `${deployment.api.replace(/\/+$/, '')}/` : null;
  if (api && path.startsWith(api)) {
    if (!env.API) return plain(404, 'Not Found');
    const to = env.API.replace(/\/+$/, '') + url.pathname.slice(api.length - 1) + url.search;
    return fetch(new Request(to, request));
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'Method Not Allowed');
  if (CLOSED.some((folder) => path.startsWith(folder))) return plain(404, 'Not Found');

  const send = async (file, { status = 200, cacheControl = cacheControlOf(path), vary } = {}) => {
    // R2 answers without a body where the precondition fails.
    const onlyIf = status === 200 ? request.headers : undefined;
    const object = await env.PORTAL.get(file.slice(1), { onlyIf });
    if (!object) return null;
    const headers = new Headers({ 'Cache-Control': cacheControl, ETag: object.httpEtag });
    object.writeHttpMetadata(headers);
    if (vary) headers.set('Vary', vary);
    if (!('body' in object)) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : object.body, { status, headers });
  };
  const file = path === '/' ? null : await send(AT_ROOT[path] ?? path);
  if (file) return file;
  const isFileName =
    /\.[a-z]\w*$/i.test(path) && request.headers.get('Sec-Fetch-Mode') !== 'navigate';
  if (/^\/(assets|config)\//.test(path) || isFileName) return plain(404, 'Not Found');
  const ofPage = { cacheControl: cacheControlOf('/index.html'), vary: 'Cookie' };
  const name = path.replace(/\/+$/, '') || '/index';
  const page = isVisitor(request, url) && (await send(`/config/pages${name}.html`, ofPage));
  if (page) return page;
  const status = addresses.some((address) => address.test(path)) ? 200 : 404;
  return (await send('/config/application.html', { ...ofPage, status })) ?? plain(404, 'Not Found');
}

export default {
  async fetch(request, env) {
    const answer = await answerTo(request, env);
    const response = new Response(answer.body, answer);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    for (const [name, value] of Object.entries(published.deployment.headers))
      response.headers.set(name, value);
    return response;
  },
};
