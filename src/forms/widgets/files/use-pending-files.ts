import { useRef, useState } from 'react';
import { newIdempotencyKey } from '#forms/engine/submit/idempotency-key.ts';
import { fileName } from './file-kind.ts';
import type { HeicProgress } from './heic/heic-messages.ts';

/** A chosen file on its way into the list. */
export interface PendingFile {
  id: string;
  name: string;
  /** Where it is; of one that waits for those before it, undefined. */
  progress?: HeicProgress | { stage: 'reading' };
}

/** What prepares one file and adds it. */
type Prepare = (
  file: File,
  way: { id: string; signal: AbortSignal; onProgress: (progress: HeicProgress) => void },
) => Promise<void>;

/**
 * Chosen files that are prepared one after another: a telephone has no room for several decoded photos. One that is
 * cancelled is not added, the others are. They go on when the field is no longer shown, as in a step that was left.
 */
export function usePendingFiles(prepare: Prepare) {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const controllers = useRef(new Map<string, AbortController>());

  const leave = (id: string) => {
    controllers.current.delete(id);
    setPending((all) => all.filter((one) => one.id !== id));
  };
  const run = async (id: string, file: File) => {
    const signal = controllers.current.get(id)?.signal;
    if (!signal) return;
    const onProgress = (progress: PendingFile['progress']) =>
      setPending((all) =>
        all.map((one) => (one.id === id && progress ? { ...one, progress } : one)),
      );
    onProgress({ stage: 'reading' });
    try {
      await prepare(file, { id, signal, onProgress });
    } catch (thrown) {
      if (!signal.aborted) throw thrown;
    } finally {
      leave(id);
    }
  };
  const enqueue = (chosen: readonly File[]) => {
    const entries = chosen.map((file) => ({ id: `file:${newIdempotencyKey()}`, file }));
    for (const { id } of entries) controllers.current.set(id, new AbortController());
    setPending((all) => [...all, ...entries.map(({ id, file }) => ({ id, name: fileName(file) }))]);
    // A failure of one is reported, and the others go on.
    for (const { id, file } of entries)
      queue.current = queue.current.catch(() => {}).then(() => run(id, file));
  };
  const cancel = (id: string) => {
    controllers.current.get(id)?.abort();
    leave(id);
  };
  return { pending, enqueue, cancel };
}
