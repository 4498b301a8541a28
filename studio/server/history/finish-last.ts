import type { WorkingCopy } from '../files/working-copy.ts';
import type { Journal } from './journal.ts';
import { hashOf, type StoredTexts } from './texts.ts';

/** Finishes a change that a crash, or a full disk, stopped between the journal and the files. */
export function finishLast(copy: WorkingCopy, journal: Journal, texts: StoredTexts): void {
  for (const { file, before, after } of journal.entries().at(-1)?.files ?? []) {
    const now = hashOf(copy.read(file));
    if (now === before && now !== after) copy.write(file, texts.text(after));
  }
}
