import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { FILE_NAME, LANGUAGE_NAME } from '#tools/config/sources/stray-files.ts';

/** Files of at most so many bytes are read and written: the largest of the repository has a tenth of it. */
export const LARGEST_BYTES = 2_000_000;

const FOLDERS = /^(schemas\/(partners\/([^/]+)\/)?(forms|fragments|wizards|screens)\/)$/;
const SINGLE = /^schemas\/(partners\/([^/]+)\/)?$/;
const TEXTS = /^(schemas\/partners\/([^/]+)\/)?locales\/(([^/]+)\/((forms|fragments)\/)?)?$/;

/** True for a path that a file of the configuration may have. */
export function isConfigurationFile(file: string): boolean {
  const found = /^(.*\/)([^/]+)\.json$/.exec(file);
  const [, folder = '', name = ''] = found ?? [];
  if (!found || !FILE_NAME.test(name)) return false;
  if (SINGLE.test(folder))
    return (
      ['portal', 'conditions', 'deployment'].includes(name) && isPartner(SINGLE.exec(folder)?.[2])
    );
  if (FOLDERS.test(folder)) return isPartner(FOLDERS.exec(folder)?.[3]);
  const texts = TEXTS.exec(folder);
  if (!texts || !isPartner(texts[2])) return false;
  return texts[4] === undefined ? name === 'glossary' : LANGUAGE_NAME.test(texts[4]);
}

const isPartner = (name: string | undefined) => name === undefined || FILE_NAME.test(name);

/** The files of an owner under a folder, read and written as wholes. */
export interface WorkingCopy {
  /** The text of a file; null where there is none. */
  read(file: string): string | null;
  /** Writes a file in one step, or removes it (null). What was there stays when the disk is full. */
  write(file: string, text: string | null): void;
}

/** The working copy under `root`. Both functions throw for a path that is no file of the configuration. */
export function workingCopy(root: string): WorkingCopy {
  const home = realpathSync(root);
  const pathOf = (file: string) => {
    if (!isConfigurationFile(file)) throw new Error(`${file} is no file of the configuration`);
    const path = join(home, file);
    // A folder may be a link to somewhere else.
    const folder = existingFolder(dirname(path));
    if (folder !== home && !folder.startsWith(home + sep))
      throw new Error(`${file} stands outside of the configuration`);
    return path;
  };
  return {
    read(file) {
      try {
        return readFileSync(pathOf(file), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    write(file, text) {
      const path = pathOf(file);
      if (text === null) return rmSync(path, { force: true });
      mkdirSync(dirname(path), { recursive: true });
      // Not beside it: a watcher would take it for a file of the configuration.
      writeWhole(path, text, join(home, '.cache/studio/unfinished.json'));
    },
  };
}

/** Writes a file so that it has either its old or its new content, whatever happens; `beside` is on the same disk, `mode` says who may read a new one. */
export function writeWhole(path: string, text: string, beside: string, mode = 0o666): void {
  mkdirSync(dirname(beside), { recursive: true });
  try {
    writeFileSync(beside, text, { flush: true, mode });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

function existingFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return existingFolder(dirname(folder));
  }
}
