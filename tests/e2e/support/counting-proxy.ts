import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy between a browser and the portal that notes which pages are really requested: the browser's own events do not
 * show what it requests ahead of a worker.
 */
export class CountingProxy {
  readonly #visits: string[] = [];
  readonly #instead = new Map<string, string>();
  readonly #server = createServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    const { pathname } = new URL(url);
    if (headers['sec-fetch-mode'] === 'navigate') this.#visits.push(`${method} ${pathname}`);
    const script = this.#instead.get(pathname);
    if (script !== undefined) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      answer.end(script);
      return;
    }
    const onward = request(url, { method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  url = '';

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Answers a path with a script of the test from now on; null gives the portal's own back. */
  answerInstead(path: string, script: string | null): void {
    if (script === null) this.#instead.delete(path);
    else this.#instead.set(path, script);
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
