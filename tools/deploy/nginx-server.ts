import { lines, quoted } from './nginx-words.ts';
import type { ServerFacts } from './server-facts.ts';
import {
  apiPath,
  closedFolders,
  filesAtRoot,
  forwarded,
  type ServerOptions,
} from './server-options.ts';

/** The block `server` of the configuration of nginx; it reads the maps of `nginx-conf.ts`. */
export function nginxServer(facts: ServerFacts, options: ServerOptions): string {
  const { root, port } = options;
  const headers = Object.entries(facts.deployment.headers);
  return `  server {
    listen ${port};
    # Folder of the built portal: dist/
    root ${root};

    # Error answers have them too. A location with an add_header of its own would lose all of these.
${lines(
  '    ',
  headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
)}    add_header Cache-Control $cache_control always;
    add_header Vary $vary always;
    add_header Content-Encoding $content_encoding;

    error_page 404 @not_found;
    # The application says itself that there is no such page.
    error_page 418 =404 /config/application.html;

    location / {
      try_files $uri $pages$page_file @application;
    }
    location @application {
      if ($answer = file) {
        return 404;
      }
      if ($answer = unknown) {
        return 418;
      }
      try_files /config/application.html /index.html =404;
    }
    # No page: nothing may take it for a script.
    location @not_found {
      types {
      }
      default_type text/plain;
      return 404 "Not Found";
    }

    location /assets/ {
      location ~ \\.js$ {
        types {
          text/javascript br;
        }
        gzip off;
        try_files $uri$packed @not_packed;
      }
      location ~ \\.css$ {
        types {
          text/css br;
        }
        gzip off;
        try_files $uri$packed @not_packed;
      }
      try_files $uri =404;
    }
    location @not_packed {
      try_files $uri =404;
    }
    location /config/ {
      try_files $uri =404;
    }
${closedFolders.map((folder) => `    location ${folder} {\n      return 404;\n    }\n`).join('')}
    location = /healthz {
      default_type application/json;
      return 200 '{"status":"ok"}';
    }
${filesAtRoot.map(([address, file]) => `    location = ${address} {\n      try_files ${file} =404;\n    }\n`).join('')}
${apiLocation(facts, options)}  }
`;
}

/** The API: forwarded, or closed, as an address that no page has. */
function apiLocation(facts: ServerFacts, options: ServerOptions): string {
  const api = forwarded(facts, options);
  const path = apiPath(facts);
  if (!path) return '';
  if (!api)
    return `    # "npm run deploy:files -- --api https://…" forwards these requests to the retailer: one origin, no CORS.
    location ${path}/ {
      return 404;
    }
`;
  const hidden = Object.keys(facts.deployment.headers).map((name) => `proxy_hide_header ${name};`);
  return `    location ${path}/ {
      proxy_pass ${api.to}/;
      charset off;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_ssl_server_name on;
      # The API has limits of its own.
      client_max_body_size 0;
${lines('      ', hidden)}    }
`;
}
