import type { ServerFacts } from './server-facts.ts';
import {
  apiPath,
  closedFolders,
  filesAtRoot,
  forwarded,
  type ServerOptions,
} from './server-options.ts';

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
const literal = (text: string) => text.replace(/[^\w/-]/g, '\\$&');
/** A text in which a backslash stays as it is. */
const raw = (text: string) => `\`${text}\``;

const lines = (indent: string, all: readonly string[]) =>
  all.map((one) => `${indent}${one}\n`).join('');

/** A complete configuration of Caddy 2.6 or later, with the same rules as that of nginx. */
export function caddyfile(facts: ServerFacts, options: ServerOptions): string {
  const { deployment, addresses } = facts;
  const { root, port } = options;
  const ofPages = addresses.map((address) => address.replace(/^\^|\/\*\$$/g, ''));
  const rules = deployment.caching.map(
    ({ match, cacheControl }) => `${raw(`~^${literal(match)}`)} ${quoted(cacheControl)}`,
  );
  const path = apiPath(facts);
  return `# Made by \`npm run deploy:files\` (docs/releases.md): caddy run --adapter caddyfile --config FILE
{
	admin off
	auto_https off
}

(file) {
	file_server {
		precompressed br
		disable_canonical_uris
	}
}

# TLS ends before this server. Write the name of the site here, and no "auto_https off" above, to have Caddy end it.
:${port} {
	# Folder of the built portal: dist/
	root * ${root}

	# Error answers have them too.
	header {
${lines(
  '\t\t',
  Object.entries(deployment.headers).map(([name, value]) => `${name} ${quoted(value)}`),
)}		Vary Accept-Encoding
	}
	# By itself: what removes a header waits for the answer, and errors would lack all of them.
	header -Server
	# The first rule that begins the path counts.
	map {path} {cache_control} {
		/healthz no-store
${lines('\t\t', rules)}		default no-cache
	}
	@own not path ${path ? `${path}/*` : '/-'}
	header @own Cache-Control {cache_control}
	encode gzip

	map {path} {page_file} {
		${raw('~^(/.*[^/])/*$')} "\${1}.html"
		default /index.html
	}

	route {
		respond /healthz \`{"status":"ok"}\` 200
${apiRoute(facts, options)}
		error @closed "closed" 404
		@write not method GET HEAD
		error @write "only to be read" 405
${filesAtRoot.map(([address, file]) => `\t\trewrite ${address} ${file}\n`).join('')}
		@files path /assets/* /config/*
		handle @files {
			import file
		}
		@file_of_build {
			not path */
			file {path}
		}
		handle @file_of_build {
			import file
		}

		# No page: nothing may take it for a script.
		@file_name {
			not header Sec-Fetch-Mode navigate
			path_regexp (?i)\\.[a-z]\\w*$
		}
		error @file_name "no such file" 404

		# A shared cache must not give the page of a visitor to a customer.
		header +Vary Cookie
		# Prerendered pages are for visitors: a customer, and an address that signs in, get the application.
		@page {
			not header_regexp Cookie \`(^|;\\s*)token=\`
			not query token=*
			not query id_client=*
			file /config/pages{page_file}
		}
		handle @page {
			rewrite * /config/pages{page_file}
			import file
		}
		# Every address of a page, in each language. All others are answered with status 404.
		@address path_regexp ${raw(`(?i)^(?:${ofPages.join('|')})/*$`)}
		handle @address {
			rewrite * /config/application.html
			import file
		}
		error "no such page" 404
	}

	handle_errors {
		header Cache-Control no-cache
		# The application says itself that there is no such page.
		@no_page expression \`{http.error.message} == "no such page"\`
		handle @no_page {
			rewrite * /config/application.html
			import file
		}
		handle {
			header Content-Type "text/plain; charset=utf-8"
			respond "{http.error.status_text}"
		}
	}
}
`;
}

/** The API: forwarded, or closed, as an address that no page has. */
function apiRoute(facts: ServerFacts, options: ServerOptions): string {
  const path = apiPath(facts);
  const api = forwarded(facts, options);
  const closed = `		@closed path ${[...closedFolders, ...(path && !api ? [`${path}/`] : [])].map((folder) => `${folder}*`).join(' ')}`;
  if (!api || !path) return `${closed}`;
  const { origin, pathname } = new URL(api.to);
  const hidden = Object.keys(facts.deployment.headers).map((name) => `header_down -${name}`);
  return `		handle_path ${path}/* {
			header ?Cache-Control no-store
			rewrite * ${pathname.replace(/\/$/, '')}{uri}
			reverse_proxy ${origin} {
				header_up Host {upstream_hostport}
${lines('\t\t\t\t', hidden)}			}
		}
${closed}`;
}
