import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The way of a browser to the portal. */
export interface Connection {
  /** Address of the portal, without a path. */
  url: string;
  /** Absent where the way leads to another computer: through a gate here its certificate and its cookies would not fit. */
  cut?(): void;
  restore(): void;
}

const isHere = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname);

/**
 * A way to a server that can be cut: browsers emulate a lost network for a page but not for its service worker, and
 * WebKit's driver not at all.
 */
export async function connectionTo(url: string): Promise<Connection> {
  const address = new URL(url);
  if (!isHere(address)) return { url, restore: () => {} };
  const { hostname, port } = address;
  const open = new Set<Socket>();
  let isCut = false;
  const gate = createServer((incoming) => {
    if (isCut) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(Number(port || 80), hostname);
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
