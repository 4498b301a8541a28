// Made by `npm run deploy:files` (deploy/cdn.md); PAGES is empty without --published.
const ADDRESSES = "^(?:|/acces|/accesibilidad|/acceso|/accessibilitat|/activacio|/activacion|/alertes-de-preu|/altHome|/atencio-al-client|/atencion-al-cliente|/benvinguda|/bienvenido|/boletin|/butlleti|/calculadora-de-potencia|/cambio-de-clave|/canvi-de-clau|/cargando|/carregant|/comparador-de-gas|/comparador-de-preus|/comparador-gas|/comparador|/confirmar-correo|/confirmar-correu|/connect|/contacte|/contacto|/contractes-gas|/contractes-gas/[^/]+|/contractes-gas/[^/]+/factures-gas|/contractes|/contractes/[^/]+|/contractes/[^/]+/[^/]+|/contractes/[^/]+/[^/]+/factures|/contractes/[^/]+/avisos/[^/]+|/contractes/[^/]+/comunicacions|/contratos-gas|/contratos-gas/[^/]+|/contratos-gas/[^/]+/facturas-gas|/contratos|/contratos/[^/]+|/contratos/[^/]+/[^/]+|/contratos/[^/]+/[^/]+/facturas|/contratos/[^/]+/avisos/[^/]+|/contratos/[^/]+/comunicaciones|/d|/d/[^/]+/[^/]+|/desistiment|/desistir|/facturas|/factures-multipunt|/factures|/invoices-multipoint|/nou-client-dual|/nou-client-electricitat|/nou-client-gas|/nuevo-cliente-dual|/nuevo-cliente-electricidad|/nuevo-cliente-gas|/omipComponent|/perfil|/potencia|/reclamaciones|/reclamacions|/recordar-clau|/recordar-clave|/registre|/registro|/seguiment|/seguimiento|/solicitudes|/solicitudes/[^/]+|/solicitudes/crear|/sollicituds|/sollicituds/[^/]+|/sollicituds/crear|/versio|/version)/*$";
const PAGES = [];
const AT_ROOT = {"/version.json":"/config/version.json","/robots.txt":"/config/robots.txt","/sitemap.xml":"/config/sitemap.xml","/.well-known/security.txt":"/config/security.txt"};
const CLOSED = ["/config/private/","/prerender/"];

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
