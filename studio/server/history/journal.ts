import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { thing } from '#workbench/edit/studio-messages.ts';

const hash = v.nullable(v.string());

const entry = v.object({
  id: v.number(),
  /** When, by the clock of the server (ISO 8601). */
  at: v.string(),
  by: v.string(),
  kind: v.picklist(['change', 'undo', 'redo']),
  /** The first entry of the step that an undo takes back, or a redo does again. */
  of: v.optional(v.number()),
  thing,
  mark: v.optional(v.string()),
  /** Texts of the changed files by their hash; null for no file. */
  files: v.array(v.object({ file: v.string(), before: hash, after: hash })),
});

/** One change of files, as the journal has it. */
export type JournalEntry = v.InferOutput<typeof entry>;

/** All changes that were made in the Studio, the oldest first. Nothing takes one out or changes it. */
export interface Journal {
  entries(): readonly JournalEntry[];
  /** Writes an entry to the disk before it resolves. Throws when that fails; the journal is then as before. */
  add(entry: Omit<JournalEntry, 'id'>): JournalEntry;
}

/** Opens the journal in a file; a last line that was cut off by a crash is left out. */
export function openJournal(path: string): Journal {
  mkdirSync(dirname(path), { recursive: true });
  const { entries, length } = readJournal(path);
  let size = length;
  return {
    entries: () => entries,
    add(news) {
      const made = { ...news, id: (entries.at(-1)?.id ?? 0) + 1 };
      const line = Buffer.from(`${JSON.stringify(made)}\n`);
      const file = openSync(path, 'a');
      try {
        for (let at = 0; at < line.length; ) at += writeSync(file, line, at);
        fsyncSync(file);
        size += line.length;
      } catch (error) {
        truncateSync(path, size);
        throw error;
      } finally {
        closeSync(file);
      }
      entries.push(made);
      return made;
    },
  };
}

function readJournal(path: string): { entries: JournalEntry[]; length: number } {
  if (!existsSync(path)) return { entries: [], length: 0 };
  const content = readFileSync(path, 'utf8');
  const whole = content.slice(0, content.lastIndexOf('\n') + 1);
  const entries = whole.split('\n').flatMap((line) => {
    const read = line ? v.safeParse(entry, parsed(line)) : undefined;
    return read?.success ? [read.output] : [];
  });
  const length = Buffer.byteLength(whole);
  truncateSync(path, length);
  return { entries, length };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
