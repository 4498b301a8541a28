import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Where `tools/bench.mjs` installs what `tests/bench/packages` lists. */
const FOLDER = resolve('.cache/bench');

/** Loads a module of a package that only benches need, by its path. */
export const importBenchPackage = <T>(path: string): Promise<T> =>
  import(pathToFileURL(resolve(FOLDER, 'node_modules', path)).href);

/** Lets a page that Vite builds import such packages by their names. */
export const benchPackages = (): Plugin => ({
  name: 'lluerna:bench-packages',
  enforce: 'pre',
  resolveId(source, importer) {
    const isOfBench = /^(@jsonforms\/|survey-)/.test(source) && !importer?.startsWith(FOLDER);
    return isOfBench ? this.resolve(source, resolve(FOLDER, 'page.js'), { skipSelf: true }) : null;
  },
});
