import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy between a browser and the portal that notes which pages are really requested: the browser's own events do not
 * show what it requests ahead of a worker.
 */
export class CountingProxy {
  readonly #visits: string[] = [];
  readonly #replaced = new Map<string, string>();
  readonly #server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    const { pathname } = new URL(url);
    if (headers['sec-fetch-mode'] === 'navigate') this.#visits.push(`${method} ${pathname}`);
    const script = this.#replaced.get(pathname);
    if (script !== undefined) {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      outgoing.end(script);
      return;
    }
    const forwarded = request(url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  url = '';

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Replaces the script of a path by one of the test; null restores it. */
  replace(path: string, script: string | null): void {
    if (script === null) this.#replaced.delete(path);
    else this.#replaced.set(path, script);
  }

  /** The visits since the last call, in order: method and path. */
  visits(): string[] {
    return this.#visits.splice(0);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
