import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls back at each change of a file under some folders; returns what stops it. Folder by folder: Node's own recursive
 * watch loses a file on Linux once it is replaced, as git and many editors do.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  const watched = new Map<string, FSWatcher>();
  let isStopped = false;
  const follow = () => {
    if (isStopped) return;
    const there = new Set(folders.flatMap(foldersUnder));
    for (const [folder, watcher] of watched)
      if (!there.has(folder)) {
        watcher.close();
        watched.delete(folder);
      }
    for (const folder of there) if (!watched.has(folder)) add(folder);
  };
  const add = (folder: string) => {
    try {
      const watcher = watch(folder, (event) => {
        // A folder may have come or gone.
        if (event === 'rename') follow();
        onChange();
      });
      watcher.on('error', () => watcher.close());
      watched.set(folder, watcher);
    } catch {
      // It went between the look and the watch.
    }
  };
  follow();
  return () => {
    isStopped = true;
    for (const watcher of watched.values()) watcher.close();
  };
}

function foldersUnder(folder: string): string[] {
  try {
    const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    return [folder, ...inner.flatMap(({ name }) => foldersUnder(join(folder, name)))];
  } catch {
    return [];
  }
}
