import type { StudioState } from '#studio/contract.ts';
import { type SmallStore, smallStore } from '#ui/small-store.ts';

/** What the server says, and whether it is in reach. */
export interface ServerState {
  state: StudioState | null;
  connection: 'connecting' | 'open' | 'lost';
}

/** How long to wait before the stream of a server that closed it is opened again, in milliseconds. */
const RETRY_MS = 1500;

/** Follows the stream of the server's states. */
export function serverState(): { store: SmallStore<ServerState>; connect: () => () => void } {
  const store = smallStore<ServerState>({ state: null, connection: 'connecting' });
  const connect = () => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource('/api/events');
      source.onmessage = ({ data }) =>
        store.write({ state: JSON.parse(data) as StudioState, connection: 'open' });
      source.onerror = () => {
        store.write({ ...store.read(), connection: 'lost' });
        // A browser gives up where the answer is no stream, as of a server that is about to start.
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS);
      };
    };
    open();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  };
  return { store, connect };
}
