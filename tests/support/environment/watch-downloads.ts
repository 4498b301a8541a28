import { Blob } from 'node:buffer';
import { vi } from 'vitest';

/**
 * Watches what the page saves, which jsdom cannot do. `vi.unstubAllGlobals` and `vi.restoreAllMocks` end it.
 *
 * @returns a mock that is called with the name of each file, empty for one that is shown in a new tab, and the target of
 * its link; and what was in the last file.
 */
export function watchDownloads() {
  const saved = vi.fn<(name: string, target: string) => void>();
  let last: Blob | undefined;
  // The answer comes from Node's fetch, whose Blob is not jsdom's.
  vi.stubGlobal('Blob', Blob);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    last = content as Blob;
    return 'blob:one';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved(this.download, this.target);
  });
  return { saved, content: async () => new Uint8Array((await last?.arrayBuffer()) ?? []) };
}
