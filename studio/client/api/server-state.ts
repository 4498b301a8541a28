import type { StudioState } from '#studio/contract.ts';
import type { Session } from '#studio/people-contract.ts';
import { type SmallStore, smallStore } from '#ui/small-store.ts';

/** What the server says, and whether it is in reach. */
export interface ServerState {
  state: StudioState | null;
  /** `signed-out`: the server is there, and waits for a sign-in. */
  connection: 'connecting' | 'open' | 'lost' | 'signed-out';
}

/** How long to wait before the stream of a server that closed it is opened again, in milliseconds. */
const RETRY_MS = 1500;

export interface ServerLink {
  store: SmallStore<ServerState>;
  /** Mark of this page among those that are open. */
  tab: string;
  connect: () => () => void;
  /** Begins again after a sign-in or a sign-out. */
  reopen: () => void;
  /** Waits for a sign-in: an old stream that still lives says nothing more, or what is typed there would be lost. */
  close: () => void;
}

/** Follows the stream of the server's states, which only who is signed in gets. */
export function serverState(session: () => Promise<Session>): ServerLink {
  // `randomUUID` is missing where a server is reached without TLS.
  const tab = crypto.getRandomValues(new Uint32Array(4)).join('-');

  const store = smallStore<ServerState>({ state: null, connection: 'connecting' });
  let reopen = () => {};
  let close = () => {};
  const connect = () => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const isSignedOut = () =>
      session().then(
        ({ who }) => who === null,
        () => false,
      );
    const open = () => {
      source = new EventSource(`/api/events?tab=${tab}`);
      source.onmessage = ({ data }) =>
        store.write({ state: JSON.parse(data) as StudioState, connection: 'open' });
      source.onerror = () => {
        const { connection } = store.read();
        if (connection !== 'connecting') store.write({ ...store.read(), connection: 'lost' });
        // A browser gives up where the answer is no stream, as of a server that is about to start, or that wants a sign-in.
        if (source?.readyState !== EventSource.CLOSED) return;
        void isSignedOut().then((isOut) => {
          if (isEnded) return;
          if (isOut) store.write({ ...store.read(), connection: 'signed-out' });
          else timer = setTimeout(open, RETRY_MS);
        });
      };
    };
    open();
    const stop = () => {
      clearTimeout(timer);
      source?.close();
    };
    reopen = () => {
      stop();
      open();
    };
    close = () => {
      stop();
      store.write({ ...store.read(), connection: 'signed-out' });
    };
    return () => {
      isEnded = true;
      stop();
    };
  };
  return { store, tab, connect, reopen: () => reopen(), close: () => close() };
}
