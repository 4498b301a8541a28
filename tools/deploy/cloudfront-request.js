function handler(event) {
  const request = event.request;
  const path = decoded(request.uri);
  if (path === null) return answer(400, 'text/plain', 'Bad Request');
  if (path === '/healthz') return answer(200, 'application/json', '{"status":"ok"}');
  if (CLOSED.some((folder) => path.startsWith(folder))) return answer(404, 'text/plain', 'Not Found');
  if (AT_ROOT[path]) return at(request, AT_ROOT[path]);
  // A missing file is answered by the storage.
  if (/^\/(assets|config)\//.test(path) || /\.[a-z]\w*$/i.test(path)) return request;
  const page = path.replace(/\/+$/, '') || '/index';
  if (isVisitor(request) && PAGES.includes(page.slice(1))) return at(request, '/config/pages' + encodeURI(page) + '.html');
  if (new RegExp(ADDRESSES, 'i').test(path)) return at(request, '/config/application.html');
  // Forbidden by the policy of the storage: the distribution answers 403 with status 404 and the application.
  return at(request, '/config/private/no-such-page');
}

/** True for a visitor who is neither signed in nor about to be: prerendered pages are for visitors. */
function isVisitor(request) {
  return !request.cookies.token && !request.querystring.token && !request.querystring.id_client;
}

/** The path without escapes, double slashes and dots, which the storage would not resolve; null where it is none. */
function decoded(uri) {
  try {
    const path = decodeURIComponent(uri).replace(/\/{2,}/g, '/');
    return /\0|(^|\/)\.\.?(\/|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}

/** The request for another object. The cache is by object, so that the page of a visitor is never a customer's. */
function at(request, uri) {
  request.uri = uri;
  return request;
}

function answer(statusCode, type, body) {
  return {
    statusCode,
    statusDescription: body,
    headers: { 'content-type': { value: type }, 'cache-control': { value: 'no-store' } },
    body,
  };
}
