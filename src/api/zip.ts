import { downloadZip } from 'client-zip';
import type { LoadedFile } from './downloads.ts';

/**
 * One archive of files, written while they load, so that no file is in memory twice. A file name that is already taken
 * gets a number: `factura (2).pdf`.
 */
export function zipOf(files: AsyncIterable<LoadedFile>): Promise<Blob> {
  return downloadZip(entriesOf(files)).blob();
}

async function* entriesOf(files: AsyncIterable<LoadedFile>) {
  const taken = new Set<string>();
  for await (const { name, content } of files) {
    const own = freeName(name, taken);
    // Many file systems ignore case.
    taken.add(own.toLowerCase());
    yield { name: own, input: content };
  }
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const ending = /(?<=.)\.[^.]+$/.exec(name)?.[0] ?? '';
  const start = name.slice(0, name.length - ending.length);
  for (let number = 1; ; number += 1) {
    const one = number === 1 ? name : `${start} (${number})${ending}`;
    if (!taken.has(one.toLowerCase())) return one;
  }
}
