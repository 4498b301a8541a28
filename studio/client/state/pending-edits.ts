import { type SmallStore, smallStore } from '#ui/small-store.ts';

/** What was typed and waits for a pause before it is sent. */
export interface PendingEdits {
  /** How many places wait. */
  count: SmallStore<number>;
  /** Sends later, unless more is typed there meanwhile. */
  later: (key: string, send: () => void) => void;
  /** Sends all of it now: before an undo, before another panel opens, when the page is left. */
  flush: () => void;
}

const PAUSE_MS = 300;

/** Edits that wait for a pause of typing, by their place. */
export function pendingEdits(): PendingEdits {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; send: () => void }>();
  const count = smallStore(0);
  return {
    count,
    later(key, send) {
      clearTimeout(waiting.get(key)?.timer);
      const run = () => {
        waiting.delete(key);
        send();
        count.write(waiting.size);
      };
      waiting.set(key, { timer: setTimeout(run, PAUSE_MS), send });
      count.write(waiting.size);
    },
    flush() {
      const all = [...waiting.values()];
      waiting.clear();
      for (const { timer, send } of all) {
        clearTimeout(timer);
        send();
      }
      count.write(0);
    },
  };
}
