import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the folders of a folder, each under a host of its name, with gzip and without caching. */
export async function servePages(folder: string) {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [site = ''] = request.headers.host?.split('.') ?? [];
    const room = pathname.startsWith('/forms/') ? '' : site;
    const file = join(folder, room, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    const content = packed.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
    packed.set(file, content);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
    });
    response.end(content);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    /** Address of a page by the name of its folder. */
    pageOf: (site: string) => `http://${site}.localhost:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
