import { expect, test, vi } from 'vitest';
import { serverState } from '#studio/client/api/server-state.ts';

/** A stream that a server still has open. */
class Stream {
  static last: Stream | undefined;
  static readonly CLOSED = 2;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    Stream.last = this;
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  say(state: object) {
    if (this.readyState !== Stream.CLOSED) this.onmessage?.({ data: JSON.stringify(state) });
  }
}

test('a stream that outlives a session does not take the sign-in away while someone types in it', () => {
  vi.stubGlobal('EventSource', Stream);
  const { store, connect, reopen, close } = serverState(async () => ({
    ...{ isTeam: true, hasOpenId: false, who: null },
  }));
  const end = connect();
  const old = Stream.last;
  old?.say({ revision: 1 });
  expect(store.read().connection).toBe('open');
  close();
  old?.say({ revision: 2 });
  expect(store.read()).toMatchObject({ connection: 'signed-out', state: { revision: 1 } });
  reopen();
  Stream.last?.say({ revision: 3 });
  expect(store.read()).toMatchObject({ connection: 'open', state: { revision: 3 } });
  end();
  vi.unstubAllGlobals();
});
