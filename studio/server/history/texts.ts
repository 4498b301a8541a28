import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../files/working-copy.ts';

/** Texts of files as they once were, by their hash. */
export interface StoredTexts {
  /** Stores a text and gives its hash; null for no file. */
  store(text: string | null): string | null;
  /** The text of a hash. Throws when it is no longer there. */
  text(hash: string | null): string | null;
}

export const hashOf = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Texts under a folder, each once. */
export function storedTexts(folder: string): StoredTexts {
  return {
    store(text) {
      const hash = hashOf(text);
      if (hash === null || text === null) return null;
      const path = join(folder, hash);
      if (!existsSync(path)) writeWhole(path, text, join(folder, `unfinished-${process.pid}`));
      return hash;
    },
    text: (hash) => (hash === null ? null : readFileSync(join(folder, hash), 'utf8')),
  };
}
