import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The way of a browser to the portal. */
export interface Connection {
  /** Address of the portal, without a path. */
  url: string;
  cut(): void;
  restore(): void;
}

/**
 * A way to a server that can be cut: browsers emulate a lost network for a page but not for its service worker, and
 * WebKit's driver not at all.
 */
export async function connectionTo(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const gate = createServer((incoming) => {
    if (isCut) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(Number(port), hostname);
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    restore: () => {
      isCut = false;
    },
  };
}
