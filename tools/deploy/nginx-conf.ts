import { nginxServer } from './nginx-server.ts';
import { lines, literal, pattern, quoted } from './nginx-words.ts';
import type { ServerFacts } from './server-facts.ts';
import { forwarded, type ServerOptions } from './server-options.ts';

const MADE_FROM = '`npm run deploy:files` (docs/releases.md)';

/** A complete configuration of nginx without further modules, which holds all that `sandbox/web/static-files.ts` does. */
export function nginxConf(facts: ServerFacts, options: ServerOptions): string {
  const { temp } = options;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# Made by ${MADE_FROM}: nginx -c FILE
# TLS ends before this server, or add "listen 443 ssl" with its certificate.
worker_processes auto;
pid ${temp}/portal-nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
${lines(
  '  ',
  temporary.map((what) => `${what}_temp_path ${temp}/portal-nginx-${what};`),
)}
  default_type application/octet-stream;
  types {
    text/html html;
    text/css css;
    text/javascript js mjs;
    text/plain txt;
    application/json json map;
    application/manifest+json webmanifest;
    application/wasm wasm;
    application/xml xml;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg jpeg;
    image/webp webp;
    image/x-icon ico;
    font/woff2 woff2;
  }
  charset utf-8;
  charset_types text/css text/javascript text/plain application/json application/manifest+json application/xml;
  sendfile on;
  tcp_nopush on;
  server_tokens off;

  # The build packs scripts and style sheets with Brotli. With the module ngx_brotli, "brotli on" packs pages and
  # configuration too, a seventh smaller than gzip.
  gzip on;
  gzip_comp_level 6;
  gzip_min_length 1024;
  gzip_proxied any;
  gzip_types text/css text/javascript text/plain application/json application/manifest+json application/xml image/svg+xml;
  map $http_accept_encoding $packed {
    "~*\\bbr\\b" .br;
    default .none;
  }
  map $uri $content_encoding {
    "~^/assets/.+\\.br$" br;
  }

  # Without the query, which may contain a token.
  map $request_uri $logged_path {
    "~^(?<path_alone>[^?]*)" $path_alone;
  }
  log_format portal '$remote_addr [$time_iso8601] "$request_method $logged_path" $status $body_bytes_sent $request_time';
  access_log ${options.log} portal;

  # Prerendered pages are for visitors: a customer, and an address that signs in, get the application.
  map $http_cookie $has_token {
    "~(^|;\\s*)token=" 1;
  }
  map $args $signs_in {
    "~(^|&)(token|id_client)(=|&|$)" 1;
  }
  map $has_token$signs_in $pages {
    "" /config/pages;
    default /none;
  }
  map $uri $page_file {
    "~^(?<page_path>/.*[^/])/*$" $page_path.html;
    default /index.html;
  }

  # Every address of a page, in each language. All others are answered with status 404.
  map $uri $address {
${lines(
  '    ',
  facts.addresses.map((address) => `${pattern(`~*${address}`)} page;`),
)}    default unknown;
  }
  map "$http_sec_fetch_mode:$uri" $answer {
    "~^navigate:" $address;
    "~*\\.[a-z]\\w*$" file;
    default $address;
  }

${cachingMaps(facts, options)}
  # A shared cache must not give the page of a visitor to a customer.
  map $uri $vary {
    "~^/config/(pages/|application\\.html$)" "Accept-Encoding, Cookie";
    default Accept-Encoding;
  }
${dollarMap(facts)}
${nginxServer(facts, options)}}
`;
}

/** Maps that come to the header Cache-Control: the first rule that begins the address counts, errors are not cached. */
function cachingMaps(facts: ServerFacts, options: ServerOptions): string {
  const api = forwarded(facts, options);
  const rules = facts.deployment.caching.map(
    ({ match, cacheControl }) => `${pattern(`~^${literal(match)}`)} ${quoted(cacheControl)};`,
  );
  const ofApi = `
  map $upstream_http_cache_control $cache_of_api {
    "" no-store;
  }
  map $request_uri $is_of_api {
    "~^${literal(api?.path ?? '')}/" 1;
  }`;
  return `  map $request_uri $cache_of_address {
    "~^/healthz(\\?|$)" no-store;
${lines('    ', rules)}    default no-cache;
  }${api ? ofApi : ''}
  map "${api ? '$is_of_api:' : ''}$status" $cache_control {
${api ? '    "~^1:" $cache_of_api;\n' : ''}    "~(200|206|304)$" $cache_of_address;
    default no-cache;
  }
`;
}

/** What `quoted` puts in place of a dollar sign. */
const dollarMap = ({ deployment: { headers } }: ServerFacts) =>
  Object.values(headers).some((value) => value.includes('$'))
    ? '  geo $dollar {\n    default "$";\n  }\n'
    : '';
