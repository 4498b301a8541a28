/** What was typed and waits for a pause before it is sent. */
export interface PendingEdits {
  /** Sends later, unless more is typed there meanwhile. */
  later: (key: string, send: () => void | Promise<void>) => void;
  /** Sends all of it now: before an undo, before another panel opens, when the page is left. Resolves once it is queued. */
  flush: () => Promise<void>;
}

const PAUSE_MS = 300;

/** Edits that wait for a pause of typing, by their place. */
export function pendingEdits(): PendingEdits {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; run: () => void }>();
  const running = new Set<Promise<void>>();
  return {
    later(key, send) {
      clearTimeout(waiting.get(key)?.timer);
      const run = () => {
        waiting.delete(key);
        const done = send();
        if (!done) return;
        running.add(done);
        void done.finally(() => running.delete(done));
      };
      waiting.set(key, { timer: setTimeout(run, PAUSE_MS), run });
    },
    async flush() {
      for (const { timer, run } of [...waiting.values()]) {
        clearTimeout(timer);
        run();
      }
      await Promise.allSettled(running);
    },
  };
}
