import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file name with the hash of the content: the same name always holds the same bytes. */
function hashedName(name: string, extension: string, content: string | Buffer): string {
  return `${name}.${contentHash(content)}.${extension}`;
}

/** Ten hexadecimal digits of SHA-256. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/**
 * Folder of what is published for people and tools, and never served: sources, log, and the headers of a server.
 */
export const PRIVATE_FOLDER = 'private';

/** Files to write into a folder: existing files stay, the pointer is written last. */
export class PublishedFiles {
  readonly contents = new Map<string, string | Buffer>();

  /** Adds a file and returns its path relative to the folder. */
  add(name: string, extension: string, content: string | Buffer): string {
    const file = hashedName(name, extension, content);
    this.contents.set(file, content);
    return file;
  }

  /** Writes all files, then replaces the pointer atomically. */
  write(folder: string, pointerName: string, pointer: string): void {
    for (const [file, content] of this.contents) {
      const path = join(folder, file);
      if (!existsSync(path)) writeWhole(path, content);
    }
    writeWhole(join(folder, pointerName), pointer);
  }
}

/** Writes a file atomically: a reader sees the old content or the new one. */
export function writeWhole(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
