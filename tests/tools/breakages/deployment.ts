import { type Breakage, replaced } from './breakage.ts';

const deployment = 'schemas/deployment.json';

/** Headers, policy and caching that would keep the portal from customers, or an old one with them. */
export const deploymentBreakages: Breakage[] = [
  {
    name: 'code that the security policy would have to allow',
    file: deployment,
    edit: replaced("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
    at: '"default-src',
    what: /allows unsafe code/,
    fix: /unsafe-eval/,
  },
  {
    name: 'a wrong $schema',
    file: deployment,
    edit: replaced('./meta/deployment.schema.json', './meta/deployement.schema.json'),
    at: '"./meta/deployement',
    what: /\$schema does not lead/,
    fix: /"\.\/meta\/deployment\.schema\.json"/,
  },
  {
    name: 'a header of two lines',
    file: deployment,
    edit: replaced('"DENY"', '"DENY\\r\\nSet-Cookie: a=b"'),
    at: '"DENY',
    what: /"X-Frame-Options" holds what no header can/,
    fix: /in one line/,
  },
  {
    name: 'a header whose name has a blank',
    file: deployment,
    edit: replaced('"Referrer-Policy"', '"Referrer Policy"'),
    at: '"Referrer Policy"',
    what: /"Referrer Policy" cannot be the name of a header/,
    fix: /hyphens/,
  },
  {
    name: 'pictures that the security policy keeps out',
    file: deployment,
    edit: replaced("img-src 'self' data:", 'img-src data:'),
    at: '"default-src',
    what: /keeps the portal from its own pictures/,
    fix: /^add 'self' to img-src$/,
  },
  {
    name: 'a directive that browsers do not know',
    file: deployment,
    edit: replaced("worker-src 'self'", "workers-src 'self'"),
    at: '"default-src',
    what: /names "workers-src", which browsers ignore/,
    fix: /^write "worker-src"$/,
  },
  {
    name: 'a directive twice',
    file: deployment,
    edit: replaced("base-uri 'none'", "base-uri 'none'; base-uri 'self'"),
    at: '"default-src',
    what: /names "base-uri" twice/,
    fix: /into one/,
  },
  {
    name: 'a configuration that browsers keep',
    file: deployment,
    edit: replaced(
      '"/config/current.json", "cacheControl": "no-cache"',
      '"/config/current.json", "cacheControl": "max-age=31536000"',
    ),
    at: '"max-age=31536000"',
    what: /browsers keep \/config\/current\.json, and customers get no new version/,
    fix: /"cacheControl": "no-cache"/,
  },
  {
    name: 'caching of two lines',
    file: deployment,
    edit: replaced(
      '"/service-worker.js", "cacheControl": "no-cache"',
      '"/service-worker.js", "cacheControl": "no-cache\\r\\nSet-Cookie: a=b"',
    ),
    at: '"no-cache\\r',
    what: /Cache-Control holds what no header can/,
    fix: /in one line/,
  },
  {
    name: 'caching that never counts',
    file: deployment,
    edit: replaced('{ "match": "/", ', '{ "match": "/assets/fonts/", '),
    at: '"/assets/fonts/"',
    what: /"\/assets\/fonts\/" never counts: "\/assets\/" stands before it/,
    fix: /move it above/,
  },
];
